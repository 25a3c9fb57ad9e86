// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BankCardForm, checkBankCard, normalizeName, normalizeNumber } from './bank-card-form.ts'
import type { Bank } from './bank.ts'

const RULES = { numberMin: 6, numberMax: 34, holderMin: 2, holderMax: 60 }
const BANK: Bank = {
  code: 'B1',
  name: 'Harbour Bank',
  minDigits: undefined,
  maxDigits: undefined,
  takesCards: false,
}
const CARDS: Bank = { ...BANK, code: 'B2', takesCards: true }
const EXACT: Bank = { ...BANK, code: 'B3', minDigits: 10, maxDigits: 10 }
const GOOD: BankCardForm = { bank: 'B1', holder: 'Lan Nguyen', number: '123456789', branch: '' }
const check = (part: Partial<BankCardForm>, bank: Bank | undefined = BANK, rules = RULES) =>
  checkBankCard({ ...GOOD, ...part }, bank, rules)

describe('checkBankCard', () => {
  it('has nothing to say of a good card', () => expect(check({})).toEqual({}))

  it('[VA-17] tells each empty field', () =>
    expect(checkBankCard({ bank: '', holder: ' ', number: ' - ', branch: '' }, undefined, RULES)).toEqual({
      bank: { key: 'bank_empty' },
      holder: { key: 'holder_empty' },
      number: { key: 'number_empty' },
    }))

  it.each<[string, string | undefined, object?]>([
    ['Nguyễn Thị Lan', undefined],
    ['Лена Иванова', undefined],
    ['王小明', undefined],
    ["D'Ávila-Souza Jr.", undefined],
    ['محمد علي', undefined],
    ['L', 'holder_short', { min: 2 }],
    ['a'.repeat(61), 'holder_long', { max: 60 }],
    ['Lan 2', 'holder_letters'],
    ['<b>Lan</b>', 'holder_letters'],
    ['4111111111111111', 'holder_letters'],
  ])('holder %j: %s', (holder, key, values) =>
    expect(check({ holder }).holder).toEqual(key && { key, ...(values && { values }) }),
  )

  it.each<[string, Bank, string | undefined, object?]>([
    ['123 456', BANK, undefined],
    ['١٢٣٤٥٦', BANK, undefined],
    ['12345', BANK, 'number_length', { min: 6, max: 34 }],
    ['1'.repeat(35), BANK, 'number_length', { min: 6, max: 34 }],
    ['DE89 3704 0044', BANK, 'number_digits'],
    ['123456789', EXACT, 'number_exact', { count: 10 }],
    ['1234567890', EXACT, undefined],
    // Luhn: of a card's scheme only, and where the bank takes cards
    ['4111 1111 1111 1111', CARDS, undefined],
    ['4111 1111 1111 1112', CARDS, 'number_check'],
    ['4111 1111 1111 1112', BANK, undefined],
    ['1234 5678 9012 3456', CARDS, undefined],
    ['4111111111', CARDS, undefined],
    ['6200 0000 0000 0001', CARDS, undefined],
    ['3782 8224 6310 0055', CARDS, 'number_scheme', { scheme: 'American Express' }],
  ])('number %j at %j: %s', (number, bank, key, values) =>
    expect(check({ number }, bank).number).toEqual(key && { key, ...(values && { values }) }),
  )

  it('[VA-17] the merchant’s rules replace the defaults, and a bank’s own come first', () => {
    const rules = { numberMin: 8, numberMax: 9, holderMin: 5, holderMax: 8 }
    const number = { key: 'number_length', values: { min: 8, max: 9 } }
    expect(check({ number: '1234567', holder: 'Lan' }, BANK, rules)).toEqual({
      number,
      holder: { key: 'holder_short', values: { min: 5 } },
    })
    expect(check({ number: '1234567890', holder: 'Lan Anh' }, BANK, rules)).toEqual({ number })
    expect(check({ number: '1234567890', holder: 'Lan Anh' }, EXACT, rules)).toEqual({})
  })

  it('limits the branch', () =>
    expect(check({ branch: 'x'.repeat(81) })).toEqual({
      branch: { key: 'branch_long', values: { max: 80 } },
    }))

  it('a number in groups is the same number, in whatever way it is typed', () =>
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\d{1,5}$/), { minLength: 1 }),
        fc.constantFrom(' ', '-', '\u00A0', '\u2009', '\u200F', '.', '  '),
        (groups, between) => {
          expect(normalizeNumber(groups.join(between))).toBe(groups.join(''))
        },
      ),
    ))
  it.each([
    ['  Lan   Nguyen ', 'Lan Nguyen'],
    ['Lan\u00A0Nguyen', 'Lan Nguyen'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
  ])('the name %j is sent as %j', (typed, name) => expect(normalizeName(typed)).toBe(name))
})
