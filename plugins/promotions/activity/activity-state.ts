import type { ActivityItem } from './activity-item.ts'

export type ActivityState = 'running' | 'upcoming' | 'ended'
type Period = Pick<ActivityItem, 'startsAt' | 'endsAt'>

/** The state of a promotion at a time: epoch milliseconds of the gateway's clock. */
export function stateAt({ startsAt, endsAt }: Period, now: number): ActivityState {
  if (endsAt !== undefined && now >= endsAt) return 'ended'
  return startsAt !== undefined && now < startsAt ? 'upcoming' : 'running'
}

/** When the state changes next; `undefined`: never. */
export const nextChangeOf = ({ startsAt, endsAt }: Period, now: number): number | undefined =>
  startsAt !== undefined && now < startsAt
    ? startsAt
    : endsAt !== undefined && now < endsAt
      ? endsAt
      : undefined

const RANK: Readonly<Record<ActivityState, number>> = { running: 0, upcoming: 1, ended: 2 }

/** What runs, by its end; then what comes, by its beginning; then what is over, the latest first. Equal ones stay in order. */
export function sortActivities<Item extends Period>(items: readonly Item[], now: number): readonly Item[] {
  return items
    .map((item) => ({ item, state: stateAt(item, now) }))
    .sort((a, b) => RANK[a.state] - RANK[b.state] || compare(a.item, b.item, a.state))
    .map(({ item }) => item)
}

function compare(a: Period, b: Period, state: ActivityState): number {
  if (state === 'ended') return (b.endsAt ?? 0) - (a.endsAt ?? 0)
  const timeOf = ({ startsAt, endsAt }: Period): number =>
    (state === 'upcoming' ? startsAt : endsAt) ?? Number.MAX_SAFE_INTEGER
  return timeOf(a) - timeOf(b)
}
