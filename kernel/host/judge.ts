import type { Facts, GateState, PluginError } from '@foyer/sdk'
import { holds } from '@foyer/sdk/internal'
import { hostError, textOf } from './host-error.ts'
import type { PluginRecord } from './record.ts'

/** What gates are judged by: a host, or one that is only imagined. */
export interface Circumstances {
  readonly facts: Facts
  /** More plugins and services are to come: what is missing is pending, not off. */
  readonly partial: boolean
  /** Nothing may be on any more. */
  readonly disposed: boolean
  readonly locked: readonly string[]
  readonly report: (error: PluginError) => void
}

/**
 * Whether a plugin is on: one function of the facts, of what it requires, and of quarantine (KN-04). The providers'
 * `next` must be known, so it is asked in the graph's order.
 */
export function judge(record: PluginRecord, circumstances: Circumstances): GateState {
  const { facts, partial, disposed, locked, report } = circumstances
  const { id, manifest, quarantined } = record
  const { when, hosts } = manifest
  if (quarantined || disposed) return 'off'
  // what reaches another host waits for the gateway's own answer
  let state: GateState = hosts && !facts.fresh ? 'pending' : 'on'
  for (let { uses } = record; uses; uses = uses.next) {
    if (uses.soft) continue
    const { chosen } = uses.service
    const gate = chosen ? chosen.owner.next : partial ? 'pending' : 'off'
    if (gate === 'off') return gate
    if (gate === 'pending') state = gate
  }
  if (!when) return state
  try {
    const value = holds(when, facts, id)
    return value ? state : value === undefined ? 'pending' : 'off'
  } catch (error) {
    if (!record.warned) report(hostError('PL-GATE', id, 'register', textOf(error), error))
    record.warned = true
    return locked.includes(id) ? state : 'off'
  }
}
