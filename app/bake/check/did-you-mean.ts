import { editDistance, suggestNames } from '../../../kernel/host/tooling/suggest-names.ts'

/** `Did you mean a or b?`, of the known names that are most like a wrong one; `undefined` where none is. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const near = suggestNames(name, known)
  const [first] = near
  if (first === undefined) return undefined
  const nearest = near.filter((one) => editDistance(name, one) === editDistance(name, first))
  return `Did you mean ${nearest.join(' or ')}?`
}
