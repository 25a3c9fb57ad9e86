import { evaluate } from '@foyer/sdk'
import { hostError } from './host-error.ts'
import type { Host } from './host.ts'
import { nearNames } from './near-names.ts'
import { orderOf } from './order-of.ts'
import { missingOf, tokensOf } from './missing.ts'

/**
 * Says once of each plugin that is off what may be a mistake: a token that nobody provides (`PL-MISSING`), a switch that the
 * gateway does not know (`PL-SWITCH`). Loaded when the page is idle.
 */
export function advise(host: Host): void {
  const { facts, registry, report } = host
  for (const record of orderOf(registry)) {
    const { id, gate, warned, manifest } = record
    if (gate !== 'off' || warned) continue
    const missing = missingOf(record)
    for (const token of missing)
      report(hostError('PL-MISSING', id, 'register', withNear(token, tokensOf(registry))))
    const unknown = evaluate(manifest.when, facts, id).reasons.filter(({ note }) => note)
    for (const { gate: leaf } of unknown) {
      const name = leaf.slice('switch:'.length)
      report(hostError('PL-SWITCH', id, 'register', withNear(name, Object.keys(facts.switch ?? {}))))
    }
    record.warned = missing.length + unknown.length > 0
  }
}

/** The name that is not there, with those that are spelt nearly so. */
function withNear(name: string, names: readonly string[]): string {
  const near = nearNames(name, names)
  return near.length > 0 ? `${name}; ${near.join(', ')}?` : name
}
