import { suggestNames } from '../../../kernel/host/tooling/suggest-names.ts'

/** `Did you mean a or b?`, of the known names that are most like a wrong one; `undefined` where none is. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const near = suggestNames(name, known)
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : undefined
}
