import { type Facts, type GateState, holds, type PluginError } from '@foyer/sdk'
import { hostError, textOf } from './host-error.ts'
import type { PluginRecord } from './record.ts'

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
  const { facts, partial, disposed } = circumstances
  const { id, manifest, quarantined, uses } = record
  const { when, hosts } = manifest
  if (quarantined || disposed) return 'off'
  // what reaches another host waits for the gateway's own answer
  let state: GateState = hosts && !facts.fresh ? 'pending' : 'on'
  for (let use = uses; use; use = use.next) {
    if (use.soft) continue
    const { service } = use
    const { chosen, rivals } = service
    const gate = chosen && !rivals ? chosen.next : service.gate(partial)
    if (gate === 'off') return gate
    if (gate === 'pending') state = gate
  }
  try {
    const value = !when || holds(when, facts, id)
    return value ? state : value === undefined ? 'pending' : 'off'
  } catch (error) {
    const { locked, report } = circumstances
    if (!record.warned) report(hostError('PL-GATE', id, 'register', textOf(error), error))
    record.warned = true
    return locked.includes(id) ? state : 'off'
  }
}
