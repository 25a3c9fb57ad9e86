/** Small letters and digits that are not ambiguous: 32, so that each is equally likely for a random byte. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 80 bits. */
const LENGTH = 16

/** A random password for an account without one (VA-01), of a length that the merchant allows. */
export function generatePassword({
  passwordMin,
  passwordMax,
}: Readonly<Record<'passwordMin' | 'passwordMax', number>>): string {
  const length = Math.min(Math.max(LENGTH, passwordMin), passwordMax)
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => CHARACTERS.charAt(byte % CHARACTERS.length))
    .join('')
}
