import type { Facts, PluginError } from '@foyer/sdk'
import { sameData } from '../facts/same-data.ts'
import { batch } from './batch.ts'
import { type Change, changedFacts, revertedFacts } from './change.ts'
import { type ErrorReport, errorReport } from './error-report.ts'
import { hostError } from './host-error.ts'
import type { Host } from './host.ts'
import { orderOf } from './order-of.ts'
import { basisOf, type Effect, forecast, type Plan } from './plan.ts'

/** How it went. `refused`: nothing was done. `rolled back`: it was done, failed, and was undone. */
export type Applied =
  | { readonly outcome: 'applied' }
  | { readonly outcome: 'refused'; readonly errors: readonly ErrorReport[] }
  | {
      readonly outcome: 'rolled back'
      readonly errors: readonly ErrorReport[]
      /** Plugins that did not come back to where they were. */
      readonly unrestored: readonly string[]
    }

export interface ApplyOptions {
  /** Where facts are written, if not straight to the host: whoever keeps them passes them on at once. */
  readonly write?: (facts: Partial<Facts>) => void
}

/** Hosts to which a plan is being applied. */
const busy = new WeakSet<Host>()

/**
 * Does what a plan says and waits until all of it has settled (KN-08). Where a plugin does not come up, is not taken down
 * cleanly, or breaks on the way, everything is put back. Never rejects. Codes: `PL-BUSY`, `PL-STALE` (refused), `PL-PLAN`,
 * and those of the plugins' own errors.
 */
export async function apply(host: Host, plan: Plan, { write }: ApplyOptions = {}): Promise<Applied> {
  if (busy.has(host)) return refused(hostError('PL-BUSY', 'kernel', 'call', 'a plan is being applied'))
  if (isStale(host, plan)) return refused(hostError('PL-STALE', 'kernel', 'call', 'plan again'))
  busy.add(host)
  const put = write ?? ((facts: Partial<Facts>) => void host.update(facts))
  const heard: PluginError[] = []
  const hear = (error: PluginError): void => void heard.push(error)
  host.hearers.add(hear)
  const before = standing(host)
  try {
    const thrown = await make(host, plan.change, changedFacts(host.facts, plan.change), put)
    const failures = thrown ? [thrown] : failuresOf(host, plan, before, heard)
    if (failures.length === 0) return { outcome: 'applied' }
    await rollBack(host, plan.change, before, put)
    return { outcome: 'rolled back', errors: failures.map(errorReport), unrestored: unrestored(host, before) }
  } finally {
    host.hearers.delete(hear)
    busy.delete(host)
  }
}

const refused = (error: PluginError): Applied => ({ outcome: 'refused', errors: [errorReport(error)] })

/** Whether the plan would do something else now than it says. */
function isStale(
  host: Host,
  { change, basis, effects, points, fetches, newOrigins, lostOrigins }: Plan,
): boolean {
  const planned = { effects, points, fetches, newOrigins, lostOrigins }
  return basis !== basisOf(host) || !sameData(forecast(host, change), planned)
}

/** How each plugin stands. */
interface Standing {
  readonly facts: Facts
  readonly plugins: ReadonlyMap<
    string,
    { readonly gate: string; readonly ran: boolean; readonly quarantined: boolean }
  >
}
const standing = ({ facts, registry }: Host): Standing => ({
  facts,
  plugins: new Map(
    orderOf(registry).map(({ id, gate, state, quarantined }) => [
      id,
      { gate, ran: state === 'active', quarantined },
    ]),
  ),
})

/** Changes facts, quarantines and lifts in one step, and waits for all that follows. Resolves with what `put` threw. */
async function make(
  host: Host,
  { quarantine = [], lift = [] }: Change,
  facts: Partial<Facts>,
  put: (facts: Partial<Facts>) => void,
): Promise<PluginError | undefined> {
  try {
    await batch(host, () => {
      put(facts)
      for (const id of quarantine) void host.quarantine(id)
      for (const id of lift) void host.lift(id)
    })
    return undefined
  } catch (error) {
    return hostError('PL-PLAN', 'kernel', 'call', String(error), error)
  }
}

/** What went otherwise than planned, in the order in which it was heard. */
function failuresOf(
  host: Host,
  { effects }: Plan,
  before: Standing,
  heard: readonly PluginError[],
): readonly PluginError[] {
  const { records } = host.registry
  const planned = new Map(effects.map((effect) => [effect.plugin, effect]))
  const shouldRun = (id: string): boolean => planned.get(id)?.runs ?? before.plugins.get(id)?.ran ?? false
  const broken = [...records.values()].filter(({ id, state }) => shouldRun(id) && state !== 'active')
  const unclean = heard.filter(({ phase, plugin }) => phase === 'dispose' && leaves(planned.get(plugin)))
  const causes = broken.map((record) => {
    const own = heard.findLast(({ plugin, phase }) => plugin === record.id && phase !== 'dispose')
    return own ?? record.error ?? hostError('PL-PLAN', record.id, 'activate', `is ${record.state}`)
  })
  return [...new Set([...unclean, ...causes])]
}
const leaves = (effect: Effect | undefined): boolean =>
  effect !== undefined && effect.ran && (!effect.runs || effect.restarts)

async function rollBack(
  host: Host,
  change: Change,
  before: Standing,
  put: (facts: Partial<Facts>) => void,
): Promise<void> {
  const { quarantine = [], lift = [] } = change
  const { records } = host.registry
  const wasQuarantined = (id: string): boolean => before.plugins.get(id)?.quarantined ?? false
  // the attempt counts for nothing: neither its failures nor its quarantines stay
  const fallen = [...records.values()].filter(
    ({ id, failed, quarantined }) =>
      (failed && before.plugins.get(id)?.ran) || (quarantined && !wasQuarantined(id)),
  )
  const again = lift.filter(wasQuarantined)
  const freed = [...quarantine.filter((id) => !wasQuarantined(id)), ...fallen.map(({ id }) => id)]
  const facts = revertedFacts(host.facts, before.facts, change)
  await make(host, { quarantine: again, lift: freed }, facts, put)
}

const unrestored = (host: Host, before: Standing): readonly string[] =>
  [...standing(host).plugins].flatMap(([id, { gate, ran }]) => {
    const then = before.plugins.get(id)
    return then && (then.gate !== gate || (then.ran && !ran)) ? [id] : []
  })
