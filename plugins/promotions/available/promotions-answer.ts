import * as v from 'valibot'
import type { AvailablePromotion } from '../contract.ts'

const OFF: AvailablePromotion = { enabled: false, count: 0 }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** One promotion. Without a clear `enabled` it is off; a count that is none counts as 0 (EN-30). */
const promotion = v.fallback(
  v.optional(
    v.object({ enabled: v.fallback(v.boolean(), false), count: v.fallback(v.optional(count, 0), 0) }),
    OFF,
  ),
  OFF,
)

/** The whole answer: the two promotions by their keys (EN-26); others are left out. */
export const promotionsAnswer = v.pipe(
  v.object({
    value: v.pipe(
      v.record(v.string(), v.unknown()),
      v.object({ APP_DOWNLOAD: promotion, REFERRAL: promotion }),
    ),
  }),
  v.transform(({ value }) => value),
)
