import { evaluate, type Facts, type GateState, type PluginState, type Reason } from '@foyer/sdk'
import { isDisabled } from '../core/resolve-gate.ts'
import type { HostSnapshot, PluginSnapshot } from './host-snapshot.ts'
import { type ErrorReport, errorReport } from './error-report.ts'
import { type Cause, causesOf } from './explain-cause.ts'
import { suggestNames } from './suggest-names.ts'
import { providedTokens, unresolvedTokens } from './unresolved-tokens.ts'

/*
 * For the inspector, the merchant's console and tests. Separate from the host, because the first paint does
 * not need it.
 */

/** Why one plugin is in its state, as data; `formatExplanation` makes sentences of it. */
export interface Explanation {
  readonly plugin: string
  readonly title: string
  readonly state: PluginState
  /** Its gate combined with everything that it requires. */
  readonly gate: GateState
  /** Its own gate alone; `broken` when evaluating it throws. */
  readonly own: GateState | 'broken'
  /** The value of every leaf of its own gate. */
  readonly reasons: readonly Reason[]
  /** The leaves that decide its own gate. */
  readonly causes: readonly Cause[]
  /** Required tokens without a provider, with similar names. */
  readonly missing: readonly { readonly token: string; readonly near: readonly string[] }[]
  /** What it waits for: `fresh facts`, a trigger, `demand`. */
  readonly waitsFor: string | undefined
  readonly quarantined: boolean
  /** The merchant has disabled it. */
  readonly disabled: boolean
  /** A plugin that it requires has failed. */
  readonly blocked: boolean
  /** Its errors within the last minute. */
  readonly errorCount: number
  /** Its last error. */
  readonly error: ErrorReport | undefined
}

type ExplainInput = Pick<HostSnapshot, 'facts' | 'plugins' | 'kernelTokens' | 'locked'>

function waitsFor({ plugin, demanded, gate, trigger }: PluginSnapshot, facts: Facts): string | undefined {
  if (gate === 'pending' && plugin.manifest.origins && !facts.fresh) return 'fresh facts'
  if (gate === 'off' || demanded) return undefined
  return typeof trigger === 'object' ? `event ${trigger.id}` : (trigger ?? 'demand')
}

function ownGate(
  { id, plugin }: PluginSnapshot,
  facts: Facts,
): Pick<Explanation, 'own' | 'reasons' | 'causes'> {
  const { when } = plugin.manifest
  try {
    const { state: own, reasons } = evaluate(when, facts, id)
    return { own, reasons, causes: when ? causesOf(when, facts, id) : [] }
  } catch {
    return { own: 'broken', reasons: [], causes: [] }
  }
}

function explainOne(snapshot: PluginSnapshot, input: ExplainInput): Explanation {
  const { id, plugin, state, gate, quarantined, blocked, errors, error } = snapshot
  return {
    plugin: id,
    title: plugin.manifest.title,
    state,
    gate,
    ...ownGate(snapshot, input.facts),
    missing: unresolvedTokens(snapshot).map((token) => ({
      token,
      near: suggestNames(token, providedTokens(input)),
    })),
    waitsFor: waitsFor(snapshot, input.facts),
    quarantined,
    disabled: isDisabled(id, input),
    blocked,
    errorCount: errors,
    error: error && errorReport(error),
  }
}

/** The plugin, then the required plugin that keeps it from being active, and so on to the cause (KN-04). */
export function explain(input: ExplainInput, id: string): readonly Explanation[] {
  const { plugins } = input
  const chain: Explanation[] = []
  let at = plugins.get(id)
  while (at) {
    chain.push(explainOne(at, input))
    if (at.state === 'active') break
    const inactive = at.dependencies.flatMap(({ optional, selected }) => {
      const provider = optional ? undefined : plugins.get(selected ?? '')
      return provider && provider.state !== 'active' ? [provider] : []
    })
    // a plugin that is off or failed explains more than one that has only not started
    at = inactive.find(({ gate, failed, blocked }) => gate !== 'on' || failed || blocked) ?? inactive[0]
  }
  return chain
}
