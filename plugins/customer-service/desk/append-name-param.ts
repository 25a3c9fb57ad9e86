/**
 * The address with a value in one more parameter, in place of one of that name. Everything else stays as it was written,
 * since vendors count on characters (`!`) that URLSearchParams would encode.
 *
 * @param parameter as it shall stand in the address
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
