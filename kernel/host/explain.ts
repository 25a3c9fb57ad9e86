import { evaluate, type Facts, type GateState, type Reason } from '@foyer/sdk'
import { type ErrorReport, errorReport } from './error-report.ts'
import { type Cause, causesOf } from './explain-cause.ts'
import { missingOf, tokensOf } from './missing.ts'
import { nearNames } from './near-names.ts'
import { listOf, type PluginRecord, type State } from './record.ts'
import type { Registry } from './registry.ts'

/*
 * For the inspector, the merchant's console and tests. Apart from the host, because no page needs it for its first paint.
 */

/** Why one plugin stands as it does, as data; `explain-in-words.ts` makes sentences of it. */
export interface Explanation {
  readonly plugin: string
  readonly title: string
  readonly state: State
  /** Its gate with everything that it requires taken into account. */
  readonly gate: GateState
  /** Its own gate alone; `broken` where evaluating it throws. */
  readonly own: GateState | 'broken'
  /** What every leaf of its own gate said. */
  readonly reasons: readonly Reason[]
  /** The leaves by which its own gate is what it is. */
  readonly causes: readonly Cause[]
  /** Required tokens that nobody provides, with those that are spelt nearly so. */
  readonly missing: readonly { readonly token: string; readonly near: readonly string[] }[]
  /** What it waits for: `fresh facts`, a trigger, `demand`. */
  readonly waitsFor: string | undefined
  readonly quarantined: boolean
  /** Something that it requires has failed. */
  readonly blocked: boolean
  /** Its errors within the last minute. */
  readonly faults: number
  /** Its last error. */
  readonly error: ErrorReport | undefined
}

/** What there is to explain: a host, or one that is only imagined. */
export interface Scene {
  readonly facts: Facts
  readonly registry: Registry
}

function waitsFor({ manifest, asked, gate, trigger }: PluginRecord, facts: Facts): string | undefined {
  if (gate === 'pending' && manifest.hosts && !facts.fresh) return 'fresh facts'
  if (gate === 'off' || asked) return undefined
  return typeof trigger === 'object' ? `event ${trigger.id}` : (trigger ?? 'demand')
}

function ownGate(
  { id, manifest }: PluginRecord,
  facts: Facts,
): Pick<Explanation, 'own' | 'reasons' | 'causes'> {
  const { when } = manifest
  try {
    const { state: own, reasons } = evaluate(when, facts, id)
    return { own, reasons, causes: when ? causesOf(when, facts, id) : [] }
  } catch {
    return { own: 'broken', reasons: [], causes: [] }
  }
}

function explainOne(record: PluginRecord, { facts, registry }: Scene): Explanation {
  const { id, manifest, state, gate, quarantined, blocked, faults, error } = record
  return {
    plugin: id,
    title: manifest.title,
    state,
    gate,
    ...ownGate(record, facts),
    missing: missingOf(record).map((token) => ({ token, near: nearNames(token, tokensOf(registry)) })),
    waitsFor: waitsFor(record, facts),
    quarantined,
    blocked,
    faults: faults?.length ?? 0,
    error: error && errorReport(error),
  }
}

/** The plugin, then the required one that keeps it from being active, and so on down to the cause (KN-04). */
export function explain(scene: Scene, id: string): readonly Explanation[] {
  const chain: Explanation[] = []
  let at = scene.registry.records.get(id)
  while (at) {
    chain.push(explainOne(at, scene))
    if (at.state === 'active') break
    const required: readonly (PluginRecord | undefined)[] = listOf(at.uses).map(({ service, soft }) =>
      soft ? undefined : service.chosen?.owner,
    )
    // what is off or has failed says more than what merely has not started
    const idle = required.filter((need) => need && need.state !== 'active')
    at = idle.find((need) => need && (need.gate !== 'on' || need.failed || need.blocked)) ?? idle[0]
  }
  return chain
}
