/** Letters and digits that nobody takes for one another when they are read out (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_CHARS = 4

/** A reference of an order: 80 random bits, in groups that a player can read out to support (`7KQ2-M9XD-41ZP-0C3T`). */
export function newReference(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_CHARS))].map((byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  )
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_CHARS, (group + 1) * GROUP_CHARS).join(''),
  ).join('-')
}
