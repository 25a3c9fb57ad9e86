import { evaluate, type PluginError } from '@foyer/sdk'
import type { Warn } from '../core/host-options.ts'
import type { ReadonlyHostState } from '../core/host-state.ts'
import { hostError } from '../errors/host-error.ts'
import type { PointType } from '../extension-points/extension-point-store.ts'
import { hostSnapshot, type PluginSnapshot } from './host-snapshot.ts'
import { entriesOf } from '../extension-points/manifest-entry.ts'
import { suggestNames } from './suggest-names.ts'
import { providedTokens, unresolvedTokens } from './unresolved-tokens.ts'

/**
 * Warns about a possible mistake in each plugin: where it is off, a token without a provider (`PL-MISSING`),
 * or a switch that the gateway does not know (`PL-SWITCH`); where it is on, a contribution that nobody reads
 * (`PL-UNREAD`); and about a name under `disabled` that no plugin has (`PL-DISABLED`). Loaded when the page is
 * idle.
 *
 * @param foreign the foreign plugins that the page may load; `undefined`: no warnings about switches and
 * disabled names, of which the bake warns once for all pages, and players' consoles need none
 */
export function diagnose(
  state: ReadonlyHostState,
  warn: Warn,
  warned: ReadonlySet<string>,
  foreign: readonly { readonly id: string }[] | undefined,
): void {
  const host = hostSnapshot(state)
  const { facts, plugins } = host
  for (const snapshot of plugins.values()) {
    const { id, gate, plugin } = snapshot
    if (warned.has(id)) continue
    if (gate === 'on') warn(...unreadContributions(state, snapshot))
    if (gate !== 'off') continue
    const tokens = unresolvedTokens(snapshot).map((token) =>
      hostError('PL-MISSING', id, 'register', { token, near: suggestNames(token, providedTokens(host)) }),
    )
    const unknown = evaluate(plugin.manifest.when, facts, id).reasons.filter(({ note }) => note)
    const unnamed = unknown.map(({ gate: leaf }) => {
      const name = leaf.slice('switch:'.length)
      const near = suggestNames(name, Object.keys(facts.switch ?? {}))
      return hostError('PL-SWITCH', id, 'register', { name, near })
    })
    warn(...tokens, ...(foreign ? unnamed : []))
  }
  if (!foreign) return
  const ids = [...plugins.keys(), ...foreign.map(({ id }) => id)]
  for (const id of Object.keys(facts.disabled ?? {}))
    if (!ids.includes(id) && !warned.has(id))
      warn(hostError('PL-DISABLED', id, 'register', { near: suggestNames(id, ids) }))
}

/**
 * `PL-UNREAD` for each point of a plugin that no plugin of the site can read. A reader that is only off is no
 * mistake. A point that no area declares belongs to a foreign plugin: it must have been read by now.
 */
function unreadContributions(
  { border, extensions, graph }: ReadonlyHostState,
  { id, plugin }: PluginSnapshot,
): readonly PluginError[] {
  if (!border) return []
  const points = new Map(
    entriesOf(plugin.manifest).map((entry) => [(entry.at ?? entry).id, entry.at ?? entry]),
  )
  return [...points.values()].flatMap((point) => {
    const { id: name = '' } = point
    const readers = border.readersOf(name)
    if (readers === 'site' || readers?.some((reader) => graph.records.has(reader))) return []
    if (!readers && extensions.get(point as PointType).read) return []
    return [hostError('PL-UNREAD', id, 'register', { point: name, readers: readers ?? [] })]
  })
}
