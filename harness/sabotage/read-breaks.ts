import { type Break, BREAKS_KEY, readBreak } from '../../mocks/world/breaks.ts'

/** The plugins that shall fail in this page, and how: stored by `/__gateway/enter?break=…`. */
export function readBreaks(): Readonly<Record<string, Break>> {
  const text = stored() ?? ''
  return Object.fromEntries(text.split(',').flatMap((item) => [readBreak(item)].filter((entry) => !!entry)))
}

/** A browser may refuse it. */
function stored(): string | null | undefined {
  try {
    return globalThis.sessionStorage?.getItem(BREAKS_KEY)
  } catch {
    return undefined
  }
}
