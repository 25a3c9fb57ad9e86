import { type CssColor, type Declaration, type RGBColor, transform, type Visitor } from 'lightningcss'
import type { Report } from './problem.ts'

/** A colour of sRGB: its parts from 0 to 255, its opacity from 0 to 1. */
export type Color = Pick<RGBColor, 'r' | 'g' | 'b' | 'alpha'>
/** The page’s two colour schemes. */
export type Scheme = 'light' | 'dark'
/** Variables with their texts. */
export type Variables = ReadonlyMap<string, string>

/** What a variable’s value may be, with the properties that take it. */
const KINDS = { color: ['color'], fill: ['color', 'background-image'], shadow: ['box-shadow'] } as const
export type ValueKind = keyof typeof KINDS

const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 }
/** A browser that knows sRGB only: other colours are given to it as near as sRGB can. */
const SRGB_ONLY = { chrome: 60 << 16 }

const visit = (css: string, visitor: Visitor<never>, targets = {}): string =>
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
    visitor,
    targets,
  }).code.toString()

/**
 * A text with each `var(--name, fallback)` replaced. One without a value remains, and so does a circle, after as many steps as
 * no theme needs.
 */
export function resolveVariables(text: string, values: Variables, steps = 20): string {
  // The last has no other in it.
  const start = text.lastIndexOf('var(')
  if (start < 0 || steps === 0) return text
  let end = start + 'var('.length
  for (let open = 1; open > 0 && end < text.length; end++)
    open += Number(text[end] === '(') - Number(text[end] === ')')
  const [name = '', ...fallback] = text.slice(start + 'var('.length, end - 1).split(',')
  const value = values.get(name.trim()) ?? fallback.join(',')
  if (value === '') return text
  return resolveVariables(text.slice(0, start) + value.trim() + text.slice(end), values, steps - 1)
}

/** The colours in a value of a kind, as one scheme shows them; `undefined` where it is none of the kind, or names variables. */
export function colorsIn(kind: ValueKind, text: string, scheme: Scheme): readonly Color[] | undefined {
  const inScheme = (color: CssColor): CssColor =>
    typeof color === 'object' && color.type === 'light-dark' ? inScheme(color[scheme]) : color
  for (const property of KINDS[kind]) {
    const found: string[] = []
    const Declaration = (declaration: Declaration): void => void found.push(declaration.property)
    const lowered = visit(`a{${property}:${text}}`, { Declaration, Color: inScheme }, SRGB_ONLY)
    // A value that is not understood has another property; one that leaves its declaration is more than one.
    if (found.join() !== property || /[;{}]/.test(text)) continue
    const colors: Color[] = []
    visit(lowered, {
      Color: (color) => void (typeof color === 'object' && color.type === 'rgb' && colors.push(color)),
    })
    return colors
  }
  return undefined
}

/** Whether a text is a value of a kind. */
export const isOfKind = (kind: ValueKind, text: string): boolean =>
  colorsIn(kind, text, 'light') !== undefined

/** As CSS writes it: `#0a1f3c`, with the opacity where there is some. */
export const hexOf = ({ r, g, b, alpha }: Color): string =>
  [r, g, b, ...(alpha < 1 ? [alpha * 255] : [])].reduce(
    (hex, part) => hex + Math.round(part).toString(16).padStart(2, '0'),
    '#',
  )

/** What is seen of a colour in front of another, opaque one. */
function over({ r, g, b, alpha }: Color, behind: Color): Color {
  const mix = (front: number, back: number): number => front * alpha + back * (1 - alpha)
  return { r: mix(r, behind.r), g: mix(g, behind.g), b: mix(b, behind.b), alpha: 1 }
}

/** Relative luminance of an opaque colour (WCAG 2). */
function luminance({ r, g, b }: Color): number {
  const linear = (part: number): number =>
    part <= 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast ratio of a text and its opaque ground, 1 to 21 (WCAG 2). A text that lets the ground through is mixed with it. */
export function contrast(text: Color, ground: Color): number {
  const lights = [luminance(over(text, ground)), luminance(ground)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** The variables that are a text’s colour, each with the grounds that it stands on. */
export const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  '--text': ['--bg', '--surface', '--surface-2', '--brand-soft'],
  '--text-muted': ['--bg', '--surface', '--surface-2'],
  '--brand': ['--bg', '--surface'],
  '--brand-strong': ['--bg', '--surface', '--surface-2', '--brand-soft'],
  '--accent': ['--bg', '--surface'],
  '--danger': ['--bg', '--surface'],
  '--success': ['--bg', '--surface'],
  '--warning': ['--bg', '--surface'],
  '--on-brand': ['--brand', '--brand-strong', '--brand-fill'],
  '--on-accent': ['--accent'],
  '--on-danger': ['--danger'],
  '--on-header': ['--header-bg'],
  // A toast has the page's colours swapped.
  '--bg': ['--text'],
}
/** Every variable that a contrast is measured of. */
export const MEASURED: ReadonlySet<string> = new Set(Object.entries(GROUNDS).flat(2))

/** WCAG AA for text of any size. */
const AA = 4.5

/**
 * Reports texts that cannot be read well on their grounds, of each pair and scheme the worst. A ground may be a gradient: text
 * must be readable on each of its colours. What is no colour is left out.
 *
 * @param values the variables of the page: the neutral ones, and over them the theme’s
 */
export function checkContrast(values: Variables, report: Report): void {
  for (const scheme of ['light', 'dark'] as const) {
    const read = (name: string) => colorsIn('fill', resolveVariables(values.get(name) ?? '', values), scheme)
    const colors = new Map([...MEASURED].map((name) => [name, read(name)]))
    const page = over(colors.get('--bg')?.[0] ?? WHITE, WHITE)
    for (const [text, grounds] of Object.entries(GROUNDS))
      for (const ground of grounds) {
        const under = (colors.get(ground) ?? []).map((color) => over(color, page))
        const [worst] = (colors.get(text) ?? [])
          .flatMap((front) => under.map((back) => ({ front, back, ratio: contrast(front, back) })))
          .sort((one, other) => one.ratio - other.ratio)
        if (worst && worst.ratio < AA)
          report(
            'BK-CONTRAST',
            `${text} (${hexOf(worst.front)}) on ${ground} (${hexOf(worst.back)}) has a contrast of ${worst.ratio.toFixed(2)} in the ${scheme} scheme. Text needs ${AA}: make one of the two lighter or darker.`,
          )
      }
  }
}
