import type { Facts, PluginError } from '@foyer/sdk'
import { testGate } from '@foyer/sdk/internal'
import { hostError, textOf } from '../errors/host-error.ts'
import { isOn, type PluginRecord, type Verdict } from './graph-nodes.ts'

/** The state that gates are resolved by: a host's, or a simulated one. */
export interface GateContext {
  readonly facts: Facts
  /** More plugins and services will be added: a missing one is pending, not off. */
  readonly partial: boolean
  /** The host is disposed: every plugin is off. */
  readonly disposed: boolean
  readonly locked: readonly string[]
  /** Reports a warning about a plugin, at most one for each. */
  readonly warn: (error: PluginError) => void
}

/**
 * Whether a plugin is on: a function of the facts, its requirements and its quarantine (KN-04). It reads the
 * verdicts of the providers, so plugins are resolved in the order of start.
 */
export function resolveGate(record: PluginRecord, context: GateContext): Verdict {
  const { facts, partial } = context
  const { manifest, dependencies } = record
  const { when, origins } = manifest
  const { id } = record
  if (record.quarantined || context.disposed || isDisabled(id, context)) return 'off'
  // a plugin that reaches another origin waits for the gateway's own answer
  let verdict: Verdict = origins && !facts.fresh ? 'pending' : 'on'
  for (let index = 0; index < dependencies.length; index++) {
    const dependency = dependencies[index]
    if (!dependency || dependency.optional) continue
    const required = requiredVerdict(dependency.service.selected?.owner, partial)
    if (required === 'off') return required
    if (required === 'pending' || verdict === 'on') verdict = required
  }
  if (!when) return verdict
  try {
    const value = testGate(when, facts, id)
    return value ? verdict : value === undefined ? 'pending' : 'off'
  } catch (error) {
    context.warn(hostError('PL-GATE', id, 'register', textOf(error), error))
    return context.locked.includes(id) ? verdict : 'off'
  }
}

/** Whether the merchant has disabled a plugin; a locked one stays on. */
export const isDisabled = (id: string, { facts, locked }: Pick<GateContext, 'facts' | 'locked'>): boolean =>
  facts.disabled?.[id] === true && !locked.includes(id)

function requiredVerdict(provider: PluginRecord | undefined, partial: boolean): Verdict {
  if (!provider) return partial ? 'pending' : 'off'
  return isOn(provider.verdict) && provider.lifecycle.failed ? 'blocked' : provider.verdict
}
