/**
 * The SHA-256 of an id in lower-case hexadecimal, as ad networks take a customer's id (`external_id`). `undefined` where the
 * browser has no digests: on a page that is not secure.
 */
export async function hashedId(id: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
