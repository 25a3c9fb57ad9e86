/** Longest game code, vendor, play type, node or room that an address may carry, in characters. */
const MAX_PARAMETER_LENGTH = 100

/** A parameter of an address, trimmed; `undefined` for one that is empty, too long or has control characters. */
export function readParameter(given: URLSearchParams, name: string): string | undefined {
  const value = given.get(name)?.trim()
  // eslint-disable-next-line no-control-regex -- the expression looks for control characters
  const usable = value && value.length <= MAX_PARAMETER_LENGTH && !/[\u0000-\u001f\u007f]/.test(value)
  return usable ? value : undefined
}
