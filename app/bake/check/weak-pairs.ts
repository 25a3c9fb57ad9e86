import { contrast } from './contrast.ts'
import { AA, CONTRAST_PAIRS } from './contrast-pairs.ts'
import { parseValue, type Scheme } from './parse-value.ts'
import { resolveVariables } from './resolve-variables.ts'
import { hexOf, over, type Rgba } from './rgba.ts'

/** A text that cannot be read well on its ground. */
export interface WeakPair {
  readonly text: string
  readonly ground: string
  readonly scheme: Scheme
  /** The two colours, as `#0a1f3c`. */
  readonly colors: readonly [text: string, ground: string]
  readonly ratio: number
}

const SCHEMES: readonly Scheme[] = ['light', 'dark']
const WHITE: Rgba = { red: 1, green: 1, blue: 1, alpha: 1 }

/**
 * The pairs of a theme whose contrast is below AA, of each pair and scheme the worst. A ground may be a gradient: text must
 * be readable on each of its colours. What is no colour is left out.
 *
 * @param values the variables of the page: the neutral ones, and over them the theme’s
 */
export function weakPairs(values: ReadonlyMap<string, string>): readonly WeakPair[] {
  const parsed = new Map(
    [...new Set(CONTRAST_PAIRS.flat())].map((name) => {
      const text = resolveVariables(values.get(name) ?? '', values)
      return [name, text === undefined ? undefined : parseValue('fill', text)] as const
    }),
  )
  const colorsOf = (name: string, scheme: Scheme): readonly Rgba[] => parsed.get(name)?.colors(scheme) ?? []
  return SCHEMES.flatMap((scheme) => {
    const page = over(colorsOf('--bg', scheme)[0] ?? WHITE, WHITE)
    return CONTRAST_PAIRS.flatMap(([text, ground]): readonly WeakPair[] => {
      const [worst] = colorsOf(text, scheme)
        .flatMap((color) =>
          colorsOf(ground, scheme).map((behind) => {
            const under = over(behind, page)
            return { colors: [hexOf(color), hexOf(under)] as const, ratio: contrast(color, under) }
          }),
        )
        .sort((a, b) => a.ratio - b.ratio)
      return worst && worst.ratio < AA ? [{ text, ground, scheme, ...worst }] : []
    })
  })
}
