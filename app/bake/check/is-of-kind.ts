import { parseValue, type ValueKind } from './parse-value.ts'
import { resolveVariables } from './resolve-variables.ts'

/** Whether a variable’s text is a colour, a fill or a shadow, with what it takes from other variables. */
export function isOfKind(kind: ValueKind, text: string, values: ReadonlyMap<string, string>): boolean {
  const resolved = resolveVariables(text, values)
  return resolved !== undefined && parseValue(kind, resolved) !== undefined
}
