import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { toAmount } from '../contract/amount.ts'
import type { ArrivedOrder, Counts } from '../contract/counts.ts'
import { LISTED_ORDERS } from './constants.ts'
import type { Summary, WithdrawSummary } from './summaries.ts'

const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
)
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const order = v.pipe(
  v.object({
    orderId: v.union([text, v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
    amount: v.unknown(),
    currency: text,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): ArrivedOrder => {
    const amount = toAmount(value.amount)
    if (amount !== undefined) return { id: value.orderId, amount, currency: value.currency }
    addIssue({
      message: 'is no amount',
      path: [{ type: 'object', origin: 'value', input: value, key: 'amount', value: value.amount }],
    })
    return NEVER
  }),
)
const list = v.fallback(v.nullish(v.array(v.unknown()), []), [])

/** Orders that can be read; an id that comes again is left out. */
function readOrders(given: readonly unknown[]): Pick<Summary, 'latest' | 'refused'> {
  const latest = new Map<string, ArrivedOrder>()
  const refused: string[] = []
  const rows = rowsOf(order, given.slice(0, LISTED_ORDERS), (index, field = 'no object') =>
    refused.push(`latest.${index}: ${field}`),
  )
  for (const each of rows) if (!latest.has(each.id)) latest.set(each.id, each)
  return { latest: [...latest.values()], refused }
}

/** The summary of deposits (EN-16); `latest` is assumed. Without a count it is refused. */
export const depositSummaryAnswer = v.pipe(
  v.object({ value: v.object({ totalDepositSuccessCount: count, latest: list }) }),
  v.transform(({ value }): Summary => ({
    count: value.totalDepositSuccessCount,
    ...readOrders(value.latest),
  })),
)

const CARD_LISTS = ['fullBankCardList', 'fullVirtualWalletList', 'fullEWalletList'] as const

/** The summary of withdrawals (EN-16); `latest` is assumed. Without a count it is refused; without a list no card is counted. */
export const withdrawSummaryAnswer = v.pipe(
  v.object({
    value: v.object({
      totalWithdrawSuccessCount: count,
      latest: list,
      fullBankCardList: v.optional(v.unknown()),
      fullVirtualWalletList: v.optional(v.unknown()),
      fullEWalletList: v.optional(v.unknown()),
    }),
  }),
  v.transform(({ value }): WithdrawSummary => {
    const { latest, refused } = readOrders(value.latest)
    const missing = CARD_LISTS.filter((name) => !Array.isArray(value[name]))
    return {
      count: value.totalWithdrawSuccessCount,
      latest,
      cards: cardsOf(value.fullBankCardList, value.fullVirtualWalletList, value.fullEWalletList),
      refused: [...refused, ...missing],
    }
  }),
)

const cardsOf = (bank: unknown, virtualWallet: unknown, eWallet: unknown): Counts['cards'] =>
  Array.isArray(bank) && Array.isArray(virtualWallet) && Array.isArray(eWallet)
    ? { bank: bank.length, virtualWallet: virtualWallet.length, eWallet: eWallet.length }
    : undefined
