import type { GateState } from '@foyer/sdk'
import type { Host } from '../core/host.ts'
import { type HostSnapshot, type PluginSnapshot, snapshotOf } from './host-snapshot.ts'
import { explain, type Explanation } from './explain.ts'
import type { Change } from './fact-change.ts'
import { suggestNames } from './suggest-names.ts'
import { type Origin, originsOf } from './plan-origins.ts'
import { type PointChange, planPoints } from './plan-points.ts'
import { planSettings, type RefusedSetting } from './plan-settings.ts'
import { type Simulation, simulate } from './simulate.ts'

/** What a change does to one plugin. */
export interface PluginChange {
  readonly plugin: string
  readonly title: string
  /** Its gate, now and then. */
  readonly before: GateState
  readonly after: GateState
  /** Whether its code runs, now and then. On without running: its code starts when its trigger comes. */
  readonly ran: boolean
  readonly runs: boolean
  /** It runs before and after, but is stopped and started. */
  readonly restarts: boolean
  /** Required plugins that change likewise: it goes, or comes back, with them. */
  readonly follows: readonly string[]
  /** Why it would be in its state, as `explain` gives it. */
  readonly why: readonly Explanation[]
}

/** What would happen, whatever is fetched or typed: the part that has no promises in it. */
export interface PlanDiff {
  /** Those that go, users before what they use; then those that come, in the order in which they do. */
  readonly effects: readonly PluginChange[]
  readonly points: readonly PointChange[]
  /** Plugins whose code would be fetched at once. */
  readonly fetches: readonly string[]
  /** Foreign hosts that could newly be reached, and that no longer could. */
  readonly newOrigins: readonly Origin[]
  readonly lostOrigins: readonly Origin[]
}

/** What a change would do (KN-08). Data only: it may cross a channel, and `apply` takes it back. */
export interface Plan extends PlanDiff {
  readonly change: Change
  /** The facts that it was made from, in short; with others it is stale. */
  readonly basis: string
  /** Switches of the change that the gateway does not know, with those that are spelt nearly so. */
  readonly unknownSwitches: readonly { readonly name: string; readonly near: readonly string[] }[]
  readonly refusedSettings: readonly RefusedSetting[]
}

/** Says what a change would do, without doing it. Only schemas of changed settings are fetched. Never rejects. */
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
  }
}

/** Tells facts apart. */
export const factsFingerprint = ({ facts }: Pick<HostSnapshot, 'facts'>): string => JSON.stringify(facts)

/** The plan without what has to be fetched for it. */
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
  return [...changes.filter(goesDown).toReversed(), ...changes.filter((change) => !goesDown(change))]
}
const requiredPlugins = ({ dependencies }: PluginSnapshot): readonly string[] =>
  dependencies.flatMap(({ optional, providers }) => (optional ? [] : providers))
const goesDown = ({ ran, runs, before, after }: PluginChange): boolean =>
  (ran && !runs) || (before === 'on' && after !== 'on')
