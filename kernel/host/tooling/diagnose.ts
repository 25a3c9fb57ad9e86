import { evaluate } from '@foyer/sdk'
import type { Warn } from '../core/host.ts'
import type { ReadonlyHostState } from '../core/host-state.ts'
import { hostError } from '../errors/host-error.ts'
import { hostSnapshot } from './host-snapshot.ts'
import { suggestNames } from './suggest-names.ts'
import { providedTokens, unresolvedTokens } from './unresolved-tokens.ts'

/**
 * Warns about a possible mistake in each plugin that is off: a token without a provider (`PL-MISSING`), a
 * switch that the gateway does not know (`PL-SWITCH`). Loaded when the page is idle.
 */
export function diagnose(state: ReadonlyHostState, warn: Warn, warned: ReadonlySet<string>): void {
  const host = hostSnapshot(state)
  const { facts, plugins } = host
  for (const snapshot of plugins.values()) {
    const { id, gate, plugin } = snapshot
    if (gate !== 'off' || warned.has(id)) continue
    const tokens = unresolvedTokens(snapshot).map((token) =>
      hostError('PL-MISSING', id, 'register', { token, near: suggestNames(token, providedTokens(host)) }),
    )
    const unknown = evaluate(plugin.manifest.when, facts, id).reasons.filter(({ note }) => note)
    const switches = unknown.map(({ gate: leaf }) => {
      const name = leaf.slice('switch:'.length)
      const near = suggestNames(name, Object.keys(facts.switch ?? {}))
      return hostError('PL-SWITCH', id, 'register', { name, near })
    })
    warn(...tokens, ...switches)
  }
}
