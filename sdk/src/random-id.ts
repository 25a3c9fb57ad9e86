const BYTES = 16

/** An id that nobody else makes: 128 random bits, 32 hexadecimal digits. `crypto.randomUUID` is not in every browser. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
