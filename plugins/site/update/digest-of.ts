/** A short text that differs where the manifests do: 31 times, plus one more. Not cryptographic: pages without https have none. */
export function digestOf(manifests: readonly string[]): string {
  let digest = 0
  for (const character of manifests.join()) digest = (Math.imul(digest, 31) + character.charCodeAt(0)) | 0
  return `${digest}`
}
