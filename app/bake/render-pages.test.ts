// @vitest-environment node
import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'
import { rootValues } from '../document/root-values.ts'
import { withoutOverridden } from './render-pages.ts'

it.each([
  ['what the theme sets', ':root{--a:1;--b:2}p{color:red}', ':root{--a:3}', ':root{--b:2}p{color:red}'],
  ['nothing else that begins so', ':root{--a-b:1;--c:var(--a)}', ':root{--a:3}', ':root{--a-b:1;--c:var(--a)}'],
  ['nothing of a value', ':root{--a:";--b:2" calc(1px + (2px * 3));color:red}', ':root{--c:0}', ':root{--a:";--b:2" calc(1px + (2px * 3));color:red}'],
  ['a rule of which nothing is left', 'p{top:0}:root{--a:1}q{top:0}', ':root{--a:3}', 'p{top:0}q{top:0}'],
  ['not what the theme sets in some cases', ':root{--a:1}', '@media (width>720px){p{top:0}:root{--a:3}}:root[lang]{--a:4}', ':root{--a:1}'],
  ['not what the site sets in some cases', '@media print{:root{--a:1}}:root[lang]{--a:2}', ':root{--a:3}', '@media print{:root{--a:1}}:root[lang]{--a:2}'],
  ['nothing for an empty theme', ':root{--a:1}', '', ':root{--a:1}'],
])('a page leaves out %s', (_what, css, theme, left) => expect(withoutOverridden(css, rootValues(theme))).toBe(left)) // prettier-ignore

it.each(['aurora', 'coral', 'lotus'])('%s’s page has no default colour, and the sizes', (merchant) => {
  const { code } = transform({
    filename: 'tokens.css',
    // The build puts what it imports in its place.
    code: Buffer.from(readFileSync('sdk/src/ui/tokens.css', 'utf8').replace(/^@import .*$/m, '')),
    minify: true,
  })
  const tokens = code.toString()
  const left = withoutOverridden(tokens, rootValues(readFileSync(`merchants/${merchant}/theme.css`, 'utf8')))
  expect(left.length).toBeLessThan(tokens.length - 500)
  expect(left).not.toMatch(/--brand:/)
  expect(left).toMatch(/--tap:44px/)
  expect(left).toMatch(/--header-height:/)
})
