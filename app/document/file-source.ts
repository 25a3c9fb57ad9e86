/** Characters with a meaning in the policy, or in the nginx configuration that contains it. */
const SPECIAL = /[;,'"$]/g

/** The source expression of exactly one file. A policy cannot name queries, so there is none. */
export function fileSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(SPECIAL, (character) => `%${character.charCodeAt(0).toString(16)}`)
}
