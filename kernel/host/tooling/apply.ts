import type { Facts, PluginError } from '@foyer/sdk'
import type { Host } from '../core/host.ts'
import { type HostSnapshot, snapshotOf } from './host-snapshot.ts'
import { hostError } from '../errors/host-error.ts'
import { type ErrorReport, errorReport } from './error-report.ts'
import { type Change, changedFacts, revertedFacts } from './fact-change.ts'
import { factsFingerprint, type Plan, planDiff, type PluginChange } from './plan.ts'

/** The outcome. `refused`: nothing was changed. `rolled back`: a step failed and the change was undone. */
export type ApplyResult =
  | { readonly outcome: 'applied' }
  | { readonly outcome: 'refused'; readonly errors: readonly ErrorReport[] }
  | {
      readonly outcome: 'rolled back'
      readonly errors: readonly ErrorReport[]
      /** Plugins that did not return to their earlier state. */
      readonly unrestored: readonly string[]
    }

export interface ApplyOptions {
  /** Writes facts to a store that passes them to the host at once; default: writes them to the host. */
  readonly write?: (facts: Partial<Facts>) => void
}

/** Hosts to which a plan is being applied. */
const applying = new WeakSet<Host>()

/**
 * Applies a plan and waits until all its effects are complete (KN-08). Rolls everything back when a plugin
 * does not start, does not stop cleanly, or fails meanwhile. Never rejects. Codes: `PL-BUSY`, `PL-STALE`
 * (refused), `PL-PLAN`, and those of the plugins' own errors.
 */
export async function apply(host: Host, plan: Plan, { write }: ApplyOptions = {}): Promise<ApplyResult> {
  if (applying.has(host)) return refused(hostError('PL-BUSY', 'kernel', 'call', 'a plan is being applied'))
  const before = snapshotOf(host)
  if (isStale(before, plan)) return refused(hostError('PL-STALE', 'kernel', 'call', 'plan again'))
  applying.add(host)
  const writeFacts = write ?? ((facts: Partial<Facts>) => void host.update(facts))
  const errors: PluginError[] = []
  const stopListening = host.onError((error) => void errors.push(error))
  try {
    const thrown = await applyChange(host, plan.change, changedFacts(before.facts, plan.change), writeFacts)
    const failures = thrown ? [thrown] : failuresOf(snapshotOf(host), plan, before, errors)
    if (failures.length === 0) return { outcome: 'applied' }
    await rollBack(host, plan.change, before, writeFacts)
    return {
      outcome: 'rolled back',
      errors: failures.map(errorReport),
      unrestored: unrestored(snapshotOf(host), before),
    }
  } finally {
    void stopListening()
    applying.delete(host)
  }
}

const refused = (error: PluginError): ApplyResult => ({ outcome: 'refused', errors: [errorReport(error)] })

/** Whether a plan made now would differ. Both are made by the same code, so their JSON is compared. */
function isStale(
  host: HostSnapshot,
  { change, basis, effects, points, fetches, newOrigins, lostOrigins }: Plan,
): boolean {
  const planned = { effects, points, fetches, newOrigins, lostOrigins }
  return (
    basis !== factsFingerprint(host) || JSON.stringify(planDiff(host, change)) !== JSON.stringify(planned)
  )
}

/**
 * Changes facts, quarantines and reinstates in one step, and waits for all effects. Resolves with a thrown
 * error.
 */
async function applyChange(
  host: Host,
  { quarantine = [], reinstate = [] }: Change,
  facts: Partial<Facts>,
  writeFacts: (facts: Partial<Facts>) => void,
): Promise<PluginError | undefined> {
  try {
    await host.batch(() => {
      writeFacts(facts)
      for (const id of quarantine) void host.quarantine(id)
      for (const id of reinstate) void host.reinstate(id)
    })
    return undefined
  } catch (error) {
    return hostError('PL-PLAN', 'kernel', 'call', String(error), error)
  }
}

const ranIn = (host: HostSnapshot, id: string): boolean => host.plugins.get(id)?.state === 'active'

/** The deviations from the plan, in the order in which they were reported. */
function failuresOf(
  now: HostSnapshot,
  { effects }: Plan,
  before: HostSnapshot,
  errors: readonly PluginError[],
): readonly PluginError[] {
  const planned = new Map(effects.map((effect) => [effect.plugin, effect]))
  const broken = [...now.plugins.values()].filter(
    ({ id, state }) => (planned.get(id)?.runs ?? ranIn(before, id)) && state !== 'active',
  )
  const unclean = errors.filter(({ phase, plugin }) => phase === 'dispose' && willStop(planned.get(plugin)))
  const causes = broken.map(({ id, state, error }) => {
    const own = errors.filter(({ plugin, phase }) => plugin === id && phase !== 'dispose').at(-1)
    return own ?? error ?? hostError('PL-PLAN', id, 'activate', `is ${state}`)
  })
  return [...new Set([...unclean, ...causes])]
}
const willStop = (change: PluginChange | undefined): boolean =>
  change !== undefined && change.ran && (!change.runs || change.restarts)

async function rollBack(
  host: Host,
  change: Change,
  before: HostSnapshot,
  writeFacts: (facts: Partial<Facts>) => void,
): Promise<void> {
  const { quarantine = [], reinstate = [] } = change
  const now = snapshotOf(host)
  const wasQuarantined = (id: string): boolean => before.plugins.get(id)?.quarantined ?? false
  // the failures and quarantines of the attempt are undone too
  const newlyFailed = [...now.plugins.values()].filter(
    ({ id, failed, quarantined }) => (failed && ranIn(before, id)) || (quarantined && !wasQuarantined(id)),
  )
  const requarantined = reinstate.filter(wasQuarantined)
  const reinstated = [...quarantine.filter((id) => !wasQuarantined(id)), ...newlyFailed.map(({ id }) => id)]
  const facts = revertedFacts(now.facts, before.facts, change)
  await applyChange(host, { quarantine: requarantined, reinstate: reinstated }, facts, writeFacts)
}

const unrestored = (now: HostSnapshot, before: HostSnapshot): readonly string[] =>
  [...now.plugins.values()].flatMap(({ id, gate, state }) => {
    const then = before.plugins.get(id)
    return then && (then.gate !== gate || (then.state === 'active' && state !== 'active')) ? [id] : []
  })
