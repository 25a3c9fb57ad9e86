import type { MockMember } from './members.ts'
import type { World } from './world.ts'
import { worldTime } from './clock.ts'

/** What points were booked for. A reward of another kind is booked with no points: missions count it. */
export type PointsReason = 'reward' | 'mission' | 'goods'

/** One change of a member's points. */
export interface PointsEntry {
  /** Id of the member. */
  readonly member: string
  /** Negative: they were spent. */
  readonly points: number
  readonly reason: PointsReason
  /** Epoch milliseconds. */
  readonly at: number
}

/** Name of the slice that the mocks of rewards, point market and missions share. */
const SLICE = 'points'
/** Points of a member in a new world. */
const START_POINTS = 12_480

/** The world's book of points, oldest first. */
function bookOf(world: World): PointsEntry[] {
  const found = world.slices.get(SLICE)
  if (Array.isArray(found)) return found as PointsEntry[]
  const book: PointsEntry[] = []
  world.slices.set(SLICE, book)
  return book
}

/** How many points a member has; a newcomer starts without any. */
export const pointsOf = (world: World, { id, key }: MockMember): number =>
  bookOf(world)
    .filter(({ member }) => member === id)
    .reduce((sum, { points }) => sum + points, key === 'newcomer' || key === 'registered' ? 0 : START_POINTS)

/** How often something was booked for a member, for the missions that count it. */
export const bookingsOf = (world: World, { id }: MockMember, reason: PointsReason): number =>
  bookOf(world).filter((entry) => entry.member === id && entry.reason === reason).length

/** Books points, unless the member would have less than none: `false`. */
export function bookPoints(world: World, member: MockMember, points: number, reason: PointsReason): boolean {
  if (pointsOf(world, member) + points < 0) return false
  bookOf(world).push({ member: member.id, points, reason, at: worldTime() })
  return true
}
