import { type Break, BREAKS_KEY, readBreak } from '../../mocks/world/breaks.ts'

/** Which plugins shall fail in this page, and how: as `/__gateway/enter?break=…` has left it. */
export function readBreaks(): Readonly<Record<string, Break>> {
  const text = globalThis.sessionStorage?.getItem(BREAKS_KEY) ?? ''
  return Object.fromEntries(text.split(',').flatMap((item) => [readBreak(item)].filter((entry) => !!entry)))
}
