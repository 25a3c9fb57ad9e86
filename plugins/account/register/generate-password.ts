/** Small letters and digits that nobody takes for another: 32, so that a byte gives each of them equally often. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 80 bits. */
const LENGTH = 16

/** A password for an account that is made without one (VA-01): random, and of a length that the merchant allows. */
export function generatePassword({
  passwordMin,
  passwordMax,
}: Readonly<Record<'passwordMin' | 'passwordMax', number>>): string {
  const length = Math.min(Math.max(LENGTH, passwordMin), passwordMax)
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => CHARACTERS.charAt(byte % CHARACTERS.length))
    .join('')
}
