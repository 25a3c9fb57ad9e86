// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LISTED_ORDERS } from './constants.ts'
import { depositSummaryAnswer, withdrawSummaryAnswer } from './summary-answer.ts'

const deposits = (value: unknown) => v.parse(depositSummaryAnswer, { value })
const withdrawals = (value: unknown) => v.parse(withdrawSummaryAnswer, { value })
const ORDER = { orderId: 'D1', amount: '50000.00', currency: 'VND', time: 1 }

describe('the summary of deposits', () => {
  it('[EN-16] has the count and the latest orders', () =>
    expect(
      deposits({ totalDepositSuccessCount: 2, latest: [ORDER, { ...ORDER, orderId: 7, amount: 12.5 }] }),
    ).toEqual({
      count: 2,
      latest: [
        { id: 'D1', amount: '50000', currency: 'VND' },
        { id: '7', amount: '12.5', currency: 'VND' },
      ],
      refused: [],
    }))

  it.each([
    [{ totalDepositSuccessCount: '12' }, 12],
    [{ totalDepositSuccessCount: 0, latest: null }, 0],
    [{ totalDepositSuccessCount: 3, latest: 'x' }, 3],
  ])('reads %j', (value, count) => expect(deposits(value)).toEqual({ count, latest: [], refused: [] }))

  it.each([
    {},
    { totalDepositSuccessCount: null },
    { totalDepositSuccessCount: -1 },
    { totalDepositSuccessCount: 1.5 },
    { totalDepositSuccessCount: 1e300 },
    { totalDepositSuccessCount: 'many' },
    { totalDepositSuccessCount: true },
    null,
  ])('refuses %j: it is no count, and never 0', (value) =>
    expect(v.safeParse(depositSummaryAnswer, { value }).success).toBe(false),
  )

  it('[EN-30] leaves out an order that cannot be read, and one that comes again', () =>
    expect(
      deposits({
        totalDepositSuccessCount: 5,
        latest: [
          null,
          { ...ORDER, amount: 'a lot' },
          ORDER,
          { ...ORDER, amount: '1' },
          { ...ORDER, currency: '' },
        ],
      }),
    ).toEqual({
      count: 5,
      latest: [{ id: 'D1', amount: '50000', currency: 'VND' }],
      refused: ['latest.0: no object', 'latest.1: amount', 'latest.4: currency'],
    }))

  it('reads no more orders than are of use', () => {
    const latest = Array.from({ length: 500 }, (_, index) => ({ ...ORDER, orderId: `D${index}` }))
    expect(deposits({ totalDepositSuccessCount: 500, latest }).latest).toHaveLength(LISTED_ORDERS)
  })
})

describe('the summary of withdrawals', () => {
  const LISTS = { fullBankCardList: [{}, {}], fullVirtualWalletList: [], fullEWalletList: [{}] }
  it('[EN-16] has the count, and how many cards and wallets there are', () =>
    expect(withdrawals({ totalWithdrawSuccessCount: 4, ...LISTS })).toEqual({
      count: 4,
      latest: [],
      cards: { bank: 2, virtualWallet: 0, eWallet: 1 },
      refused: [],
    }))

  it.each([null, undefined, {}, 3])('[CO-05] counts no card where a list is %j', (fullEWalletList) =>
    expect(withdrawals({ totalWithdrawSuccessCount: 4, ...LISTS, fullEWalletList })).toMatchObject({
      count: 4,
      cards: undefined,
      refused: ['fullEWalletList'],
    }),
  )

  it('[CO-05] counts no card where the lists are missing', () =>
    expect(withdrawals({ totalWithdrawSuccessCount: 4 })).toMatchObject({ count: 4, cards: undefined }))

  it('refuses an answer without a count', () =>
    expect(v.safeParse(withdrawSummaryAnswer, { value: LISTS }).success).toBe(false))
})
