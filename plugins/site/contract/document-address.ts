import { checkUrl } from '@foyer/sdk'

/**
 * The address of one of the merchant's documents (`MerchantLegal`) in a language: an https address, or a path of
 * this host made absolute; `undefined` for any other (SE-03).
 *
 * @param address as the profile has it; `{language}` stands for the language
 * @param tag BCP 47
 */
export function documentAddress(
  address: string | undefined,
  tag: string,
  origin: string,
): string | undefined {
  const named = address?.replaceAll('{language}', encodeURIComponent(tag))
  if (named === undefined) return undefined
  const absolute = /^\/(?![/\\])/.test(named) ? `${origin}${named}` : named
  return checkUrl(absolute, { kind: 'https' })?.href
}
