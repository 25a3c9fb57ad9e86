import { fractionDigitsOf } from './amount.ts'
import { moneyTag } from './money-tag.ts'

/** A decimal number with up to 21 digits before the point, which Intl writes out without an exponent. */
const DECIMAL = /^([-+]?)(\d{1,21})(?:\.(\d+))?$/

/**
 * An amount of money for players (VA-15): `₫50,000`, `R$ 12,50`, `$100.00`. Always with as many digits after the decimal
 * separator as the currency has; more are cut off, not rounded, so that no amount looks greater than it is. Text that
 * is no decimal number comes back unchanged. A currency that Intl refuses stands beside its number: `12.50 USDT`.
 *
 * @param amount decimal text in major units; a minus or a plus in front is written
 * @param currency ISO 4217
 * @param tag BCP 47 tag of the player's language
 */
export function formatMoney(amount: string, currency: string, tag: string): string {
  const [, sign, written = '', fraction = ''] = DECIMAL.exec(amount) ?? []
  if (sign === undefined) return amount
  const whole = written.replace(/^0+(?=\d)/, '')
  const { format, fractionDigits, after } = styleOf(moneyTag(tag, currency), currency)
  const digits = whole + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0')
  // A number would round a long amount, and browsers before 2022 make a number of decimal text. So Intl writes a power of
  // ten that is as long, and its digits are replaced.
  const power = 10 ** (whole.length - 1)
  const signed = format(sign && /[1-9]/.test(digits) ? -power : power)
  // A plus stands where a minus would, with the marks that languages from right to left need around either.
  const pattern = sign === '+' ? signed.replace('-', '+') : signed
  let index = 0
  return pattern.replace(/\d/g, () => digits.charAt(index++)) + after
}

/** The same text, whose line may end between currency and number: so a narrow place does not break the number. */
export const breakableMoney = (money: string): string => money.replace(/[\u00a0\u202f]/g, ' ')

interface Style {
  readonly format: (amount: number) => string
  readonly fractionDigits: number
  /** The currency, where Intl does not write it. */
  readonly after: string
}
/** An Intl object costs a slow phone a tenth of a second; a page shows one currency, in one language at a time. */
const styles = new Map<string, Style>()

function styleOf(tag: string, currency: string): Style {
  const key = `${tag} ${currency}`
  const known = styles.get(key)
  if (known) return known
  const style = newStyle(tag, currency)
  styles.set(key, style)
  return style
}

function newStyle(tag: string, currency: string): Style {
  const fractionDigits = fractionDigitsOf(currency)
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  try {
    const { format } = new Intl.NumberFormat(tag, { style: 'currency', currency, ...digits })
    return { format, fractionDigits, after: '' }
  } catch {
    const { format } = new Intl.NumberFormat(tag, digits)
    // No-break, so that number and code stay on one line.
    return { format, fractionDigits, after: currency.trim() && `\u00a0${currency.trim()}` }
  }
}
