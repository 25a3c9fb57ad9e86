import { isRecord } from '@foyer/sdk'
import * as v from 'valibot'
import type { RankProgress } from './rank-progress.ts'

/** A count may come as text; what is none counts as 0. */
const count = v.fallback(
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]), v.finite()),
  0,
)
const label = v.fallback(
  v.optional(v.union([v.pipe(v.number(), v.transform(String)), v.pipe(v.string(), v.regex(/\S/))])),
  undefined,
)
/** `v.object` alone takes a list as one. */
const record = v.custom<Record<string, unknown>>(isRecord)

/** The answer of the rank progress (EN-24). An absent part, or `null`, is an empty one. */
export const rankAnswer = v.pipe(
  v.object({
    value: v.pipe(
      record,
      v.object({
        currentProgress: v.nullish(
          v.pipe(record, v.object({ completedConditions: count, totalExpectedConditions: count })),
          {},
        ),
        playerRankProgress: v.nullish(v.pipe(record, v.object({ labelId: label })), {}),
      }),
    ),
  }),
  v.transform(({ value: { currentProgress, playerRankProgress } }): RankProgress => ({
    completed: currentProgress.completedConditions,
    expected: currentProgress.totalExpectedConditions,
    labelId: playerRankProgress.labelId,
  })),
)
