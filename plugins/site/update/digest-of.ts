/**
 * A short text that differs where the manifests' texts differ: length and a 32-bit FNV-1a hash of each. Not a cryptographic
 * one, which a page without https lacks, and nobody gains by two that are alike.
 */
export const digestOf = (texts: readonly string[]): string =>
  texts
    .map((text) => {
      let hash = 0x811c9dc5
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      return `${text.length}.${hash >>> 0}`
    })
    .join()
