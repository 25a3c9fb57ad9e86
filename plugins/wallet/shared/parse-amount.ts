import { latinDigits, plainText } from '@foyer/sdk'
import { type Amount, toAmount } from '../contract/amount.ts'
import { type DecimalReading, readingsOf } from './number-readings.ts'
import { numberStyleOf, type NumberStyle } from './number-style.ts'

/** Why a text is no amount. */
export type ParseProblem =
  /** it has letters, a sign, another currency, or no digit */
  | 'not-a-number'
  /** more digits after the decimal separator than the currency has */
  | 'too-many-decimals'
  /** groups of a wrong size, or separators that nobody writes so: `5 00`, `1,00,0` */
  | 'ambiguous-separators'
  /** more digits than an amount has */
  | 'too-large'

/** What a typed, pasted or filled in text says. */
export type ParsedAmount =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'read'
      readonly amount: Amount
      /** What others could read: `1.000` is a thousand in one language, and one in another. */
      readonly otherReading?: Amount
    }
  | { readonly kind: 'refused'; readonly problem: ParseProblem }

/** What decides how a text is read. */
export interface AmountLanguage {
  /** BCP 47 tag of the player's language. */
  readonly tag: string
  /** ISO 4217 */
  readonly currency: string
}

/**
 * Reads an amount as the player's language writes it (BRL as Brazil does), with digits of any script, separators of groups,
 * and the currency before or after it. Of two different separators the last is the decimal one, in every language. A
 * single one that cannot be between groups is the decimal one too: a phone's keypad may have no other.
 */
export function parseAmount(text: string, { tag, currency }: AmountLanguage): ParsedAmount {
  const plain = latinDigits(plainText(text).toLowerCase())
  if (plain === '') return { kind: 'empty' }
  const style = numberStyleOf(tag, currency)
  const number = withUsualSeparators(withoutSigns(plain, style.signs))
  if (!/^[\d.,٫' ]+$/.test(number) || !/\d/.test(number)) return refused('not-a-number')
  const { whole, decimal } = readingsOf(number, style.indianGroups)
  if (!decimal) return whole === undefined ? refused('ambiguous-separators') : read(whole)
  if (whole === undefined)
    return isWrongGroup(decimal, style) ? refused('ambiguous-separators') : readDecimal(decimal, style)
  // One separator and three digits: nobody writes decimals of a currency that has none.
  if (style.fractionDigits === 0) return read(whole)
  const [inDecimals, inGroups] = [readDecimal(decimal, style), read(whole)]
  return decimal.separator === style.decimal
    ? withOther(inDecimals, inGroups)
    : withOther(inGroups, inDecimals)
}

const refused = (problem: ParseProblem): ParsedAmount => ({ kind: 'refused', problem })

/** @param number decimal text, maybe with zeros around it */
function read(number: string): ParsedAmount {
  const amount = toAmount(number)
  return amount === undefined ? refused('too-large') : { kind: 'read', amount }
}

function readDecimal({ whole, fraction }: DecimalReading, { fractionDigits }: NumberStyle): ParsedAmount {
  const isLonger = /[1-9]/.test(fraction.slice(fractionDigits))
  return isLonger ? refused('too-many-decimals') : read(`${whole}.${fraction.slice(0, fractionDigits)}0`)
}

const withOther = (parsed: ParsedAmount, other: ParsedAmount): ParsedAmount =>
  parsed.kind === 'read' && other.kind === 'read' ? { ...parsed, otherReading: other.amount } : parsed

/** Whether the separator is one of groups to the player, and what follows it is too long for decimals. */
const isWrongGroup = ({ separator, fraction, hasGroups }: DecimalReading, style: NumberStyle): boolean =>
  separator !== style.decimal && separator !== '٫' && !hasGroups && fraction.length > style.fractionDigits

/** Without one sign of the currency before the number, and one after it. */
function withoutSigns(text: string, signs: readonly string[]): string {
  const before = signs.find((sign) => text.startsWith(sign)) ?? ''
  const rest = text.slice(before.length)
  const after = signs.find((sign) => rest.endsWith(sign)) ?? ''
  return rest.slice(0, rest.length - after.length).trim()
}

const USUAL: Readonly<Record<string, string>> = { '．': '.', '，': ',', '،': ',', '٬': "'", '’': "'" }

/** Writes the separators of East Asian and Arabic keyboards as those of others. */
const withUsualSeparators = (text: string): string =>
  text.replace(/[．，،٬’]/g, (separator) => USUAL[separator] ?? separator)
