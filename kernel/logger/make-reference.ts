/** Crockford's base 32: none of its letters is taken for another one or a digit on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Two groups of four letters and digits, at random: `7KQ2-9F4T`. */
export function makeReference(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}
