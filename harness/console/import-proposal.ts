import type { ImportedStatus } from './read-status.ts'
import { NOTHING, type Proposal, withDisabled, withSettings, withSwitch } from './proposal.ts'

type Settings = Readonly<Record<string, unknown>>

/** What is now. */
export interface CurrentStatus {
  readonly isOn: (name: string) => boolean
  readonly plugins: readonly { readonly id: string; readonly disabled: boolean; readonly locked: boolean }[]
  /** The merchant’s settings of the imported plugins that the page knows, by id. */
  readonly settings: Readonly<Record<string, Settings>>
}

/** The change that makes a status of what is now, and what of it this page does not know, in words. */
export function importProposal(
  { switches, settings, disabled }: ImportedStatus,
  { isOn, plugins, settings: current }: CurrentStatus,
): { readonly proposal: Proposal; readonly notes: readonly string[] } {
  const known = new Set(plugins.map(({ id }) => id))
  let proposal = NOTHING
  for (const [name, on] of Object.entries(switches)) proposal = withSwitch(proposal, name, on, isOn(name))
  for (const [plugin, fields] of Object.entries(settings)) {
    const before = current[plugin]
    if (before) proposal = withSettings(proposal, plugin, before, merged(before, fields))
  }
  if (disabled)
    for (const { id, disabled: now, locked } of plugins)
      if (!locked) proposal = withDisabled(proposal, id, disabled.includes(id), now)
  const strange = [...Object.keys(settings), ...(disabled ?? [])].filter((id) => !known.has(id))
  const locked = plugins.filter(({ id, locked: isLocked }) => isLocked && disabled?.includes(id))
  return {
    proposal,
    notes: [
      ...new Set(strange.map((id) => `This page has no plugin ${id}.`)),
      ...locked.map(({ id }) => `${id} cannot be disabled.`),
    ],
  }
}

/** In the order that the fields had, so that equal settings are seen to be equal. */
function merged(before: Settings, fields: Settings): Settings {
  const all = { ...before, ...fields }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}
