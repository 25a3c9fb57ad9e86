import { ContributionEntry } from '../host/extension-points/contribution-entry.ts'
import type { Effect } from '../host/core/lifecycle-state.ts'
import type { LedgerEntry } from './channel.ts'

/** The ledger of a run as data, oldest first. */
export const ledgerOf = (effects: readonly Effect[]): readonly LedgerEntry[] => effects.map(entryOf)

function entryOf(effect: Effect): LedgerEntry {
  if (effect instanceof ContributionEntry) return { call: 'contribute', of: pointOf(effect) }
  const { call = 'defer', of = '' } = effect
  const isDelay = call === 'timeout' || call === 'interval'
  return { call, of: isDelay ? `${String(of)} ms` : String(of) }
}

function pointOf({ point: { type }, value }: ContributionEntry): string {
  const key: unknown = typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined
  return typeof key === 'string' ? `${type.id}: ${key}` : type.id
}
