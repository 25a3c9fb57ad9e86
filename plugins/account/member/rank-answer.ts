import { isRecord, type Schema } from '@foyer/sdk'
import type { RankProgress } from './rank-progress.ts'

/** A count may come as text; what is none counts as 0. */
function countOf(given: unknown): number {
  const count = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  return typeof count === 'number' && Number.isFinite(count) ? count : 0
}

function labelOf(given: unknown): string | undefined {
  const label = typeof given === 'number' ? String(given) : given
  return typeof label === 'string' && label.trim() !== '' ? label : undefined
}

/** An absent part, or `null`, is an empty one. */
const partOf = (given: unknown): Readonly<Record<string, unknown>> | undefined =>
  given === undefined || given === null ? {} : isRecord(given) ? given : undefined

/**
 * The answer of the rank progress (EN-24). Written by hand: every member's page makes the call, and should load
 * no validator.
 */
export const rankAnswer: Schema<RankProgress> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate(answer) {
      const value = isRecord(answer) && isRecord(answer['value']) ? answer['value'] : undefined
      const current = value && partOf(value['currentProgress'])
      const next = value && partOf(value['playerRankProgress'])
      if (!current || !next) return { issues: [{ message: 'is no rank progress', path: ['value'] }] }
      return {
        value: {
          completed: countOf(current['completedConditions']),
          expected: countOf(current['totalExpectedConditions']),
          labelId: labelOf(next['labelId']),
        },
      }
    },
  },
}
