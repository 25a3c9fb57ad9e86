import type { ContextOf, PopUp, PopUpDecision, PopUpPriority, PopUpContext, ServicesOf } from '@foyer/sdk'
import { AFTER_CHECK_MS, AFTER_LOGIN_MS } from './constants.ts'
import type { Decision } from './decide-prompt.ts'
import type { manifest } from './manifest.ts'

/**
 * The prompts of the home screen as pop-ups: the forced ones, and those that can be closed. They share one decision, so at
 * most one of the two has something to show.
 */
export function promptPopUps(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): readonly PopUp[] {
  /** By the signal of a visit, or of the console's question. */
  const decisions = new WeakMap<AbortSignal, Promise<Decision>>()

  const popUp = (key: string, priority: PopUpPriority, forced: boolean): PopUp => ({
    key,
    priority,
    delayMs: ({ member }) => (member ? AFTER_LOGIN_MS : AFTER_CHECK_MS),
    decide: (moment) => decide(moment, forced),
  })

  async function decide(moment: PopUpContext, forced: boolean): Promise<PopUpDecision> {
    const { signal } = moment
    const deciding = decisions.get(signal) ?? decideOnce(moment)
    decisions.set(signal, deciding)
    const decision = await deciding
    if (decision.kind === 'skip') return decision
    const { prompt, reason } = decision
    if (prompt.forced !== forced) return { kind: 'skip', reason: `${prompt.key} goes first` }
    const { openPrompt } = await import('./open-prompt.tsx')
    return { kind: 'show', open: () => openPrompt(context, services, prompt, signal), reason }
  }

  async function decideOnce(moment: PopUpContext): Promise<Decision> {
    const { decidePrompt } = await import('./decide-prompt.ts')
    return decidePrompt(context, services, moment)
  }

  return [popUp('install-forced', 'forced-install', true), popUp('install', 'prompt', false)]
}
