export type Strength = 'weak' | 'fair' | 'strong'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
/** Runs of a keyboard or the alphabet, and what everybody takes first. */
const COMMON = /0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf|pass|admin/i

/**
 * A plain word on a password, for its hint: no more than a hint, for the merchant's rules decide. Length counts most; other
 * kinds of signs help; few different signs, and what is guessed first, count as weak.
 */
export function strengthOf(password: string): Strength {
  const signs = [...password]
  const different = new Set(signs).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (signs.length < 8 || different < 5 || (COMMON.test(password) && signs.length < 16)) return 'weak'
  return signs.length >= 16 || (signs.length >= 10 && kinds >= 3) ? 'strong' : 'fair'
}
