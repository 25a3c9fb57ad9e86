const MANIFEST_PATH = '/wps/system/manifest.json'

/**
 * The address of this page's web manifest at the gateway (CA-29). It carries the merchant and the page's parameters,
 * since the installed app starts with the campaign parameters; parameters that may contain a token are left out (SE-04).
 */
export function manifestAddress(merchantCode: string, query: string): string {
  const asked = new URLSearchParams({ merchantCode })
  for (const [name, value] of new URLSearchParams(query))
    if (name !== 'merchantCode' && !/token/i.test(name) && !/token[\w-]*(?:=|%3d)/i.test(value))
      asked.append(name, value)
  return `${MANIFEST_PATH}?${asked}`
}
