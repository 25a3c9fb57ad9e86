const DOT = '•'
/** How gateways mark what they leave out. */
const MARK = /[*•●x×]/i
const MARKS = /[*•●x×]/gi
/** So many marks make a text a masked one. */
const FEWEST_MARKS = 3
/** A masked text that shows more than a card's first six and last four is masked again. */
const MOST_SHOWN = 10
const SHOWN = 4
/** Four characters of a shorter number would be most of it. */
const SHORT = 8
const SHOWN_OF_SHORT = 2

/**
 * A number or key as it may be shown. What the gateway has masked stays as it is; of a whole number the last four characters are
 * shown, of an e-mail address the first character and the host.
 */
export function maskAccount(text: string): string {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  if (at > 0) return `${[...trimmed][0] ?? ''}${DOT.repeat(3)}${trimmed.slice(at)}`
  const marks = [...trimmed].filter((character) => MARK.test(character)).length
  const characters = [...trimmed.replaceAll(MARKS, '').replaceAll(/[^\p{L}\p{N}]/gu, '')]
  if (marks >= FEWEST_MARKS && characters.length <= MOST_SHOWN) return trimmed.replaceAll(MARKS, DOT)
  const shown = characters.slice(characters.length < SHORT ? -SHOWN_OF_SHORT : -SHOWN)
  return `${DOT.repeat(4)} ${shown.join('')}`.trim()
}
