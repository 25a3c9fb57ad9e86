/** Decodes an obfuscated path to an address. The gateway defines the scheme; it is replaced in one file. */
export interface PathCodec {
  /** Returns `undefined` if the result is not text. Never throws. */
  decode(path: string): string | undefined
}
