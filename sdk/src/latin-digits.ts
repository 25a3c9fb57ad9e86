const DIGIT = /\p{Nd}/u
const DIGITS = /\p{Nd}/gu
/** The one numbering system of Intl with ten digits (`hanidec`) that are no decimal digits to Unicode. */
const HAN_DIGITS = '〇一二三四五六七八九'

/** Writes the decimal digits of every script in Latin ones: `٥٠٠`, `५००` and `５００` are `500`. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(HAN_DIGITS.indexOf(digit)))
    .replace(DIGITS, (digit) => String(valueOf(digit)))

/** Unicode has the ten digits of a script in a row; where several rows follow one another, each starts with its zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}
