/** Makes an address of an obfuscated path. Replaceable: the scheme is the gateway's, and stands in one file. */
export interface PathCodec {
  /** `undefined` where nothing that is text comes out. Never throws. */
  decode(path: string): string | undefined
}
