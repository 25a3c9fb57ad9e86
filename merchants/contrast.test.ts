// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkTheme } from '../app/bake/check/check-theme.ts'
import { CONTRAST_PAIRS } from '../app/bake/check/contrast-pairs.ts'
import { contrast } from '../app/bake/check/contrast.ts'
import { neutralTheme } from '../app/bake/check/neutral-theme.ts'
import { parseValue } from '../app/bake/check/parse-value.ts'
import { rootValues } from '../app/document/root-values.ts'
import { weakPairs } from '../app/bake/check/weak-pairs.ts'
import { pageTheme } from '../app/document/page-theme.ts'

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = source('../sdk/src/ui/tokens.css')
const brands = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe.each(brands)('%s', (brand) => {
  const css = source(`./${brand}/theme.css`)

  it('has text that can be read, light and dark', () =>
    expect(checkTheme(css, neutralTheme(tokens))).toEqual([]))

  it('has other colours in the dark', () => {
    const changed = [...rootValues(css).values()].filter((value) => {
      const parsed = parseValue('fill', value)
      return parsed && JSON.stringify(parsed.colors('light')) !== JSON.stringify(parsed.colors('dark'))
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
    expect(weakPairs(values)).toEqual([])
    const missing = new Set(CONTRAST_PAIRS.flat().filter((name) => !values.has(name)))
    expect([...missing]).toEqual(['--brand-fill', '--on-header', '--header-bg'])
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
  const [one, other] = [text, ground].map((color) => parseValue('color', color)?.colors('light')[0])
  expect(one && other && contrast(one, other)).toBeCloseTo(ratio, 1)
})
