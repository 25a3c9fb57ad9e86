import { NO_SERVICES, type PluginRecord } from './record.ts'
import type { PluginScope } from './plugin-scope.ts'
import type { Provision, ServiceNode, Use } from './service-node.ts'

/** Whether a service may be held, as the pass has judged its provider. */
const isUsable = ({ owner: { state, next, restart } }: Provision): boolean =>
  state === 'active' && next === 'on' && !restart

/** Who serves: the chosen one where it runs, else the best of its rivals that does. */
export function serverOf({ chosen, top }: ServiceNode): Provision | undefined {
  let server = chosen
  if (server && !isUsable(server)) for (server = top; server && !isUsable(server);) server = server.below
  return server
}

/** Of one that is not usable. An optional service on its way is waited for, so that its user need not start twice. */
const isComing = ({ owner: { next, asked, blocked, failed } }: Provision): boolean =>
  next === 'on' && asked && !blocked && !failed

/** Finds what a plugin will hold; false where that is not there yet, or an optional part of it is on its way. */
export function find(record: PluginRecord): boolean {
  for (let { uses } = record; uses; uses = uses.next) {
    const { service, soft } = uses
    const { chosen } = service
    const coming = chosen && !isUsable(chosen) && isComing(chosen)
    uses.held = coming ? undefined : serverOf(service)
    if (!uses.held && (!soft || coming)) return false
  }
  return true
}

/** Gives a plugin its services, of some its own; from here on it holds what was found. */
export function serve(record: PluginRecord, scope: PluginScope): void {
  const services: Record<string, unknown> = (record.services = {})
  for (let use: Use | undefined = record.uses; use; use = use.next) {
    const { held, service, name } = use
    const { own } = service
    if (held) held.owner.holders++
    services[name] = own ? own(record.id, (undo) => void scope.defer(undo)) : held?.value
  }
}

/** Lets go of what a plugin held; returns the providers that nobody holds any more. */
export function release(record: PluginRecord): readonly PluginRecord[] {
  const free: PluginRecord[] = []
  for (let { uses } = record; uses; uses = uses.next) {
    const { held } = uses
    if (held && --held.owner.holders === 0) free.push(held.owner)
    uses.held = undefined
  }
  record.services = NO_SERVICES
  return free
}
