import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { MAX_NUMBER_LENGTH, MAX_NUMBERS } from './constants.ts'
import type { LotteryDraw } from './draw.ts'

/** The readable draws, soonest first, and how many entries are none. */
export interface DrawsAnswer {
  readonly draws: readonly LotteryDraw[]
  readonly refused: number
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** Gateways write times as numbers or as digits. */
const time = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{12,14}$/), v.transform(Number))]),
  v.finite(),
  v.minValue(1),
)
/** The numbers as drawn, separated by commas. */
const numbers = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{1,${MAX_NUMBER_LENGTH}}(?:,\\d{1,${MAX_NUMBER_LENGTH}}){0,${MAX_NUMBERS - 1}}$`)),
  v.transform((given) => given.split(',')),
)
const result = v.object({ drawTime: time, numbers })
const wireDraw = v.object({
  vendor: text,
  gameCode: text,
  name: text,
  nextDrawTime: time,
  // A result that cannot be read whole is none: a number left out would make it another result.
  lastResult: v.fallback(v.optional(result), undefined),
})

/** The whole answer. A bad entry is dropped alone (EN-30). */
export const drawsAnswer = v.pipe(
  v.object({ value: v.array(v.unknown()) }),
  v.transform(({ value }): DrawsAnswer => {
    const draws = rowsOf(wireDraw, value).map((draw): LotteryDraw => {
      const { vendor, gameCode: code, name, nextDrawTime: nextAt, lastResult } = draw
      const last = lastResult && { at: lastResult.drawTime, numbers: lastResult.numbers }
      return { vendor, code, name, nextAt, ...(last && { last }) }
    })
    return {
      draws: [...draws].sort((one, other) => one.nextAt - other.nextAt),
      refused: value.length - draws.length,
    }
  }),
)
