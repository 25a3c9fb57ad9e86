import type { Change } from '../kernel/host/tooling/fact-change.ts'
import type { WorldPatch } from './gateway-client.ts'

type Settings = Readonly<Record<string, unknown>>

/** A merchant's proposed change, before it is planned and applied. */
export interface Proposal {
  readonly switches: Readonly<Record<string, boolean>>
  /** By plugin: its current and its proposed settings. */
  readonly settings: Readonly<Record<string, { readonly before: Settings; readonly after: Settings }>>
  /** Plugins that were stopped and shall run again. */
  readonly restart: readonly string[]
}
export const NOTHING: Proposal = { switches: {}, settings: {}, restart: [] }

export const isNothing = ({ switches, settings, restart }: Proposal): boolean =>
  Object.keys(switches).length + Object.keys(settings).length + restart.length === 0

/** Proposes a switch; a switch in its current position is removed from the proposal. */
export function withSwitch(proposal: Proposal, name: string, on: boolean, now: boolean): Proposal {
  const { [name]: _, ...others } = proposal.switches
  return { ...proposal, switches: on === now ? others : { ...others, [name]: on } }
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
export const changeOf = ({ switches, settings, restart }: Proposal): Change => ({
  facts: {
    switch: switches,
    setting: Object.fromEntries(Object.entries(settings).map(([plugin, { after }]) => [plugin, after])),
  },
  reinstate: [...new Set([...restart, ...Object.keys(settings)])],
})

/** The patch for the gateway, after the page has applied the change. */
export const patchOf = ({ switches, settings }: Proposal): WorldPatch => ({
  switches,
  settings: Object.fromEntries(
    Object.entries(settings).map(([plugin, { before, after }]) => {
      const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
      return [plugin, { ...after, ...Object.fromEntries(gone.map((name) => [name, null])) }]
    }),
  ),
})

/** The proposal's parts, as one line each. */
export const linesOf = ({ switches, settings, restart }: Proposal): readonly string[] => [
  ...Object.entries(switches).map(([name, on]) => `${name} ${on ? 'on' : 'off'}`),
  ...Object.entries(settings).flatMap(([plugin, { before, after }]) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map(
        (name) => `${plugin} ${name}: ${after[name] === undefined ? 'default' : JSON.stringify(after[name])}`,
      ),
  ),
  ...restart.map((plugin) => `${plugin} runs again`),
]
