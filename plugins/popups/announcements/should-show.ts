import type { SessionInfo } from '@foyer/sdk'
import type { Announcement, Execution } from './announcement.ts'
import { LONGEST_DAY_MS } from './constants.ts'
import { contentHash } from './content-hash.ts'

/** What closing the pop-up leaves on the device (ST-20). */
export interface ClosedState {
  /** The show flag: true shows it whatever else is stored. */
  readonly show: boolean
  /** Of the list that was closed. */
  readonly hash: string
  /**
   * Absent: until the next start. A number: until then, in epoch milliseconds (hide-today). `changed`: until the hash is
   * another.
   */
  readonly hiddenUntil?: number | 'changed'
}

/** What is known of the player's earlier answers. */
export interface StoredState {
  /** Of this player on this device; `undefined`: nothing is stored. */
  readonly closed: ClosedState | undefined
  /** Hash of the list that this player closed in this browser session. */
  readonly closedInSession: string | undefined
}

/** What to show, or why nothing. */
export type ShowDecision =
  | {
      readonly kind: 'show'
      /** Those for the player; at least one. */
      readonly items: readonly Announcement[]
      readonly hash: string
      /** For the console. */
      readonly reason: 'never closed' | 'show flag' | 'changed' | 'new start' | 'hidden time passed'
    }
  | {
      readonly kind: 'skip'
      readonly reason:
        | 'no announcement for this player'
        | 'hidden today'
        | 'hidden until it changes'
        | 'closed in this session'
    }

/** The boxes that a merchant may offer (OV-10): hide it today, or until it changes. */
export type HideBox = 'today' | 'changed'

const MEMBER: readonly Execution[] = ['A']
const NEW_MEMBER: readonly Execution[] = ['A', 'F']
const VISITOR: readonly Execution[] = ['B']

/** The executions that a player gets (ST-23). */
export const executionsFor = (
  member: Pick<SessionInfo, 'firstTimeLogin'> | undefined,
): readonly Execution[] => (member === undefined ? VISITOR : member.firstTimeLogin ? NEW_MEMBER : MEMBER)

/** The items that a player gets, in the gateway's order (ST-23). */
export function itemsFor(
  list: readonly Announcement[],
  member: Pick<SessionInfo, 'firstTimeLogin'> | undefined,
): readonly Announcement[] {
  const executions = executionsFor(member)
  return list.filter(({ execution }) => executions.includes(execution))
}

/**
 * Whether the pop-up shows (ST-19, ST-20, ST-23).
 *
 * @param now epoch milliseconds, by the device's clock: the player's midnight is meant
 */
export function shouldShow(
  { closed, closedInSession }: StoredState,
  list: readonly Announcement[],
  now: number,
  member: Pick<SessionInfo, 'firstTimeLogin'> | undefined,
): ShowDecision {
  const items = itemsFor(list, member)
  if (items.length === 0) return { kind: 'skip', reason: 'no announcement for this player' }
  // Of the first log-in's items too, so that the next log-in is no change.
  const hash = contentHash(list.filter(({ execution }) => (execution === 'B') === (member === undefined)))
  const show = (reason: (ShowDecision & { kind: 'show' })['reason']): ShowDecision => ({
    kind: 'show',
    items,
    hash,
    reason,
  })
  if (!closed) return show('never closed')
  if (closed.show) return show('show flag')
  if (closed.hash !== hash) return show('changed')
  const { hiddenUntil } = closed
  if (hiddenUntil === 'changed') return { kind: 'skip', reason: 'hidden until it changes' }
  if (hiddenUntil === undefined)
    return closedInSession === hash ? { kind: 'skip', reason: 'closed in this session' } : show('new start')
  // A time further ahead than a day was stored by a clock that was wrong.
  return now < hiddenUntil && hiddenUntil - now <= LONGEST_DAY_MS
    ? { kind: 'skip', reason: 'hidden today' }
    : show('hidden time passed')
}

/**
 * What closing leaves (ST-20).
 *
 * @param ticked the box that the player has ticked; `undefined`: none
 */
export function closedState(hash: string, ticked: HideBox | undefined, now: number): ClosedState {
  const base = { show: false, hash }
  if (ticked === undefined) return base
  return { ...base, hiddenUntil: ticked === 'changed' ? 'changed' : nextMidnight(now) }
}

/**
 * The next local midnight, by the calendar of the device's time zone: 23 to 25 hours may be left of a day on which the clocks
 * change. Where a day has no midnight, its first moment.
 *
 * @param now epoch milliseconds; so is the result
 */
export function nextMidnight(now: number): number {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}
