import { CLICK_ID_LENGTH_MAX, DEFAULT_PATTERN } from './constants.ts'

/** What a network leaves in place of an id that it did not fill in: `{click_id}`, `${SUBID}`, `[CPA]`, `__CLICKID__`. */
const MACRO = /[{}]|%7[bBdD]|\[\w{0,500}\]|^__[A-Z_]+__$/

/**
 * Whether a value may be the id of a click; otherwise it is refused as a whole, since a part of an id is the id of no click.
 *
 * @param pattern source of a regular expression for the whole value
 * @throws SyntaxError for a pattern that is no regular expression
 */
export function isClickId(value: string, pattern: string = DEFAULT_PATTERN): boolean {
  return (
    value !== '' &&
    value.length <= CLICK_ID_LENGTH_MAX &&
    !MACRO.test(value) &&
    new RegExp(`^(?:${pattern})$`).test(value)
  )
}
