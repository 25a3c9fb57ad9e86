// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { WithdrawInfo } from './withdraw-info.ts'
import { withdrawLimits } from './withdraw-limits.ts'

const info = (part: Partial<WithdrawInfo>): WithdrawInfo => ({
  currency: 'VND',
  available: undefined,
  min: undefined,
  max: undefined,
  fee: undefined,
  dailyLeft: undefined,
  wagering: undefined,
  accounts: [],
  refused: [],
  ...part,
})

describe('what a withdrawal may be', () => {
  it.each<[string, Partial<WithdrawInfo>, string | undefined, string | undefined, string | undefined]>([
    ['nothing is told', {}, undefined, undefined, undefined],
    ['the balance is the least', { available: '300', min: '50', max: '900' }, '50', '300', '300'],
    ['the limit is', { available: '3000', min: '50', max: '900' }, '50', '900', '900'],
    ["today's rest is", { available: '3000', min: '50', max: '900', dailyLeft: '70' }, '50', '70', '70'],
    ['the balance is not told', { min: '50', max: '900' }, '50', '900', undefined],
    ['the balance is exactly enough', { available: '50', min: '50' }, '50', '50', '50'],
  ])('%s', (_case, part, min, max, all) =>
    expect(withdrawLimits(info(part))).toEqual({ limits: { min, max }, all, closed: undefined }),
  )

  it.each<[string, Partial<WithdrawInfo>, object, string | undefined]>([
    [
      'the balance is too small',
      { available: '49.99', min: '50', max: '900' },
      { reason: 'balance', available: '49.99', least: '50' },
      '900',
    ],
    ['there is none', { available: '0' }, { reason: 'balance', available: '0', least: undefined }, undefined],
    [
      "today's limit is used up",
      { available: '500', max: '900', dailyLeft: '0' },
      { reason: 'daily', left: '0' },
      '900',
    ],
    [
      "today's rest is below the least",
      { available: '500', min: '50', dailyLeft: '49' },
      { reason: 'daily', left: '49' },
      undefined,
    ],
    [
      'the limits contradict each other',
      { available: '500', min: '50', max: '49' },
      { reason: 'limits' },
      '49',
    ],
    [
      'something is to be wagered',
      { available: '500', min: '50', wagering: { required: '500.5', done: '380' } },
      { reason: 'wagering', left: '120.5', required: '500.5', done: '380' },
      '500',
    ],
    [
      'of several reasons the wagering comes first',
      { available: '0', min: '5', wagering: { required: '2', done: '1' } },
      { reason: 'wagering', left: '1', required: '2', done: '1' },
      undefined,
    ],
  ])('is nothing where %s', (_case, part, closed, max) => {
    const found = withdrawLimits(info(part))
    expect(found.closed).toEqual(closed)
    // What the gateway has told of limits stays in sight.
    expect(found.limits).toEqual({ min: part.min, max })
  })

  it.each<[string, Partial<WithdrawInfo>]>([
    ['the balance is too small', { available: '4', min: '50' }],
    ['the limits contradict each other', { available: '500', min: '50', max: '49' }],
    ["today's limit is used up", { available: '500', dailyLeft: '0' }],
  ])('is never all where %s', (_case, part) => expect(withdrawLimits(info(part)).all).toBeUndefined())
})
