/**
 * Returns the address with the parameter set to the value. Everything else is left as written, since vendors rely on
 * characters (`!`) that URLSearchParams would encode.
 *
 * @param parameter name, already encoded for the address
 */
export function appendNameParam(url: URL, parameter: string, value: string): URL {
  const isOther = (pair: string): boolean => pair !== '' && nameOf(pair) !== parameter
  const pairs = url.search.slice(1).split('&').filter(isOther)
  const result = new URL(url)
  result.search = [...pairs, `${parameter}=${encodeURIComponent(value)}`].join('&')
  return result
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=')
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}
