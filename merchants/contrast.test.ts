// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkTheme } from '../app/bake/check/check-theme.ts'
import { checkContrast, colorsIn, contrast, MEASURED } from '../app/bake/check/contrast.ts'
import { pageTheme } from '../app/document/page-theme.ts'
import { rootValues } from '../app/document/root-values.ts'

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = source('../sdk/src/ui/tokens.css')
const brands = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe.each(brands)('%s', (brand) => {
  const css = source(`./${brand}/theme.css`)

  it('has text that can be read, light and dark', () => {
    const found: string[] = []
    checkTheme(css, rootValues(tokens), (_code, text) => void found.push(text))
    expect(found).toEqual([])
  })

  it('has other colours in the dark', () => {
    const changed = [...rootValues(css).values()].filter((value) => {
      const [light, dark] = [colorsIn('fill', value, 'light'), colorsIn('fill', value, 'dark')]
      return JSON.stringify(light) !== JSON.stringify(dark)
    })
    expect(changed.length).toBeGreaterThan(13)
  })

  it('also works in browsers without light-dark()', () => {
    expect(pageTheme(css)).not.toContain('light-dark(')
  })
})

describe('the neutral colours', () => {
  it('can be read too; only what a brand must set is missing', () => {
    const values = rootValues(tokens)
    const weak: string[] = []
    checkContrast(values, (_code, text) => void weak.push(text))
    expect(weak).toEqual([])
    expect([...MEASURED].filter((name) => !values.has(name))).toEqual([
      '--brand-fill',
      '--on-header',
      '--header-bg',
    ])
  })

  it('the page is dark by the player’s choice, else by the device’s', () => {
    const lowered = pageTheme(tokens)
    const dark = ['[data-theme=dark]', '[data-theme=auto]'].map((of) =>
      lowered.includes(`${of}{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}`),
    )
    expect(dark).toEqual([true, true])
  })
})

it.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#fff', '#ffffff', 1],
  ['#0008', '#fff', 4.48],
])('contrast of %s and %s is %d', (text, ground, ratio) => {
  const [one, other] = [text, ground].map((color) => colorsIn('color', color, 'light')?.[0])
  expect(one && other && contrast(one, other)).toBeCloseTo(ratio, 1)
})
