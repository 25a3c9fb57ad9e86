import { gateSwitches } from './gate-switches.ts'
import { explain, type Explanation } from './explain.ts'
import { type Change, changedFacts } from './fact-change.ts'
import type { HostSnapshot, PluginSnapshot } from './host-snapshot.ts'

/** A plugin whose gate reads a switch and stays in its state, with the reason. */
export interface UnchangedPlugin {
  readonly plugin: string
  readonly title: string
  readonly why: readonly Explanation[]
}

/** What a switch of a change does besides turning plugins on and off. */
export interface SwitchEffect {
  readonly name: string
  /** Its position after the change. */
  readonly on: boolean
  /** Plugins that read it while they run and will not be off. */
  readonly readers: readonly string[]
  /** Plugins that read it while they run, and are off before and after: it decides nothing for them yet. */
  readonly idleReaders: readonly string[]
  readonly unchanged: readonly UnchangedPlugin[]
  /** No plugin names it. */
  readonly unread: boolean
}

/**
 * The effects of a change's switches that no gate shows.
 * @param after the host with the change applied
 */
export function planSwitches(
  host: HostSnapshot,
  after: HostSnapshot,
  change: Change,
): readonly SwitchEffect[] {
  const before = host.facts.switch ?? {}
  const now = changedFacts(host.facts, change).switch ?? {}
  return Object.keys(change.facts?.switch ?? {})
    .filter((name) => before[name] !== now[name])
    .map((name) => switchEffect(host, after, name, now[name] === true))
}

function switchEffect(host: HostSnapshot, after: HostSnapshot, name: string, on: boolean): SwitchEffect {
  const plugins = [...after.plugins.values()]
  const reading = plugins.filter(({ plugin }) => plugin.manifest.readsSwitches?.includes(name))
  const gated = plugins.filter(({ plugin }) => gateSwitches(plugin.manifest.when).includes(name))
  return {
    name,
    on,
    readers: reading.filter(({ gate }) => gate !== 'off').map(({ id }) => id),
    idleReaders: reading
      .filter((planned) => planned.gate === 'off' && isUnchanged(host.plugins.get(planned.id), planned))
      .map(({ id }) => id),
    unchanged: gated
      .filter((planned) => isUnchanged(host.plugins.get(planned.id), planned))
      .map(({ id, plugin }) => ({ plugin: id, title: plugin.manifest.title, why: explain(after, id) })),
    unread: reading.length + gated.length === 0,
  }
}

const isUnchanged = (before: PluginSnapshot | undefined, { gate }: PluginSnapshot): boolean =>
  before?.gate === gate
