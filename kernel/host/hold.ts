import { NO_SERVICES, type PluginRecord } from './record.ts'
import type { PluginScope } from './plugin-scope.ts'
import type { ServiceNode } from './service-node.ts'

/** Whether a provider may be held, as the pass has judged it. */
export const isUsable = ({ state, next, restart }: PluginRecord): boolean =>
  state === 'active' && next === 'on' && !restart

/** Who serves: the chosen one where it runs, else the best of its rivals that does. */
export const serverOf = ({ chosen, rivals }: ServiceNode): PluginRecord | undefined =>
  chosen && isUsable(chosen) ? chosen : rivals?.findLast(isUsable)

/** Of one that is not usable. An optional service on its way is waited for, so that its user need not start twice. */
const isComing = ({ next, asked, blocked, failed }: PluginRecord): boolean =>
  next === 'on' && asked && !blocked && !failed

/** Finds what a plugin will hold; false where that is not there yet, or an optional part of it is on its way. */
export function find(record: PluginRecord): boolean {
  for (let { uses } = record; uses; uses = uses.next) {
    const { service, soft } = uses
    const { chosen, kernel } = service
    const coming = chosen && !isUsable(chosen) && isComing(chosen)
    uses.held = coming ? undefined : serverOf(service)
    if (!uses.held && (soft ? coming : !kernel)) return false
  }
  return true
}

/** Lets go of what a plugin held; returns the providers that nobody holds any more. */
export function release(record: PluginRecord): readonly PluginRecord[] {
  const free: PluginRecord[] = []
  for (let { uses } = record; uses; uses = uses.next) {
    const { held } = uses
    if (held && --held.holders === 0) free.push(held)
    uses.held = uses.given = undefined
  }
  return free
}

/** Gives a plugin its services, of some its own; from here on it holds what was found. */
export function serve(record: PluginRecord, scope: PluginScope): void {
  const services: Record<string, unknown> = {}
  for (let { uses } = record; uses; uses = uses.next) {
    const { held, service } = uses
    const { own } = service
    // one that is on its way out may still be there, held by others: it is not for a newcomer
    const value = held || service.kernel ? service.valueOf(held) : undefined
    if (held) held.holders++
    uses.given = value
    services[uses.name] = own ? own(record.id, (undo) => void scope.defer(undo)) : value
  }
  record.services = record.uses ? services : NO_SERVICES
}
