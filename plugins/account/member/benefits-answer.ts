import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { MAX_BENEFITS, MAX_LEVELS } from './constants.ts'

/** Something that a level gives. */
export interface Benefit {
  /** `CASHBACK`; the screen knows some of them by an icon. */
  readonly type: string
  readonly name: string
  /** How much of it, as the gateway writes it: `0.8%`, `₫ 500,000`; empty where that says nothing. */
  readonly value: string
}
/** A level of the VIP programme. */
export interface VipLevel {
  /** Counts from the lowest. */
  readonly level: number
  readonly name: string
  readonly benefits: readonly Benefit[]
}
/** The levels, lowest first, and the paths of what could not be read: `levels.2: labelName`. */
export interface BenefitsAnswer {
  readonly levels: readonly VipLevel[]
  readonly refused: readonly string[]
}

const text = v.pipe(v.string(), v.trim())
/** The gateway may send numbers as text, and texts as numbers. */
const asText = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())]), v.transform(String), v.trim())
const level = v.pipe(asText, v.regex(/^\d{1,6}$/), v.transform(Number))

const wireBenefit = v.object({
  type: v.fallback(v.optional(text, ''), ''),
  name: v.pipe(text, v.nonEmpty()),
  value: v.fallback(v.optional(asText, ''), ''),
})
const wireLevel = v.object({
  rankLevel: level,
  labelName: v.pipe(text, v.nonEmpty()),
  benefits: v.optional(v.unknown()),
})

/**
 * The whole answer. A level that comes twice counts once. An answer with entries of which none can be read is
 * refused: an empty list would say that there is no programme.
 */
export const benefitsAnswer = v.pipe(
  v.object({ value: v.object({ levels: v.array(v.unknown()) }) }),
  v.rawTransform(({ dataset, addIssue, NEVER }): BenefitsAnswer => {
    const { levels } = dataset.value.value
    const refused: string[] = []
    const refuseOf =
      (path: string) =>
      (index: number, field = 'not an object') =>
        refused.push(`${path}.${index}: ${field}`)
    const rows = rowsOf(wireLevel, levels, refuseOf('levels'), MAX_LEVELS)
    if (levels.length > 0 && rows.length === 0) {
      addIssue({ message: `none of the levels can be read: ${String(refused[0])}` })
      return NEVER
    }
    const byLevel = new Map<number, VipLevel>()
    for (const { rankLevel, labelName, benefits } of rows) {
      const given = rowsOf(wireBenefit, benefits, refuseOf(`level ${rankLevel}`), MAX_BENEFITS)
      if (!byLevel.has(rankLevel))
        byLevel.set(rankLevel, { level: rankLevel, name: labelName, benefits: given })
    }
    return { levels: [...byLevel.values()].sort((a, b) => a.level - b.level), refused }
  }),
)
