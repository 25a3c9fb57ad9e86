import { latinDigits, plainText } from '@foyer/sdk'
import type { Country, NumberProblem } from '../shared/points.ts'

/** How many digits a number has without its dialling code, by the merchant's settings (VA-17). */
export interface NumberRules {
  readonly min: number
  readonly max: number
}

/** Characters that people and phones put between digits. */
const SEPARATORS = /[\s().\-\u00a0\u2010-\u2015]/g
/** Without what stands before a number that is copied from a link, and the zero that is not dialled after a country's code. */
const dialled = (typed: string): string => {
  const text = plainText(typed).normalize('NFKC').replace(/^tel:/i, '')
  return /^(?:\+|00)/.test(text) ? text.replace('(0)', '') : text
}

/** Digits of any script as Latin ones, without the separators. */
const digitsOf = (typed: string): string =>
  latinDigits(plainText(typed).normalize('NFKC')).replace(SEPARATORS, '')

/**
 * Reads a typed number into the gateway's form. A whole number, `+84 901…` or `0084 901…`, loses its dialling
 * code and gives its country: the current one if several share the code.
 */
export function readNumber(
  typed: string,
  countries: readonly Country[],
  current: Country | undefined,
): { readonly digits: string; readonly country: Country | undefined } {
  const text = digitsOf(dialled(typed)).replace(/^00(?=[1-9])/, '+')
  if (!text.startsWith('+')) return { digits: text, country: current }
  const matches = [...(current ? [current] : []), ...countries].filter(({ dialingCode }) =>
    text.startsWith(dialingCode),
  )
  const longest = Math.max(0, ...matches.map(({ dialingCode }) => dialingCode.length))
  const country = matches.find(({ dialingCode }) => dialingCode.length === longest)
  return country ? { digits: text.slice(longest), country } : { digits: text, country: current }
}

export function checkNumber(digits: string, { min, max }: NumberRules): NumberProblem | undefined {
  if (digits === '') return { key: 'number_missing' }
  if (!/^\d+$/.test(digits)) return { key: 'number_digits' }
  return digits.length < min || digits.length > max
    ? { key: 'number_length', values: { min, max } }
    : undefined
}

/** Returns a code in the form in which it was sent, or what is wrong with it. */
export function readCode(
  typed: string,
  length: number,
): { readonly code: string } | { readonly problem: NumberProblem } {
  const code = digitsOf(typed)
  if (code === '') return { problem: { key: 'code_missing' } }
  return /^\d+$/.test(code) && code.length === length
    ? { code }
    : { problem: { key: 'code_length', values: { length } } }
}
