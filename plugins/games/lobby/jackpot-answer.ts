import * as v from 'valibot'
import type { Jackpot } from './jackpot.ts'

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const winner = v.object({ name: text, amount, game: text })

/** The jackpot requires its amount; a winner who is unreadable, or won nothing, is left out (EN-30). */
export const jackpotAnswer = v.pipe(
  v.object({
    data: v.object({ amount, winners: v.fallback(v.optional(v.array(v.unknown()), []), []) }),
  }),
  v.transform(({ data }): Jackpot => ({
    amount: data.amount,
    winners: data.winners.flatMap((raw) => {
      const read = v.safeParse(winner, raw)
      return read.success && read.output.amount > 0 ? [read.output] : []
    }),
  })),
)
