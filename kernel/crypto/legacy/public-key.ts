import { MAX_MODULUS_BITS, MIN_MODULUS_BITS, PUBLIC_EXPONENT } from './constants.ts'
import { readRsaKey } from './read-rsa-key.ts'

/** A longer text is no key of a length that is accepted. */
const MAX_CHARS = 16_384
/** A real modulus is the product of two large primes: one of these divides no key, but `fff…f` and other fillers. */
const SMALL_PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]

/** An RSA public key that has been checked. */
export interface PublicKey {
  /** Hexadecimal, without leading zeros. */
  readonly modulus: string
  readonly exponent: string
  /** Length of the modulus, and of every ciphertext. */
  readonly bytes: number
}

/**
 * Reads the gateway's key: `{ modulus, exponent }` in hexadecimal, a bare hexadecimal modulus, or a key in
 * base64 or PEM. `undefined` for a key that is absent, too short, too long, even or otherwise divisible by a
 * small prime, or of another exponent.
 */
export function readPublicKey(value: unknown): PublicKey | undefined {
  const parts = typeof value === 'string' ? fromText(value) : fromRecord(value)
  if (!parts) return undefined
  const modulus = normalizedHex(parts.modulus)
  const exponent = normalizedHex(parts.exponent)
  if (!/^[0-9a-f]+$/.test(modulus) || exponent !== PUBLIC_EXPONENT) return undefined
  const bits = modulus.length * 4 - Math.clz32(Number.parseInt(modulus.charAt(0), 16)) + 28
  if (bits < MIN_MODULUS_BITS || bits > MAX_MODULUS_BITS) return undefined
  if (SMALL_PRIMES.some((prime) => remainder(modulus, prime) === 0)) return undefined
  return { modulus, exponent, bytes: Math.ceil(bits / 8) }
}

interface Parts {
  readonly modulus: string
  readonly exponent: string
}

function fromRecord(value: unknown): Parts | undefined {
  if (typeof value !== 'object' || value === null || !('modulus' in value)) return undefined
  const exponent = 'exponent' in value ? value.exponent : PUBLIC_EXPONENT
  return typeof value.modulus === 'string' && value.modulus.length <= MAX_CHARS
    ? { modulus: value.modulus, exponent: String(exponent) }
    : undefined
}

function fromText(text: string): Parts | undefined {
  if (text.length > MAX_CHARS) return undefined
  const digits = text.trim().replace(/^0x/i, '')
  if (/^[0-9a-f\s:]+$/i.test(digits)) return { modulus: digits, exponent: PUBLIC_EXPONENT }
  const base64 = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '')
  try {
    return readRsaKey(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}

/** Of a hexadecimal number, without `BigInt`: iOS before 14 lacks it. */
const remainder = (digits: string, divisor: number): number =>
  Array.from(digits).reduce((rest, digit) => (rest * 16 + Number.parseInt(digit, 16)) % divisor, 0)

const normalizedHex = (digits: string): string =>
  digits
    .replace(/[\s:]/g, '')
    .toLowerCase()
    .replace(/^(0x)?0*/, '')
