import type { Facts } from '@foyer/sdk'
import { type Change, changedFacts } from './change.ts'
import type { Scene } from './explain.ts'
import type { Host } from './host.ts'
import { judge } from './judge.ts'
import { ask, hasNewSettings, survey } from './pass.ts'
import { providersOf } from './providers-of.ts'
import { orderOf } from './order-of.ts'
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
  const { partial, disposed, locked } = host
  const circumstances = { facts, partial, disposed, locked, report: () => {} }
  const moments = { ...host.moments, member: host.moments.member || facts.session?.['loggedIn'] === true }
  for (const record of orderOf(registry)) {
    record.gate = record.next = judge(record, circumstances)
    // what goes off gets another chance
    if (record.gate !== 'on') record.failed = false
    survey(record, undefined)
  }
  for (const record of orderOf(registry).toReversed()) if (record.gate === 'on') ask(record, moments)
  const restarts = new Set<string>()
  for (const copy of orderOf(registry)) {
    copy.state = stateOf(copy)
    const record = host.registry.records.get(copy.id)
    if (copy.state !== 'active' || !record?.scope) continue
    if (hasNewSettings(record, changed) || newServices(record, copy, restarts)) restarts.add(copy.id)
  }
  return { facts, registry, restarts }
}

function copyOf(host: Host, changed: Facts['setting'], { quarantine = [], lift = [] }: Change): Registry {
  const real = host.registry
  const { locked } = host
  const registry = new Registry()
  registry.add([...real.records.values()].map(({ plugin }) => plugin))
  for (const { name, value } of listOf(real.kernel.provides)) registry.provide(name, value)
  for (const copy of orderOf(registry)) {
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

/** Who would serve, where everything has come to rest. */
const willServe = (service: ServiceNode): string | undefined =>
  providersOf(service).find(({ state }) => state === 'active')?.id

/** The state that it would come to rest in. */
function stateOf({ quarantined, gate, failed, asked, uses }: PluginRecord): PluginRecord['state'] {
  if (quarantined) return 'quarantined'
  if (gate === 'off') return 'off'
  if (gate === 'pending') return 'registered'
  if (failed) return 'failed'
  if (!asked) return 'registered'
  const ready = listOf(uses).every(({ service, soft }) => soft || service.chosen?.owner.state === 'active')
  return ready ? 'active' : 'waiting'
}

/** Whether what it holds would be another's, or anew. */
function newServices(record: PluginRecord, copy: PluginRecord, restarts: ReadonlySet<string>): boolean {
  const held = new Map(listOf(record.uses).map((use) => [use.name, use.held?.owner.id]))
  return listOf(copy.uses).some(({ name, service }) => {
    const id = willServe(service)
    return id !== held.get(name) || (id !== undefined && restarts.has(id))
  })
}
