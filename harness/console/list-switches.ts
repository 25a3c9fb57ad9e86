import type { PluginReport } from '../../kernel/inspection/channel.ts'
import type { PageView } from '../panel/inspector.ts'
import { switchTitle } from './switch-words.ts'

/** A plugin that a switch concerns. */
export type ConcernedPlugin = Pick<PluginReport, 'id' | 'title' | 'shows'>

/** A switch as the console lists it. */
export interface ListedSwitch {
  readonly name: string
  readonly title: string
  readonly on: boolean
  /** A plugin reads it, and the gateway's answer lacks it: the merchant's profile does not name it yet. */
  readonly unnamed: boolean
  /** Plugins that are on or off by it. */
  readonly decides: readonly ConcernedPlugin[]
  /** Plugins that read it while they run. */
  readonly readBy: readonly ConcernedPlugin[]
  /** Foreign plugins that are fetched while it is on, by id, unless they are loaded and listed above. */
  readonly fetches: readonly string[]
}

/**
 * The gateway's switches in its order, then those that only plugins and foreign entries name, so that a new plugin can be turned on
 * before a profile names its switch.
 *
 * @param profile - the switches of the merchant's profile, shown until the page has reported
 */
export function listSwitches(
  view: Pick<PageView, 'switches' | 'plugins' | 'foreign'> | undefined,
  profile: Readonly<Record<string, boolean>>,
): readonly ListedSwitch[] {
  const { plugins = [], foreign = [], switches: named = profile } = view ?? {}
  const read = [
    ...plugins.flatMap(({ switches, readsSwitches }) => [...switches, ...readsSwitches]),
    ...foreign.flatMap(({ switch: name }) => name ?? []),
  ]
  const unnamed = [...new Set(read)].filter((name) => !Object.hasOwn(named, name)).sort()
  const listed = (name: string, on: boolean, isUnnamed: boolean): ListedSwitch => {
    const decides = plugins.filter(({ switches }) => switches.includes(name)).map(concerned)
    return {
      name,
      title: switchTitle(name),
      on,
      unnamed: isUnnamed,
      decides,
      readBy: plugins.filter(({ readsSwitches }) => readsSwitches.includes(name)).map(concerned),
      fetches: foreign
        .filter((entry) => entry.switch === name && !decides.some(({ id }) => id === entry.id))
        .map(({ id }) => id),
    }
  }
  return [
    ...Object.entries(named).map(([name, on]) => listed(name, on, false)),
    ...unnamed.map((name) => listed(name, false, true)),
  ]
}

const concerned = ({ id, title, shows }: PluginReport): ConcernedPlugin => ({ id, title, shows })
