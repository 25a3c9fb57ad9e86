// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cssModules } from '../../app/build/css-types.ts'

/** Matches declarations that must use a token but have a value of their own. */
const RAW = /(?:font-weight|z-index):\s*(?:-?\d+|bold\w*|light\w*)|[^-]font:\s*(?:\d+|bold)/g

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')
const modules = cssModules(process.cwd()).map((file) => ({
  file,
  css: withoutComments(readFileSync(file, 'utf8')),
}))
const tokens = withoutComments(readFileSync('sdk/src/ui/tokens.css', 'utf8'))

it('no CSS module has a font weight or a layer of its own', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.flatMap(({ file, css }) => (css.match(RAW) ?? []).map((raw) => `${file}: ${raw}`))).toEqual(
    [],
  )
})

it.each([
  '.a { font-weight: 600; }',
  '.a { font-weight: bold; }',
  '.a { z-index: 5; }',
  '.a { z-index: -1; }',
  '.a { font: 650 1rem sans-serif; }',
])('finds %s', (css) => expect(css).toMatch(RAW))

it.each([
  '.a { font-weight: var(--weight-bold); }',
  '.a { z-index: var(--layer-chrome); }',
  '.a { font: inherit; }',
  '.a { font: var(--weight-bold) var(--text-l) / 1.2 var(--font-display); }',
])('leaves %s alone', (css) => expect(css).not.toMatch(RAW))

it('every variable that a CSS module reads without a fallback is set: a token, its own, or from a script', () => {
  const scripts = execFileSync('git', ['grep', '-hoE', "'--[a-z0-9-]+'", '--', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
  const unknown = modules.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter(
        (name) =>
          ![tokens, css].some((sheet) => sheet.includes(`${name}:`)) && !scripts.includes(`'${name}'`),
      )
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
