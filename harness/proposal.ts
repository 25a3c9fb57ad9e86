import type { Change } from '../kernel/host/tooling/fact-change.ts'
import type { WorldPatch } from './gateway-client.ts'

type Settings = Readonly<Record<string, unknown>>

/** What a merchant would have otherwise, before it is planned and applied. */
export interface Proposal {
  readonly switches: Readonly<Record<string, boolean>>
  /** By plugin: its settings as they stand, and as they would. */
  readonly settings: Readonly<Record<string, { readonly before: Settings; readonly after: Settings }>>
  /** Plugins that were stopped and are to run again. */
  readonly restart: readonly string[]
}
export const NOTHING: Proposal = { switches: {}, settings: {}, restart: [] }

export const isNothing = ({ switches, settings, restart }: Proposal): boolean =>
  Object.keys(switches).length + Object.keys(settings).length + restart.length === 0

/** Proposes a switch; one that would be as it is now is no proposal. */
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

/** What the page is asked to plan. A plugin whose settings are proposed gets another chance where it had failed. */
export const changeOf = ({ switches, settings, restart }: Proposal): Change => ({
  facts: {
    switch: switches,
    setting: Object.fromEntries(Object.entries(settings).map(([plugin, { after }]) => [plugin, after])),
  },
  reinstate: [...new Set([...restart, ...Object.keys(settings)])],
})

/** What the gateway is told once the page has applied it. */
export const patchOf = ({ switches, settings }: Proposal): WorldPatch => ({
  switches,
  settings: Object.fromEntries(
    Object.entries(settings).map(([plugin, { before, after }]) => {
      const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
      return [plugin, { ...after, ...Object.fromEntries(gone.map((name) => [name, null])) }]
    }),
  ),
})

/** What is proposed, a line each. */
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
