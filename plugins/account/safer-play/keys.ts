import { defineStorageKey, isRecord } from '@foyer/sdk'
import { type Interval, INTERVALS } from './constants.ts'

/** What the player has chosen on this device. */
export const CHOICE = defineStorageKey<Interval>({
  name: 'account.safer-play.reminder',
  area: 'local',
  parse: (stored) => INTERVALS.find((interval) => interval === stored),
})

/** A member's session in this tab: times are epoch milliseconds. */
interface Visit {
  readonly member: string
  readonly startedAt: number
  /** When the player was last reminded. */
  readonly remindedAt?: number
}
/** Outlives a reload, and ends with the session. */
export const VISIT = defineStorageKey<Visit>({
  name: 'account.safer-play.visit',
  area: 'session',
  parse: (stored) => {
    if (!isRecord(stored)) return undefined
    const { member, startedAt, remindedAt } = stored
    if (typeof member !== 'string' || typeof startedAt !== 'number') return undefined
    return { member, startedAt, ...(typeof remindedAt === 'number' && { remindedAt }) }
  },
})
