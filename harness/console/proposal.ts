import type { Change } from '../../kernel/host/tooling/fact-change.ts'
import type { Words } from '../../kernel/host/tooling/words.ts'
import type { WorldPatch } from '../gateway-client.ts'
import { settingLabel } from '../plugins/setting-fields.ts'
import { switchTitle } from './switch-words.ts'

type Settings = Readonly<Record<string, unknown>>

/** A merchant's proposed change, before it is planned and applied. */
export interface Proposal {
  readonly switches: Readonly<Record<string, boolean>>
  /** Whether a plugin shall be disabled, by id. */
  readonly disabled: Readonly<Record<string, boolean>>
  /** By plugin: its current and its proposed settings. */
  readonly settings: Readonly<Record<string, { readonly before: Settings; readonly after: Settings }>>
  /** Plugins that were stopped and shall run again. */
  readonly restart: readonly string[]
}
export const NOTHING: Proposal = { switches: {}, disabled: {}, settings: {}, restart: [] }

export const isNothing = ({ switches, disabled, settings, restart }: Proposal): boolean =>
  Object.keys(switches).length +
    Object.keys(disabled).length +
    Object.keys(settings).length +
    restart.length ===
  0

/** Proposes a switch; a switch in its current position is removed from the proposal. */
export const withSwitch = (proposal: Proposal, name: string, on: boolean, now: boolean): Proposal => ({
  ...proposal,
  switches: withFlag(proposal.switches, name, on, now),
})
/** Proposes to disable a plugin, or to enable it again. */
export const withDisabled = (proposal: Proposal, plugin: string, off: boolean, now: boolean): Proposal => ({
  ...proposal,
  disabled: withFlag(proposal.disabled, plugin, off, now),
})
function withFlag(
  flags: Readonly<Record<string, boolean>>,
  name: string,
  value: boolean,
  now: boolean,
): Readonly<Record<string, boolean>> {
  const { [name]: _, ...others } = flags
  return value === now ? others : { ...others, [name]: value }
}
/** Proposes a plugin's settings as a whole. */
export function withSettings(
  proposal: Proposal,
  plugin: string,
  before: Settings,
  after: Settings,
): Proposal {
  const { [plugin]: _, ...others } = proposal.settings
  const same = JSON.stringify(before) === JSON.stringify(after)
  return { ...proposal, settings: same ? others : { ...others, [plugin]: { before, after } } }
}
export const withRestart = (proposal: Proposal, plugin: string): Proposal => ({
  ...proposal,
  restart: [...new Set([...proposal.restart, plugin])],
})

/** The change that the page plans. A failed plugin whose settings are proposed is reinstated. */
export const changeOf = ({ switches, disabled, settings, restart }: Proposal): Change => ({
  facts: {
    switch: switches,
    ...(Object.keys(disabled).length > 0 && { disabled }),
    setting: Object.fromEntries(Object.entries(settings).map(([plugin, { after }]) => [plugin, after])),
  },
  reinstate: [...new Set([...restart, ...Object.keys(settings)])],
})

/** The patch for the gateway, after the page has applied the change. */
export const patchOf = ({ switches, disabled, settings }: Proposal): WorldPatch => ({
  switches,
  disabled,
  settings: Object.fromEntries(
    Object.entries(settings).map(([plugin, { before, after }]) => {
      const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
      return [plugin, { ...after, ...Object.fromEntries(gone.map((name) => [name, null])) }]
    }),
  ),
})

/** The proposal's parts, as one line each. */
export const linesOf = (
  { switches, disabled, settings, restart }: Proposal,
  { plugin: titleOf }: Pick<Words, 'plugin'>,
): readonly string[] => [
  ...Object.entries(switches).map(([name, on]) => `${switchTitle(name)}: ${on ? 'on' : 'off'}`),
  ...Object.entries(disabled).map(([plugin, off]) => `${titleOf(plugin)}: ${off ? 'off' : 'on'}`),
  ...Object.entries(settings).flatMap(([plugin, { before, after }]) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => `${titleOf(plugin)}, ${settingLabel(name)}: ${valueText(after[name])}`),
  ),
  ...restart.map((plugin) => `${titleOf(plugin)}: run again`),
]

const valueText = (value: unknown): string =>
  value === undefined ? 'default' : typeof value === 'string' ? value || 'empty' : JSON.stringify(value)
