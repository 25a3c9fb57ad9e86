// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { infoAnswer } from './info-answer.ts'

const ACCOUNT = { id: 'C1', kind: 'bank', name: 'Harbour Bank', masked: '•••• 4321' }
const read = (value: object) =>
  v.parse(infoAnswer, { value: { currency: 'VND', accounts: [ACCOUNT], ...value } })

describe('the account info', () => {
  it('has everything that the gateway tells', () =>
    expect(
      read({
        available: '2450000.50',
        min: 50_000,
        max: '20000000',
        fee: '5000',
        dailyLeft: '1000000',
        wagering: { required: '500000', done: 380_000 },
      }),
    ).toEqual({
      currency: 'VND',
      available: '2450000.5',
      min: '50000',
      max: '20000000',
      fee: '5000',
      dailyLeft: '1000000',
      wagering: { required: '500000', done: '380000' },
      accounts: [ACCOUNT],
      refused: [],
    }))

  it('says what it does not tell', () => {
    const { available, min, max, fee, dailyLeft, wagering, refused } = read({ fee: null, min: '' })
    expect([available, min, max, fee, dailyLeft, wagering]).toEqual(Array.from({ length: 6 }))
    expect(refused).toEqual([])
  })

  it.each([
    ['negative', '-5'],
    ['an exponent', '1e9'],
    ['a word', 'none'],
    ['groups', '50,000'],
    ['huge', '9'.repeat(40)],
    ['infinite', Infinity],
    ['an object', {}],
  ])('[EN-30] never shows an amount that is none: %s', (_case, amount) => {
    const { available, max, refused } = read({ available: amount, max: amount })
    expect([available, max, refused]).toEqual([undefined, undefined, ['available', 'max']])
  })

  it.each([
    [{ required: '100', done: '100' }, []],
    [{ required: '100', done: '250' }, []],
    [{ required: 0, done: 0 }, []],
    [{ required: 'all', done: '0' }, ['wagering']],
    [{ required: '100' }, ['wagering']],
    [7, ['wagering']],
  ])('nothing is left of the wagering %j', (wagering, refused) => {
    const answer = read({ wagering })
    expect([answer.wagering, answer.refused]).toEqual([undefined, refused])
  })

  it('[EN-30] loses a bad account alone, and the second of two with one id', () => {
    const accounts = [
      null,
      ACCOUNT,
      { ...ACCOUNT, masked: 5 },
      { ...ACCOUNT, name: 'Other' },
      { id: 9, masked: '•••• 1' },
    ]
    const answer = read({ accounts })
    expect(answer.accounts).toEqual([ACCOUNT, { id: '9', kind: 'bank', name: '', masked: '•••• 1' }])
    expect(answer.refused).toEqual([
      'accounts.0: not an object',
      'accounts.2: masked',
      'accounts.3: the key of another',
    ])
  })

  it('shows no whole number, whatever the gateway sends', () => {
    const [account] = read({ accounts: [{ ...ACCOUNT, masked: '9704 1234 5678 0012' }] }).accounts
    expect(account?.masked).toBe('•••• 0012')
  })

  it('takes a kind that is not known for a bank', () =>
    expect(read({ accounts: [{ ...ACCOUNT, kind: 'piggy-bank' }] }).accounts[0]?.kind).toBe('bank'))

  it.each([{ currency: '₫' }, { currency: undefined }, { accounts: undefined }, { accounts: {} }])(
    '[EN-30] is refused with %j',
    (part) =>
      expect(v.safeParse(infoAnswer, { value: { currency: 'VND', accounts: [], ...part } }).success).toBe(
        false,
      ),
  )

  it('[EN-30] never throws, whatever arrives', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void v.safeParse(infoAnswer, { value })))
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('available', 'min', 'wagering', 'fee'), fc.jsonValue()),
        (part) => void read(part),
      ),
    )
  })
})
