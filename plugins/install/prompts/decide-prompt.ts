import { anySignal, type ContextOf, type ServicesOf, type SessionInfo } from '@foyer/sdk'
import { fetchInstallSettings } from './fetch-install-settings.ts'
import type { InstallSettings } from './install-settings.ts'
import type { manifest } from './manifest.ts'
import { readHistory } from './prompt-history.ts'
import type { KeyedPrompt } from './prompt.ts'
import type { PromptFacts, SkipReason, Verdict } from './prompt-facts.ts'
import { untilKnown } from './until-known.ts'
import { explainPrompts, unprompted } from './which-prompt.ts'

/** What every prompt waits for: it may arrive in a moment. */
const UNKNOWN: readonly SkipReason[] = ['registration date unknown', 'count unknown', 'offer unknown']

/**
 * What is shown now, or nothing; with the reason of each prompt that is on and not shown: `reg_days: threshold not reached;
 * bind_card: has a card`.
 */
export type Decision =
  | { readonly kind: 'show'; readonly prompt: KeyedPrompt; readonly reason: string }
  | { readonly kind: 'skip'; readonly reason: string }

/** For whom, where and when a prompt is looked for. */
export interface PromptQuestion {
  readonly path: string
  /** The member of the page; `undefined`: a guest. */
  readonly member: SessionInfo | undefined
  /** Epoch milliseconds, by the device's clock. */
  readonly now: number
  /** Ends the search. */
  readonly signal: AbortSignal
}

/**
 * Decides what is shown on a page now: asks for the gateway's settings, and waits for what is not known yet, 5 s at most.
 * Shows and stores nothing, and never rejects.
 */
export async function decidePrompt(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  question: PromptQuestion,
): Promise<Decision> {
  const { clock, counts, device, installer } = services
  const { member, now, signal } = question
  const ending = anySignal(signal, context.signal)
  if (ending.aborted) return skip('left')
  const never = unprompted(device.shell, member)
  if (never) return skip(never)
  const settings = await fetchInstallSettings(context, services, ending)
  if (ending.aborted) return skip('left')
  if (!settings) return skip('the settings could not be fetched')
  // The gateway names the registration's date.
  const gatewayNow = clock.gatewayNow() + now - clock.now()
  const explain = (): readonly Verdict[] =>
    explainPrompts(factsOf(context, services, settings, { ...question, now: gatewayNow }))
  // Without the wallet's counts there is nothing to wait for.
  const awaited = UNKNOWN.filter((reason) => reason !== 'count unknown' || counts !== undefined)
  // Those behind the prompt that is shown change nothing.
  const isKnown = (): boolean => {
    const first = explain().find((verdict) => verdict.kind === 'show' || awaited.includes(verdict.reason))
    return first?.kind !== 'skip'
  }
  const stores = [counts?.state, installer?.offer, services.member.current]
  await untilKnown(context, { stores, isKnown, signal: ending })
  return ending.aborted ? skip('left') : decisionOf(explain())
}

const skip = (reason: string): Decision => ({ kind: 'skip', reason })

function decisionOf(verdicts: readonly Verdict[]): Decision {
  const reasons = verdicts.flatMap((verdict) => {
    if (verdict.kind === 'show') return [`${verdict.key} is shown`]
    return verdict.reason === 'off' ? [] : [`${verdict.key}: ${verdict.reason}`]
  })
  const reason = reasons.join('; ') || 'all prompts are off'
  const shown = verdicts.find((verdict) => verdict.kind === 'show')
  return shown ? { kind: 'show', prompt: shown.prompt, reason } : skip(reason)
}

function factsOf(
  { settings: limits, storage }: ContextOf<typeof manifest>,
  { counts, device, installer, member, site }: ServicesOf<typeof manifest>,
  settings: InstallSettings,
  { path, member: owner, now }: PromptQuestion,
): PromptFacts {
  return {
    settings,
    limits,
    counts: owner && counts?.state.get(),
    member: owner && { type: owner.type, regDate: member.current.get()?.regDate },
    device: {
      shell: device.shell,
      host: location.hostname,
      path,
      currency: site.merchant.currency,
      offer: installer && (installer.offer.get() ?? 'unknown'),
    },
    history: readHistory(storage, owner),
    now,
  }
}
