// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageTheme } from '../app/document/page-theme.ts'
import { contrast } from './contrast.ts'

type Variables = Readonly<Record<string, string>>
type Scheme = 'light' | 'dark'

/** A colour of both schemes in the page's style sheet: the variable of the inactive scheme is empty. */
const PAIR = /var\(--lightningcss-light,([^()]+)\)\s*var\(--lightningcss-dark,([^()]+)\)/g

/** The variables that a page's style sheet sets on the root, for one scheme. */
function variables(css: string, scheme: Scheme): Variables {
  const blocks = [...css.matchAll(/:root\{([^}]*)\}/g)].map(([, body = '']) => body)
  const found = blocks.join(';').matchAll(/(--[\w-]+):([^;]+)/g)
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [
      name,
      value.replace(PAIR, scheme === 'light' ? '$1' : '$2').trim(),
    ]),
  )
}

/** A theme as it is served, made from its source. */
const theme = (path: string): string => pageTheme(readFileSync(new URL(path, import.meta.url), 'utf8'))
const tokens = theme('../sdk/src/ui/tokens.css')

/** A background may be a gradient: text must be readable on each of its colours. */
const colorsOf = (value: string): readonly string[] => value.match(/#[\da-f]{3,8}\b/gi) ?? []

/** Text and its background; 4.5 is AA for text of any size. */
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
  // A toast has the page's colours swapped.
  ['--bg', '--text'],
]
const AA = 4.5
/** Variables without a neutral value. */
const BRANDS_OWN = ['--brand-fill', '--on-header', '--header-bg']

describe.each(['neutral', 'lotus', 'coral', 'aurora'])('%s', (brand) => {
  const css = brand === 'neutral' ? tokens : theme(`./${brand}/theme.css`)

  it.each<Scheme>(['light', 'dark'])('has text that can be read, %s', (scheme) => {
    const colors = { ...variables(tokens, scheme), ...variables(css, scheme) }
    const pairs = TEXT.flatMap(([text, ground]) =>
      colorsOf(colors[text] ?? '').flatMap((color) =>
        colorsOf(colors[ground] ?? '').map((under) => ({ text, ground, ratio: contrast(color, under) })),
      ),
    )
    const missing = TEXT.flat().filter((name) => !(name in colors))
    expect(missing).toEqual(brand === 'neutral' ? BRANDS_OWN : [])
    const weak = pairs.filter(({ ratio }) => ratio < AA)
    expect(weak.map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([])
  })

  it('has other colours in the dark', () => {
    const light = variables(css, 'light')
    const dark = variables(css, 'dark')
    const changed = Object.keys(dark).filter((name) => dark[name] !== light[name])
    expect(changed.length).toBeGreaterThan(15)
  })

  it('also works in browsers without light-dark()', () => {
    expect(css).not.toContain('light-dark(')
  })
})

it('the page is dark by the player’s choice, else by the device’s', () => {
  const dark = ['[data-theme=dark]', '[data-theme=auto]'].map((of) =>
    tokens.includes(`${of}{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}`),
  )
  expect(dark).toEqual([true, true])
})

it.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#fff', '#ffffff', 1],
])('contrast of %s and %s is %d', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 1))
