const MANIFEST_PATH = '/wps/system/manifest.json'

/**
 * The address of this page's web manifest at the gateway (CA-29). It carries the merchant and the page's parameters,
 * since the installed app starts with the campaign parameters; parameters that may contain a token are left out (SE-04).
 */
export function manifestAddress(merchantCode: string, query: string): string {
  const asked = new URLSearchParams({ merchantCode })
  for (const [name, value] of new URLSearchParams(query))
    if (name !== 'merchantCode' && !/token/i.test(name) && !mayHoldToken(value)) asked.append(name, value)
  return `${MANIFEST_PATH}?${asked}`
}

/** Whether a value names a token, and after that has what may be a `=`, encoded or not. */
function mayHoldToken(value: string): boolean {
  const at = value.search(/token/i)
  return at >= 0 && /[=:%]/.test(value.slice(at))
}
