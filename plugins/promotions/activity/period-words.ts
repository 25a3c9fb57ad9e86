import { dateFormat } from '@foyer/sdk'
import type { ActivityItem } from './activity-item.ts'

const FORMAT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

/**
 * From when until when a promotion runs, in the player's own time zone: "Nov 20, 2026, 10:00 AM – Nov 30, 2026, 11:59 PM";
 * one end alone with a dash. `undefined`: it always runs.
 */
export function periodWords(
  { startsAt, endsAt }: Pick<ActivityItem, 'startsAt' | 'endsAt'>,
  tag: string,
  timeZone?: string,
): string | undefined {
  if (startsAt === undefined && endsAt === undefined) return undefined
  const { format } = dateFormat(tag, { ...FORMAT, ...(timeZone && { timeZone }) })
  return [startsAt, endsAt]
    .map((at) => (at === undefined ? '' : format(at)))
    .join(' – ')
    .trim()
}
