import { evaluate } from '@foyer/sdk'
import { hostError } from './host-error.ts'
import type { Host } from './host.ts'
import { nearNames } from './near-names.ts'
import { missingOf, tokensOf } from './missing.ts'

/**
 * Says once of each plugin that is off what may be a mistake: a token that nobody provides (`PL-MISSING`), a switch that the
 * gateway does not know (`PL-SWITCH`). Loaded when the page is idle.
 */
export function advise(host: Host): void {
  const { facts, registry } = host
  const { report } = host.circumstances()
  for (const record of registry.order) {
    const { id, gate, warned, manifest } = record
    if (gate !== 'off' || warned) continue
    const missing = missingOf(record)
    for (const token of missing) {
      const near = nearNames(token, tokensOf(registry))
      report(
        hostError('PL-MISSING', id, 'register', near.length > 0 ? `${token}; ${near.join(', ')}?` : token),
      )
    }
    const unknown = evaluate(manifest.when, facts, id).reasons.filter(({ note }) => note)
    for (const reason of unknown) report(hostError('PL-SWITCH', id, 'register', reason.gate))
    record.warned = missing.length + unknown.length > 0
  }
}
