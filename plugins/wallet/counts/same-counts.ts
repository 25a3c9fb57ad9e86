import type { Counts } from '../contract/counts.ts'

const numbersOf = ({ deposits, withdrawals, cards }: Counts): readonly (number | undefined)[] => [
  deposits,
  withdrawals,
  cards?.bank,
  cards?.virtualWallet,
  cards?.eWallet,
]

/** Whether two answers count the same. */
export function sameCounts(a: Counts, b: Counts): boolean {
  const other = numbersOf(b)
  return numbersOf(a).every((number, index) => number === other[index])
}
