// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkTheme } from './check-theme.ts'
import { neutralTheme } from './neutral-theme.ts'
import { parseValue } from './parse-value.ts'
import { resolveVariables } from './resolve-variables.ts'
import { hexOf } from './rgba.ts'
import { rootValues } from '../../document/root-values.ts'

const neutral = neutralTheme(readFileSync('sdk/src/ui/tokens.css', 'utf8'))
const LEAST = '--brand-fill: #3d4fd6; --header-bg: #fff; --on-header: #171a21;'
/** What is told of a theme that sets these besides what it must. */
const texts = (declarations: string) => {
  const dark = '--brand-fill: light-dark(#3d4fd6, #9aa6ff);'
  return checkTheme(`:root { ${LEAST} ${dark} ${declarations} }`, neutral).map(({ text }) => text)
}

describe('checkTheme', () => {
  it('takes a theme that sets only what has no neutral value; a file without these, or none, is told', () => {
    expect(texts('')).toEqual([])
    const [first] = checkTheme(':root { --bg: #fff }', neutral)
    expect(first?.text).toBe(':root has no --brand-fill, which has no neutral value.')
    expect(checkTheme(undefined, neutral)).toMatchObject([{ code: 'BK-THEME', text: 'The file is missing.' }])
  })

  it.each([
    ['--border: #0f6b4'],
    ['--border: light-dark(#fff)'],
    ['--border: rgb(1, 2)'],
    ['--border: blu'],
    ['--border: var(--nothing)'],
    ['--border: linear-gradient(#fff, #000)'],
    ['--header-line: linear-gradient(#fff, #12345)'],
    ['--shadow-1: 0 1px #00'],
  ])('a variable whose value is none of its kind: %s', (declaration) => {
    expect(texts(declaration)).toHaveLength(1)
    expect(texts(declaration)[0]).toMatch(/^Line 1: --(border|header-line|shadow-1) is "/)
  })

  it.each([
    ['--border: teal'],
    ['--border: var(--text-muted)'],
    ['--border: var(--nothing, #123)'],
    ['--border: oklch(0.7 0.1 30)'],
    ['--border: color-mix(in srgb, red, blue)'],
    ['--shadow-1: 0 1px 2px light-dark(#0001, #0008), inset 0 0 1px red'],
    ['--radius-s: #nonsense'],
  ])('what is right, or no colour at all, is let through: %s', (declaration) =>
    expect(texts(declaration)).toEqual([]),
  )

  it('measures text on every colour of a gradient, through variables, in each scheme by itself', () => {
    expect(
      texts('--faint: #999; --on-header: var(--faint); --header-bg: linear-gradient(#111, #eee)'),
    ).toEqual([
      '--on-header (#999999) on --header-bg (#eeeeee) has a contrast of 2.46 in the light scheme.',
      '--on-header (#999999) on --header-bg (#eeeeee) has a contrast of 2.46 in the dark scheme.',
    ])
    expect(texts('--on-danger: light-dark(#fff, #eee)')).toEqual([
      '--on-danger (#eeeeee) on --danger (#ff9a92) has a contrast of 1.76 in the dark scheme.',
    ])
  })

  it('what no parser takes for CSS, or would end the page’s style sheet, is told with its line', () => {
    const textsOf = (css: string) => checkTheme(css, neutral).map(({ text }) => text)
    expect(textsOf(':root {\n  color }')).toEqual([expect.stringMatching(/^Line 2: this is no CSS: /)])
    expect(textsOf('a { content: "</style><script>" }')).toEqual([
      'It contains "</style", which would end the page’s style sheet.',
    ])
  })
})

it('the values of a page are those of :root; other selectors and media queries set those of some pages', () => {
  const css = ':root{--a:1} :root[data-x]{--a:2} @media print{:root{--a:3}} .b{--a:4} :root{--b: x y}'
  expect([...rootValues(css)]).toEqual([
    ['--a', '1'],
    ['--b', 'x y'],
  ])
})

it('variables are followed to their values, and a circle ends', () => {
  const values = new Map([
    ['--a', 'rgb(var(--b))'],
    ['--b', 'var(--c, 1, 2)'],
    ['--x', 'var(--y)'],
    ['--y', 'var(--x)'],
  ])
  expect(resolveVariables('var(--a) var( --b )', values)).toBe('rgb(1, 2) 1, 2')
  expect(resolveVariables('var(--x)', values)).toBeUndefined()
  expect(resolveVariables('var(--a', values)).toBeUndefined()
})

it.each([
  ['oklch(0.7 0.1 30)', '#d58679'],
  ['hsl(120 100% 25%)', '#008000'],
  ['#abc', '#aabbcc'],
  ['#0008', '#00000088'],
])('%s is %s', (text, hex) => {
  const [color] = parseValue('color', text)?.colors('dark') ?? []
  expect(color && hexOf(color)).toBe(hex)
})
