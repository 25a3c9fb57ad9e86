const MANIFEST_PATH = '/wps/system/manifest.json'

/**
 * Where the gateway has the manifest of this page (CA-29): its merchant, and the page's own query parameters, of which an
 * installed app starts with those that say who brought the player. What may hold a token does not go along (SE-04).
 */
export function manifestAddress(merchantCode: string, query: string): string {
  const asked = new URLSearchParams({ merchantCode })
  for (const [name, value] of new URLSearchParams(query))
    if (name !== 'merchantCode' && !/token/i.test(name) && !/token[\w-]*(?:=|%3d)/i.test(value))
      asked.append(name, value)
  return `${MANIFEST_PATH}?${asked}`
}
