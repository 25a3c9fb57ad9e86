import { canShowRows, keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import type { Bank, Banks } from './bank.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const code = v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.trim(), v.nonEmpty())
const digits = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64))),
  undefined,
)

/** A bank of the answer: code and name are required. A rule that cannot be met, or is none, is left out. */
const wireBank = v.pipe(
  v.object({
    code,
    name: text,
    minLength: digits,
    maxLength: digits,
    card: v.fallback(v.optional(v.boolean(), false), false),
  }),
  v.transform(({ minLength, maxLength, card, ...bank }): Bank => {
    const contradictory = minLength !== undefined && maxLength !== undefined && minLength > maxLength
    return {
      ...bank,
      minDigits: contradictory ? undefined : minLength,
      maxDigits: contradictory ? undefined : maxLength,
      takesCards: card,
    }
  }),
)

/** No country has more. */
const MAX_BANKS = 2_000

/**
 * The banks; the shape is assumed. A bad entry, or a second one with the same code, is dropped alone; an answer of nothing but bad
 * ones is refused (EN-30).
 */
export const banksAnswer = v.pipe(
  v.object({ value: v.array(v.unknown()) }),
  v.transform(({ value }) => keyedRowsOf(wireBank, value, ({ code }) => code, MAX_BANKS)),
  v.check((answer) => canShowRows(answer), 'no entry is a bank'),
  v.transform(({ entries, refused }): Banks => ({ banks: entries, refused })),
)
