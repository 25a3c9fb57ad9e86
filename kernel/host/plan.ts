import type { GateState } from '@foyer/sdk'
import type { Change } from './change.ts'
import { explain, type Explanation } from './explain.ts'
import type { Host } from './host.ts'
import { nearNames } from './near-names.ts'
import { type Origin, originsOf } from './plan-origins.ts'
import { type PointChange, planPoints } from './plan-points.ts'
import { planSettings, type RefusedSetting } from './plan-settings.ts'
import { listOf } from './record.ts'
import { providersOf } from './providers-of.ts'
import { orderOf } from './order-of.ts'
import { type Rehearsal, rehearse } from './rehearse.ts'

/** What a change does to one plugin. */
export interface Effect {
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
  /** Why it would stand as it would, as `explain` gives it. */
  readonly why: readonly Explanation[]
}

/** What would happen, whatever is fetched or typed: the part that has no promises in it. */
export interface Forecast {
  /** Those that go, users before what they use; then those that come, in the order in which they do. */
  readonly effects: readonly Effect[]
  readonly points: readonly PointChange[]
  /** Plugins whose code would be fetched at once. */
  readonly fetches: readonly string[]
  /** Foreign hosts that could newly be reached, and that no longer could. */
  readonly newOrigins: readonly Origin[]
  readonly lostOrigins: readonly Origin[]
}

/** What a change would do (KN-08). Data only: it may cross a channel, and `apply` takes it back. */
export interface Plan extends Forecast {
  readonly change: Change
  /** The facts that it was made from, in short; with others it is stale. */
  readonly basis: string
  /** Switches of the change that the gateway does not know, with those that are spelt nearly so. */
  readonly unknownSwitches: readonly { readonly name: string; readonly near: readonly string[] }[]
  readonly refusedSettings: readonly RefusedSetting[]
}

/** Says what a change would do, without doing it. Only schemas of changed settings are fetched. Never rejects. */
export async function plan(host: Host, change: Change): Promise<Plan> {
  const refusedSettings = await planSettings(host, change)
  const known = Object.keys(host.facts.switch ?? {})
  const unknown = Object.keys(change.facts?.switch ?? {}).filter((name) => !known.includes(name))
  return {
    change,
    basis: basisOf(host),
    ...forecast(host, change),
    unknownSwitches: unknown.map((name) => ({ name, near: nearNames(name, known) })),
    refusedSettings,
  }
}

/** Tells facts apart. */
export const basisOf = ({ facts }: Host): string => JSON.stringify(facts)

/** The plan without what has to be fetched for it. */
export function forecast(host: Host, change: Change): Forecast {
  const after = rehearse(host, change)
  const effects = effectsOf(host, after)
  const now = originsOf(host)
  const then = originsOf(after)
  const { records } = host.registry
  return {
    effects,
    points: planPoints(host, after),
    fetches: effects
      .filter(({ plugin, ran, runs }) => runs && !ran && !records.get(plugin)?.module)
      .map(({ plugin }) => plugin),
    newOrigins: then.filter(isNotIn(now)),
    lostOrigins: now.filter(isNotIn(then)),
  }
}

const isNotIn =
  (list: readonly Origin[]) =>
  ({ kind, origin }: Origin): boolean =>
    !list.some((other) => other.origin === origin && other.kind === kind)

function effectsOf(host: Host, after: Rehearsal): readonly Effect[] {
  const changed = orderOf(host.registry).flatMap((record) => {
    const copy = after.registry.records.get(record.id)
    if (!copy) return []
    const { id, manifest, gate: before } = record
    const effect = {
      before,
      after: copy.gate,
      ran: record.state === 'active',
      runs: copy.state === 'active',
      restarts: after.restarts.has(id),
    }
    const same = before === copy.gate && effect.ran === effect.runs && !effect.restarts
    return same ? [] : [{ plugin: id, title: manifest.title, ...effect, uses: listOf(copy.uses) }]
  })
  const byId = new Map(changed.map((effect) => [effect.plugin, effect]))
  const goes = ({
    ran,
    runs,
    before,
    after: then,
  }: Pick<Effect, 'ran' | 'runs' | 'before' | 'after'>): boolean =>
    (ran && !runs) || (before === 'on' && then !== 'on')
  const effects = changed.map(({ uses, ...effect }): Effect => {
    const required = uses.filter(({ soft }) => !soft).flatMap(({ service }) => providersOf(service))
    const follows = required.flatMap(({ id }) => {
      const other = byId.get(id)
      return other && other.after === effect.after && other.restarts === effect.restarts ? [id] : []
    })
    return { ...effect, follows: [...new Set(follows)], why: explain(after, effect.plugin) }
  })
  return [...effects.filter(goes).toReversed(), ...effects.filter((effect) => !goes(effect))]
}
