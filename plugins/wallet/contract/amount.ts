/**
 * An amount of money in major units as canonical decimal text: `1000.5`. Not negative; no sign, no exponent, no leading
 * zeros, no zeros at the end of the fraction; at most 15 digits before the point and 8 after it.
 */
export type Amount = `${number}`

const CANONICAL = /^(?:0|[1-9]\d{0,14})(?:\.\d{0,7}[1-9])?$/
const FRACTION_DIGITS_MAX = 8

/** Whether a value is an amount, written in the one canonical way. */
export const isAmount = (value: unknown): value is Amount =>
  typeof value === 'string' && CANONICAL.test(value)

/**
 * Reads an amount that a gateway wrote as a number or as decimal text. `undefined` where it is none: a negative or
 * infinite one, one with an exponent, with separators of groups, or with more digits than an amount has.
 */
export function toAmount(value: unknown): Amount | undefined {
  const text = typeof value === 'number' ? textOf(value) : typeof value === 'string' ? value.trim() : ''
  const [, digits, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const whole = digits.replace(/^0+(?=\d)/, '')
  const part = withoutLastZeros(fraction)
  const amount = part === '' ? whole : `${whole}.${part}`
  return isAmount(amount) ? amount : undefined
}

/** Which of two amounts is the greater one: -1 is the second, 1 the first. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  const [first = '', firstPart = ''] = a.split('.')
  const [second = '', secondPart = ''] = b.split('.')
  // Without leading zeros, the longer number is the greater; without zeros at the end, fractions sort as text.
  if (first.length !== second.length) return first.length < second.length ? -1 : 1
  if (first !== second) return first < second ? -1 : 1
  if (firstPart === secondPart) return 0
  return firstPart < secondPart ? -1 : 1
}

/** Digits after the decimal separator where the currency's own number is not known. */
const USUAL_FRACTION_DIGITS = 2

/** Digits after the decimal separator in amounts of a currency: 0 for VND, 2 for BRL, and for a code that is none. */
export function fractionDigitsOf(currency: string): number {
  const known = fractionDigits.get(currency) ?? findFractionDigits(currency)
  fractionDigits.set(currency, known)
  return known
}

/** An Intl object for each typed letter would be felt on a slow phone. */
const fractionDigits = new Map<string, number>()

function findFractionDigits(currency: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return maximumFractionDigits ?? USUAL_FRACTION_DIGITS
  } catch {
    return USUAL_FRACTION_DIGITS
  }
}

/** A number's digits, without those that only its binary form adds: `0.1 + 0.2` is `0.30000000`. */
function textOf(value: number): string {
  const text = String(value)
  const [, fraction = ''] = text.split('.')
  return fraction.length > FRACTION_DIGITS_MAX && !text.includes('e')
    ? value.toFixed(FRACTION_DIGITS_MAX)
    : text
}

/** Without a regular expression, whose time would grow with the square of the zeros. */
function withoutLastZeros(fraction: string): string {
  let end = fraction.length
  while (end > 0 && fraction[end - 1] === '0') end -= 1
  return fraction.slice(0, end)
}
