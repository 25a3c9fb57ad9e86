/** A short digest of the manifests (multiply by 31, add). Not cryptographic, as pages without https have no crypto.subtle. */
export function digestOf(manifests: readonly string[]): string {
  let digest = 0
  for (const character of manifests.join()) digest = (Math.imul(digest, 31) + character.charCodeAt(0)) | 0
  return `${digest}`
}
