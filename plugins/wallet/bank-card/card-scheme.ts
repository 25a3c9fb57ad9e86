/** A card scheme: how its numbers begin, how long they are, and whether their last digit is a check digit by Luhn. */
export interface CardScheme {
  readonly name: string
  readonly digits: readonly number[]
  readonly luhn: boolean
}

/** A number of a card has so many digits, whatever its scheme (ISO/IEC 7812-1). */
export const CARD_MIN_DIGITS = 13
export const CARD_MAX_DIGITS = 19

const SIXTEEN_UP = [16, 17, 18, 19]

/** Beginnings of numbers, from and to, of the same length. */
type Prefix = readonly [from: string, to: string]
const only = (prefix: string): Prefix => [prefix, prefix]

const SCHEMES: readonly (CardScheme & { readonly prefixes: readonly Prefix[] })[] = [
  { name: 'Visa', digits: [13, 16, 18, 19], luhn: true, prefixes: [only('4')] },
  { name: 'Mastercard', digits: [16], luhn: true, prefixes: [['51', '55'], ['2221', '2720']] },
  { name: 'American Express', digits: [15], luhn: true, prefixes: [only('34'), only('37')] },
  { name: 'JCB', digits: SIXTEEN_UP, luhn: true, prefixes: [['3528', '3589']] },
  { name: 'Diners Club', digits: [14, ...SIXTEEN_UP], luhn: true, prefixes: [['300', '305'], only('3095'), only('36'), ['38', '39']] },
  // RuPay and Discover share some beginnings; both have check digits.
  { name: 'Discover', digits: SIXTEEN_UP, luhn: true, prefixes: [only('6011'), ['644', '649'], only('65')] },
  { name: 'Mir', digits: SIXTEEN_UP, luhn: true, prefixes: [['2200', '2204']] },
  // Its older cards have none.
  { name: 'UnionPay', digits: SIXTEEN_UP, luhn: false, prefixes: [only('62'), only('81')] },
  // Vietnam's own cards.
  { name: 'NAPAS', digits: [16, 19], luhn: false, prefixes: [only('9704')] },
] // prettier-ignore

/** The scheme of a card's number by its first digits; `undefined` for a number of no known scheme, or of a length that no card has. */
export function cardScheme(digits: string): CardScheme | undefined {
  if (digits.length < CARD_MIN_DIGITS || digits.length > CARD_MAX_DIGITS) return undefined
  return SCHEMES.find(({ prefixes }) =>
    prefixes.some(([from, to]) => {
      const start = digits.slice(0, from.length)
      return start >= from && start <= to
    }),
  )
}
