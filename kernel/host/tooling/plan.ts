import type { GateState } from '@foyer/sdk'
import type { Host } from '../core/host.ts'
import { type HostSnapshot, type PluginSnapshot, snapshotOf } from './host-snapshot.ts'
import { explain, type Explanation } from './explain.ts'
import type { Change } from './fact-change.ts'
import { suggestNames } from './suggest-names.ts'
import { type Origin, originsOf } from './plan-origins.ts'
import { type PointChange, planPoints } from './plan-points.ts'
import { planSettings, type RefusedSetting } from './plan-settings.ts'
import { planSwitches, type SwitchEffect } from './plan-switches.ts'
import { type Simulation, simulate } from './simulate.ts'

/** The effects of a change on one plugin. */
export interface PluginChange {
  readonly plugin: string
  readonly title: string
  /** Its gate, before and after. */
  readonly before: GateState
  readonly after: GateState
  /** Whether its code runs, before and after. One that is on but does not run waits for its trigger. */
  readonly ran: boolean
  readonly runs: boolean
  /** It runs before and after, and restarts between. */
  readonly restarts: boolean
  /** Required plugins with the same change: it stops or starts with them. */
  readonly follows: readonly string[]
  /** Why it would be in its state, from `explain`. */
  readonly why: readonly Explanation[]
}

/** The synchronous part of a plan: it needs no fetch. */
export interface PlanDiff {
  /** The plugins that stop, dependents first; then those that start, in their order. */
  readonly effects: readonly PluginChange[]
  readonly points: readonly PointChange[]
  /** Plugins whose code would be fetched immediately. */
  readonly fetches: readonly string[]
  /** Foreign origins that become reachable, and those that no longer are. */
  readonly newOrigins: readonly Origin[]
  readonly lostOrigins: readonly Origin[]
}

/** The effects of a change (KN-08). Data only, so that it can be sent over a channel and back to `apply`. */
export interface Plan extends PlanDiff {
  readonly change: Change
  /** A fingerprint of the facts that it was made from; with other facts the plan is stale. */
  readonly basis: string
  /** Switches of the change that the gateway does not know, with similar names. */
  readonly unknownSwitches: readonly { readonly name: string; readonly near: readonly string[] }[]
  readonly refusedSettings: readonly RefusedSetting[]
  /** What its switches do besides: reads while plugins run, gates that stay as they are. */
  readonly switches: readonly SwitchEffect[]
}

/**
 * Computes the effects of a change without applying it. Fetches only the schemas of changed settings. Never
 * rejects.
 */
export async function plan(host: Pick<Host, 'inspect'>, change: Change): Promise<Plan> {
  const refusedSettings = await planSettings(snapshotOf(host), change)
  const snapshot = snapshotOf(host)
  const known = Object.keys(snapshot.facts.switch ?? {})
  const unknown = Object.keys(change.facts?.switch ?? {}).filter((name) => !known.includes(name))
  return {
    change,
    basis: factsFingerprint(snapshot),
    ...planDiff(snapshot, change),
    unknownSwitches: unknown.map((name) => ({ name, near: suggestNames(name, known) })),
    refusedSettings,
    switches: planSwitches(snapshot, simulate(snapshot, change), change),
  }
}

/** Differs for different facts. */
export const factsFingerprint = ({ facts }: Pick<HostSnapshot, 'facts'>): string => JSON.stringify(facts)

/** The part of a plan that needs no fetch. */
export function planDiff(host: HostSnapshot, change: Change): PlanDiff {
  const after = simulate(host, change)
  const changes = pluginChanges(host, after)
  const now = originsOf(host)
  const then = originsOf(after)
  return {
    effects: changes,
    points: planPoints(host, after),
    fetches: changes
      .filter(({ plugin, ran, runs }) => runs && !ran && !host.plugins.get(plugin)?.loaded)
      .map(({ plugin }) => plugin),
    newOrigins: then.filter(isNotIn(now)),
    lostOrigins: now.filter(isNotIn(then)),
  }
}

const isNotIn =
  (list: readonly Origin[]) =>
  ({ kind, origin }: Origin): boolean =>
    !list.some((other) => other.origin === origin && other.kind === kind)

function pluginChanges(host: HostSnapshot, after: Simulation): readonly PluginChange[] {
  const changed = host.order.flatMap((id) => {
    const [before, planned] = [host.plugins.get(id), after.plugins.get(id)]
    if (!before || !planned) return []
    const change = {
      before: before.gate,
      after: planned.gate,
      ran: before.state === 'active',
      runs: planned.state === 'active',
      restarts: after.restarts.has(id),
    }
    const same = change.before === change.after && change.ran === change.runs && !change.restarts
    return same ? [] : [{ plugin: id, title: before.plugin.manifest.title, ...change, planned }]
  })
  const byId = new Map(changed.map((change) => [change.plugin, change]))
  const changes = changed.map(({ planned, ...change }): PluginChange => {
    const follows = requiredPlugins(planned).filter((id) => {
      const other = byId.get(id)
      return other && other.after === change.after && other.restarts === change.restarts
    })
    return { ...change, follows: [...new Set(follows)], why: explain(after, change.plugin) }
  })
  return [...changes.filter(goesDown).reverse(), ...changes.filter((change) => !goesDown(change))]
}
const requiredPlugins = ({ dependencies }: PluginSnapshot): readonly string[] =>
  dependencies.flatMap(({ optional, providers }) => (optional ? [] : providers))
const goesDown = ({ ran, runs, before, after }: PluginChange): boolean =>
  (ran && !runs) || (before === 'on' && after !== 'on')
