import type { Facts } from '@foyer/sdk'
import { type Change, changedFacts } from './change.ts'
import type { Scene } from './explain.ts'
import type { Host } from './host.ts'
import { judge } from './judge.ts'
import { ask, hasNewSettings, survey } from './pass.ts'
import { listOf, type PluginRecord } from './record.ts'
import { Registry } from './registry.ts'
import type { ServiceNode } from './service-node.ts'

/** A host as a change would leave it, if nothing went wrong. Its records are copies: `state` says what would run. */
export interface Rehearsal extends Scene {
  /** Plugins that run now and would still, but would be stopped and started. */
  readonly restarts: ReadonlySet<string>
}

/** Goes through a change on a copy of the host's graph, with the host's own rules. Nothing runs, nothing changes. */
export function rehearse(host: Host, change: Change): Rehearsal {
  const facts: Facts = { ...host.facts, ...changedFacts(host.facts, change) }
  const changed = facts.setting === host.facts.setting ? undefined : facts.setting
  const registry = copyOf(host, changed, change)
  const circumstances = { ...host.circumstances(), facts, report: () => {} }
  const moments = { ...host.moments, member: host.moments.member || facts.session?.['loggedIn'] === true }
  for (const record of registry.order) {
    record.gate = record.next = judge(record, circumstances)
    // what goes off gets another chance
    if (record.gate !== 'on') record.failed = false
    survey(record, undefined)
    for (const { service } of listOf(record.provides)) service.choose()
  }
  for (const record of registry.order.toReversed()) if (record.gate === 'on') ask(record, moments)
  const restarts = new Set<string>()
  for (const copy of registry.order) {
    copy.state = stateOf(copy)
    const record = host.registry.records.get(copy.id)
    if (copy.state !== 'active' || !record?.scope) continue
    if (hasNewSettings(record, changed) || newServices(record, copy, registry, restarts))
      restarts.add(copy.id)
  }
  return { facts, registry, restarts }
}

function copyOf(host: Host, changed: Facts['setting'], { quarantine = [], lift = [] }: Change): Registry {
  const real = host.registry
  const { locked } = host.circumstances()
  const registry = new Registry()
  registry.add([...real.records.values()].map(({ plugin }) => plugin))
  for (const { token, kernel, value } of real.services.values()) {
    const service = registry.service(token)
    service.kernel = kernel
    service.value = value
  }
  for (const copy of registry.order) {
    const record = real.records.get(copy.id)
    if (!record) continue
    const { asked, failed, quarantined, faults, error, module } = record
    const lifted = lift.includes(copy.id)
    Object.assign(copy, { asked, faults, error, module, warned: true })
    copy.failed = failed && !lifted && !hasNewSettings(record, changed)
    copy.quarantined = !lifted && (quarantined || (quarantine.includes(copy.id) && !locked.includes(copy.id)))
  }
  return registry
}

/** Who serves a running plugin, and with what: what a change of services is seen by. */
const heldBy = ({ uses }: PluginRecord): readonly PluginRecord[] =>
  listOf(uses).flatMap(({ held }) => held ?? [])
const givenTo = ({ uses }: PluginRecord, name: string): unknown =>
  listOf(uses).find((use) => use.name === name)?.given

const willServe = ({ providers }: ServiceNode): PluginRecord | undefined =>
  providers.findLast(({ state }) => state === 'active')

/** The state that it would come to rest in. */
function stateOf({ quarantined, gate, failed, asked, uses }: PluginRecord): PluginRecord['state'] {
  if (quarantined) return 'quarantined'
  if (gate === 'off') return 'off'
  if (gate === 'pending') return 'registered'
  if (failed) return 'failed'
  if (!asked) return 'registered'
  const ready = listOf(uses).every(
    ({ service, soft }) => soft || service.kernel || service.chosen?.state === 'active',
  )
  return ready ? 'active' : 'waiting'
}

/** Whether what it was given would be another's, or anew. */
function newServices(
  record: PluginRecord,
  copy: PluginRecord,
  registry: Registry,
  restarts: ReadonlySet<string>,
): boolean {
  const lost = heldBy(record).some(({ id }) => registry.records.get(id)?.gate !== 'on' || restarts.has(id))
  if (lost) return true
  const given = new Map(listOf(record.uses).map(({ name, service }) => [name, service]))
  return listOf(copy.uses).some(({ name, service }) => {
    const now = given.get(name)
    if (service.kernel || !now) return givenTo(record, name) !== now?.value
    const serves = willServe(service)
    const served = now.providers.findLast((provider) => now.valueOf(provider) !== undefined)
    return (
      serves?.id !== served?.id ||
      (serves !== undefined && restarts.has(serves.id)) ||
      givenTo(record, name) !== now.value
    )
  })
}
