import type { ChatEntry, ChatVisitor } from '@foyer/sdk'

/** The entry's address with the visitor's name in `parameter`; as it is for a guest, or with no parameter to put it in. */
export function linkWithName(
  { url }: Pick<ChatEntry, 'url'>,
  { name }: Pick<ChatVisitor, 'name'>,
  parameter: string,
): string {
  if (name === undefined || parameter === '' || !URL.canParse(url)) return url
  const [address = '', hash] = url.split(/#(.*)/s)
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  // The parameter's own marks stay: vendors look for `CUSTOM!name` to the letter.
  const named = `${address}${joint}${parameter}=${encodeURIComponent(name)}`
  return hash === undefined ? named : `${named}#${hash}`
}
