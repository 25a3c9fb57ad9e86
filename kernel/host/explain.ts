import { evaluate, type Facts, type GateState, type PluginError, type Reason } from '@foyer/sdk'
import type { Host } from './host.ts'
import { judge } from './judge.ts'
import { missingOf, tokensOf } from './missing.ts'
import { nearNames } from './near-names.ts'
import { listOf, type PluginRecord, type State } from './record.ts'

/*
 * For the inspector, the merchant's console and tests. Apart from the host, because no page needs it for its first paint.
 */

/** Why one plugin stands as it does. */
export interface Explanation {
  readonly plugin: string
  readonly title: string
  readonly state: State
  /** Its gate with everything that it requires taken into account. */
  readonly gate: GateState
  /** What every leaf of its own gate said. */
  readonly reasons: readonly Reason[]
  /** Required tokens that nobody provides, with those that are spelt nearly so. */
  readonly missing: readonly { readonly token: string; readonly near: readonly string[] }[]
  /** What it waits for: `fresh facts`, a trigger, `demand`. */
  readonly waitsFor: string | undefined
  readonly quarantined: boolean
  /** Its last error. */
  readonly error: PluginError | undefined
}

/** What `host.update(facts)` would change, in the order in which it would. */
export interface Plan {
  readonly stops: readonly string[]
  readonly starts: readonly string[]
}

function waitsFor({ manifest, asked, gate, trigger }: PluginRecord, facts: Facts): string | undefined {
  if (gate === 'pending' && manifest.hosts && !facts.fresh) return 'fresh facts'
  if (gate === 'off' || asked) return undefined
  return typeof trigger === 'object' ? `event ${trigger.id}` : (trigger ?? 'demand')
}

function explainOne(record: PluginRecord, { facts, registry }: Host): Explanation {
  const { manifest, state, gate, quarantined, error } = record
  return {
    plugin: record.id,
    title: manifest.title,
    state,
    gate,
    reasons: evaluate(manifest.when, facts, record.id).reasons,
    missing: missingOf(record).map((token) => ({ token, near: nearNames(token, tokensOf(registry)) })),
    waitsFor: waitsFor(record, facts),
    quarantined,
    error,
  }
}

/** The plugin, then the required one that keeps it from being active, and so on down to the cause (KN-04). */
export function explain(host: Host, id: string): readonly Explanation[] {
  const chain: Explanation[] = []
  let at = host.registry.records.get(id)
  while (at) {
    chain.push(explainOne(at, host))
    if (at.state === 'active') break
    const required: readonly (PluginRecord | undefined)[] = listOf(at.uses).map(({ service, soft }) =>
      soft ? undefined : (service.chosen ?? service.providers[0]),
    )
    at = required.find((need) => need && need.state !== 'active')
  }
  return chain
}

/** What `host.update(facts)` would turn on and off, without doing it. */
export function plan(host: Host, facts: Partial<Facts>): Plan {
  const { order } = host.registry
  const circumstances = { ...host.circumstances(), facts: { ...host.facts, ...facts } }
  for (const record of order) record.next = judge(record, circumstances)
  const starts = order.filter(({ next, gate }) => next === 'on' && gate !== 'on')
  const stops = order.filter(({ next, gate }) => next !== 'on' && gate === 'on').toReversed()
  for (const record of order) record.next = record.gate
  return { stops: stops.map(({ id }) => id), starts: starts.map(({ id }) => id) }
}
