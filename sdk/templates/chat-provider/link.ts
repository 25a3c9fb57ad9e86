import type { ChatEntry, ChatVisitor } from '@foyer/sdk'

/**
 * The entry's address with the visitor's name in `parameter`; unchanged for a guest, or without a parameter
 * for the name.
 */
export function linkWithName(
  { url }: Pick<ChatEntry, 'url'>,
  { name }: Pick<ChatVisitor, 'name'>,
  parameter: string,
): string {
  if (name === undefined || parameter === '' || !URL.canParse(url)) return url
  const [address = '', hash] = url.split(/#(.*)/s)
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  // The parameter is not encoded: vendors expect `CUSTOM!name` exactly.
  const named = `${address}${joint}${parameter}=${encodeURIComponent(name)}`
  return hash === undefined ? named : `${named}#${hash}`
}
