import { defineStorageKey } from '@foyer/sdk'
import type { Counts } from '../contract/counts.ts'

/** More members than a shared device has; the oldest go first. */
const MEMBERS_MAX = 20

/** The members of this device whose first deposit order has been told, by id. */
export const firstDepositKey = defineStorageKey<readonly string[]>({
  name: 'wallet.deposit.first',
  area: 'local',
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((id: unknown) => typeof id === 'string') : undefined,
})

/**
 * Whether an accepted order is the member's first (TR-18). The gateway counts deposits that have arrived: at 0, an earlier order may
 * wait or have been refused. So the count must be known to be 0, and no order of the member accepted on this device before.
 */
export const isFirstDeposit = (
  counts: Counts | undefined,
  members: readonly string[],
  member: string,
): boolean => counts?.deposits === 0 && !members.includes(member)

export const withMember = (members: readonly string[], member: string): readonly string[] =>
  [...members.filter((id) => id !== member), member].slice(-MEMBERS_MAX)
