import { plainText } from '@foyer/sdk'
import { fractionDigitsOf } from '../contract/amount.ts'
import { moneyTag } from '../contract/money-tag.ts'
import { currencySymbol } from './currency-symbol.ts'

/** How players write amounts of a currency in their language. */
export interface NumberStyle {
  /** Decimal separator: `.` or `,`. */
  readonly decimal: string
  readonly fractionDigits: number
  /** Whether groups of two digits may precede the last three: 1,00,000. */
  readonly indianGroups: boolean
  /** Symbols and codes of the currency in lower case, with plain spaces, the longest first. */
  readonly signs: readonly string[]
}

const INDIAN_LANGUAGES = /^(?:bn|hi|ta|ur)\b/
const INDIAN_CURRENCIES: ReadonlySet<string> = new Set(['BDT', 'INR', 'NPR', 'PKR'])

/** Ways to write a currency that Intl does not know: on Vietnamese price tags and in messages. */
const FURTHER_SIGNS: Readonly<Record<string, readonly string[]>> = { VND: ['đ', 'vnđ'] }

const styles = new Map<string, NumberStyle>()

/** Found once for each language and currency: it takes several Intl objects, and a field asks for it with every key. */
export function numberStyleOf(tag: string, currency: string): NumberStyle {
  const key = `${tag} ${currency}`
  const style = styles.get(key) ?? newStyle(tag, currency)
  styles.set(key, style)
  return style
}

function newStyle(tag: string, currency: string): NumberStyle {
  const code = currency.toUpperCase()
  // Not by formatToParts, which iOS has since 13.
  const fraction = new Intl.NumberFormat(moneyTag(tag, currency), { minimumFractionDigits: 1 }).format(0.5)
  return {
    decimal: fraction.replace(/\d/g, ''),
    fractionDigits: fractionDigitsOf(currency),
    indianGroups: INDIAN_LANGUAGES.test(tag) || INDIAN_CURRENCIES.has(code),
    signs: signsOf(tag, currency),
  }
}

function signsOf(tag: string, currency: string): readonly string[] {
  const symbols = [tag, 'en'].flatMap((each) => [
    currencySymbol(currency, each),
    currencySymbol(currency, each, 'narrowSymbol'),
  ])
  const signs = [...symbols, plainText(currency), ...(FURTHER_SIGNS[currency.toUpperCase()] ?? [])]
  const lower = signs.map((sign) => sign.toLowerCase()).filter((sign) => sign !== '')
  return [...new Set(lower)].sort((a, b) => b.length - a.length)
}
