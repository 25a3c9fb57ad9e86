import { NOTHING, type Proposal, withDisabled, withSettings, withSwitch } from './proposal.ts'

/** A change that was applied. */
export interface HistoryEntry {
  /** 1, 2, …: in the order of time. */
  readonly id: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly proposal: Proposal
}

interface Current {
  readonly isOn: (name: string) => boolean
  readonly isDisabled: (plugin: string) => boolean
}

/** The change that undoes an earlier one, as far as it is still so. What was run again stays. */
export function undoProposal({ switches, disabled, settings }: Proposal, now: Current): Proposal {
  let proposal = NOTHING
  for (const [name, on] of Object.entries(switches))
    proposal = withSwitch(proposal, name, !on, now.isOn(name))
  for (const [id, off] of Object.entries(disabled))
    proposal = withDisabled(proposal, id, !off, now.isDisabled(id))
  for (const [plugin, { before, after }] of Object.entries(settings))
    proposal = withSettings(proposal, plugin, after, before)
  return proposal
}
