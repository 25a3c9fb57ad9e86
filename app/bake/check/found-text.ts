const LONGEST = 80

/** What stands in a field, as the end of a sentence: `is missing`, `is "x"`, `is a list`. */
export function foundText(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (typeof value === 'string')
    return `is "${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}"`
  if (Array.isArray(value)) return 'is a list'
  if (typeof value === 'object' && value !== null) return 'is an object'
  if (typeof value === 'function') return 'is a function'
  return `is ${String(value)}`
}
