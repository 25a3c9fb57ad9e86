// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

type Variables = Readonly<Record<string, string>>

/** The variables that the blocks with a selector set, comments left out. */
function variables(css: string, selector: string): Variables {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const body = bare
    .split(`${selector} {`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('}')))
  const found = body.join(';').matchAll(/(--[\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value.trim()]))
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = read('../sdk/src/ui/tokens.css')

/** A background may be a gradient: text must stand on each of its colours. */
const colorsOf = (value: string): readonly string[] => value.match(/#[\da-f]{3,8}\b/gi) ?? []

/** Text and what it stands on; 4.5 is AA for text of any size. */
const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ...['--bg', '--surface', '--surface-2'].flatMap((ground) =>
    ['--text', '--text-muted'].map((text) => [text, ground] as const),
  ),
  ...['--bg', '--surface'].flatMap((ground) =>
    ['--brand', '--brand-strong', '--accent', '--danger', '--success', '--warning'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['--text', '--brand-soft'],
  ['--brand-strong', '--brand-soft'],
  ['--brand-strong', '--surface-2'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-brand', '--brand-fill'],
  ['--on-accent', '--accent'],
  ['--on-danger', '--danger'],
  ['--on-header', '--header-bg'],
  // A toast is the page turned inside out.
  ['--bg', '--text'],
]
const AA = 4.5

const DARK = ":root[data-theme='dark']"
const AUTO = ":root[data-theme='auto']"

describe.each(['neutral', 'lotus', 'coral', 'aurora'])('%s', (brand) => {
  const css = brand === 'neutral' ? '' : read(`./${brand}/theme.css`)
  const light = { ...variables(tokens, ':root'), ...variables(css, ':root') }
  const dark = { ...light, ...variables(tokens, DARK), ...variables(css, DARK) }

  it.each<[string, Variables]>([
    ['light', light],
    ['dark', dark],
  ])('has text that can be read, %s', (_scheme, scheme) => {
    const weak = TEXT.flatMap(([text, ground]) =>
      colorsOf(scheme[text] ?? '').flatMap((color) =>
        colorsOf(scheme[ground] ?? '')
          .map((under) => contrast(color, under))
          .filter((ratio) => ratio < AA)
          .map((ratio) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
      ),
    )
    expect(weak).toEqual([])
  })

  it('is the same dark by choice and by device', () => {
    expect(variables(css || tokens, AUTO)).toEqual(variables(css || tokens, DARK))
  })

  it('sets every colour that the dark scheme sets in the light one too', () => {
    const names = Object.keys(variables(css || tokens, DARK))
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !(name in variables(css || tokens, ':root')))).toEqual([])
  })
})

it.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#fff', '#ffffff', 1],
])('contrast of %s and %s is %d', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 1))
