// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rootValues } from '../../document/root-values.ts'
import { checkTheme } from './check-theme.ts'
import { colorsIn, hexOf, resolveVariables } from './contrast.ts'

const tokens = rootValues(readFileSync('sdk/src/ui/tokens.css', 'utf8'))
const LEAST = '--brand-fill: light-dark(#3d4fd6, #9aa6ff); --header-bg: #fff; --on-header: #171a21;'
const linesOf = (css: string | undefined): readonly string[] => {
  const lines: string[] = []
  checkTheme(css, tokens, (code, text) => void lines.push(`${text} (${code})`))
  return lines
}
/** What is told of a theme that sets these besides what it must. */
const linesOn = (declarations: string): readonly string[] => linesOf(`:root { ${LEAST} ${declarations} }`)

describe('a theme', () => {
  it.each([
    '',
    '--border: teal',
    '--border: var(--text-muted)',
    '--border: var(--nothing, #123)',
    '--border: oklch(0.7 0.1 30)',
    '--border: color-mix(in srgb, red, blue)',
    '--shadow-1: 0 1px 2px light-dark(#0001, #0008), inset 0 0 1px red',
    '--radius-s: #nonsense',
    '/* { */ --own: "{" calc((1px + 2px) * 3)',
  ])('that is right, or says what is no colour: %s', (declarations) =>
    expect(linesOn(declarations)).toEqual([]),
  )

  it.each([
    '--border: #0f6b4',
    '--border: light-dark(#fff)',
    '--border: rgb(1, 2)',
    '--border: blu',
    '--border: var(--nothing)',
    '--border: linear-gradient(#fff, #000)',
    '--header-line: linear-gradient(#fff, #12345)',
    '--header-line: 3px',
    '--shadow-1: 0 1px #00',
  ])('whose value is none of its kind: %s', (declaration) =>
    expect(linesOn(declaration)).toEqual([
      expect.stringMatching(/^Line 1: --(border|header-line|shadow-1) is "/),
    ]),
  )

  it.each([
    [undefined, 'The file is missing. Copy'],
    [':root { --bg: #fff }', ':root has no --brand-fill, which has no neutral value. Add it: a colour'],
    ['a { content: "</style><script>" }', 'It contains "</style"'],
    [':root {\n  color }', 'Line 2: this is no CSS: '],
    [':root { }\na {\n b { }\n', 'Line 2: "{" is never closed. Close it. (BK-THEME)'],
    ['a { width: calc(1px; }', 'Line 1: this is no CSS: Unclosed bracket'],
    ['a { }\n/* x', 'Line 2: this is no CSS: Unclosed comment'],
    ["a { content: 'x", 'Line 1: this is no CSS: Unclosed string'],
    ['a { }\n@media ( { }', 'Line 2: this is no CSS: '],
  ])('that no page could have: %j', (css, line) => expect(linesOf(css)[0]).toContain(line))

  it('is measured on every colour of a gradient, through variables, in each scheme by itself', () => {
    const faint = '--faint: #999; --on-header: var(--faint); --header-bg: linear-gradient(#111, #eee)'
    const line = '--on-header (#999999) on --header-bg (#eeeeee) has a contrast of 2.46'
    expect(linesOn(faint)).toEqual([
      expect.stringContaining(`${line} in the light scheme.`),
      expect.stringContaining(`${line} in the dark scheme.`),
    ])
    expect(linesOn('--on-danger: light-dark(#fff, #eee)')).toEqual([
      '--on-danger (#eeeeee) on --danger (#ff9a92) has a contrast of 1.76 in the dark scheme. Text needs 4.5: make one of the two lighter or darker. (BK-CONTRAST)',
    ])
  })
})

it('the values of a page are those of :root; other selectors and media queries set those of some pages', () => {
  const css = ':root{--a:1} :root[data-x]{--a:2} @media print{:root{--a:3}} .b{--a:4} :root{--b: x y}'
  expect([...rootValues(css)].join()).toBe('--a,1,--b,x y')
})

it.each([
  ['var(--a) var( --b )', 'rgb(1,2) 1,2'],
  ['var(--x)', 'var(--x)'],
  ['var(--a', 'var(--a'],
  ['red var(--none)', 'red var(--none)'],
  ['var(--none, rgb(var(--b)))', 'rgb(1,2)'],
])('%s is resolved as %s', (text, resolved) => {
  const values = { '--a': 'rgb(var(--b))', '--b': 'var(--c, 1, 2)', '--x': 'var(--y)', '--y': 'var(--x)' }
  expect(resolveVariables(text, new Map(Object.entries(values))).replaceAll(', ', ',')).toBe(resolved)
})

it.each([
  ['oklch(0.7 0.1 30)', '#d58679'],
  ['hsl(120 100% 25%)', '#008000'],
  ['#abc', '#aabbcc'],
  ['#0008', '#00000088'],
  ['light-dark(#fff, light-dark(red, oklch(0.7 0.1 30)))', '#d58679'],
  ['linear-gradient(90deg, #123, light-dark(#fff, oklch(0.7 0.1 30)))', '#112233 #d58679'],
])('%s shows %s in the dark', (text, hexes) => {
  const colors = (colorsIn('fill', text, 'dark') ?? []).map(hexOf)
  expect([...new Set(colors)].join(' ')).toBe(hexes)
})
