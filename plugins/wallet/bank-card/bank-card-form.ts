import { type KeyedText, latinDigits } from '@foyer/sdk'
import type { Bank } from './bank.ts'
import { cardScheme } from './card-scheme.ts'
import { BRANCH_MAX_CHARS } from './constants.ts'

/** What the player has typed or chosen. */
export interface BankCardForm {
  /** Code of the bank; empty: none yet. */
  readonly bank: string
  readonly holder: string
  readonly number: string
  readonly branch: string
}
export type BankCardField = keyof BankCardForm

/** Rules of the merchant's settings (VA-17): lengths in digits and in characters. */
export interface BankCardRules {
  readonly numberMin: number
  readonly numberMax: number
  readonly holderMin: number
  readonly holderMax: number
}

/** A key of the plugin's texts and its values. */
export type FieldProblem = KeyedText<'wallet.bank-card'>
export type BankCardErrors = { readonly [Field in BankCardField]?: FieldProblem }

/** The typed number as it is sent: Latin digits, without the blanks and hyphens of its groups. */
export const normalizeNumber = (typed: string): string =>
  latinDigits(typed).replaceAll(/[\p{Z}\p{Cf}\s.-]/gu, '')

/** A typed name as it is sent: without blanks around it, and with single ones in it. */
export const normalizeName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\p{Z}\p{Cf}\s]+/gu, ' ')
    .trim()

/** Fewest and most digits of a number at a bank. */
export const digitsOf = (
  bank: Pick<Bank, 'minDigits' | 'maxDigits'> | undefined,
  rules: Pick<BankCardRules, 'numberMin' | 'numberMax'>,
): { readonly min: number; readonly max: number } => ({
  min: bank?.minDigits ?? rules.numberMin,
  max: bank?.maxDigits ?? rules.numberMax,
})

/**
 * The errors to show at the fields before a call; empty if there are none (VA-17).
 *
 * @param bank - the chosen one, if it is still in the list
 */
export function checkBankCard(
  form: BankCardForm,
  bank: Bank | undefined,
  rules: BankCardRules,
): BankCardErrors {
  const holder = checkHolder(form.holder, rules)
  const number = checkNumber(form.number, bank, rules)
  const branch = [...normalizeName(form.branch)].length > BRANCH_MAX_CHARS
  return {
    ...(!bank && { bank: { key: 'bank_empty' } }),
    ...(holder && { holder }),
    ...(number && { number }),
    ...(branch && { branch: { key: 'branch_long', values: { max: BRANCH_MAX_CHARS } } }),
  }
}

/** Letters of any script with their marks, and what stands between the parts of a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .,'’·-]*$/u

function checkHolder(typed: string, { holderMin, holderMax }: BankCardRules): FieldProblem | undefined {
  const name = normalizeName(typed)
  const length = [...name].length
  if (length === 0) return { key: 'holder_empty' }
  if (!NAME.test(name)) return { key: 'holder_letters' }
  if (length < holderMin) return { key: 'holder_short', values: { min: holderMin } }
  return length > holderMax ? { key: 'holder_long', values: { max: holderMax } } : undefined
}

function checkNumber(typed: string, bank: Bank | undefined, rules: BankCardRules): FieldProblem | undefined {
  const number = normalizeNumber(typed)
  if (number === '') return { key: 'number_empty' }
  if (!/^\d+$/.test(number)) return { key: 'number_digits' }
  const { min, max } = digitsOf(bank, rules)
  const { length } = number
  if (length < min || length > max)
    return min === max
      ? { key: 'number_exact', values: { count: min } }
      : { key: 'number_length', values: { min, max } }
  const scheme = bank?.takesCards ? cardScheme(number) : undefined
  if (!scheme) return undefined
  if (!scheme.digits.includes(length)) return { key: 'number_scheme', values: { scheme: scheme.name } }
  return scheme.luhn && !passesLuhn(number) ? { key: 'number_check' } : undefined
}

/** Whether a number's last digit is right by the Luhn algorithm (ISO/IEC 7812-1, annex B). Digits only. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return digits !== '' && sum % 10 === 0
}
