// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { declarationOf, isCssModule, writeCssType, writeCssTypes } from './css-types.ts'
import { readClasses } from './read-classes.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-css-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const declaration = (file: string): string => join(root, `.cache/css-types/${file}.d.ts`)

it.each<[css: string, classes: readonly string[]]>([
  ['.b { top: 0 } .a:hover > .c { top: 0 }', ['a', 'b', 'c']],
  ['@media (width < 300px) { .a { color: red } }', ['a']],
  [
    ':where(.frame) { top: 0 } html:has(dialog:modal) .card:not(:has(> .failed)) { top: 0 }',
    ['card', 'failed', 'frame'],
  ],
  ['/* .gone {} */ .a::before { content: ".text" }', ['a']],
  ['@keyframes pulse { to { opacity: 0 } } .a { animation: pulse 1s }', ['a']],
  ['.one-two { top: 0 }', ['one-two']],
  // A class without a declaration does not count.
  ['.empty {}', []],
  ['h1 { color: red }', []],
])('%s has the classes %j', (css, classes) => {
  expect(readClasses('x.module.css', css)).toEqual(classes)
})

it('a class that the module does not define is a type error', () => {
  write('plugins/a/x.module.css', '.known { top: 0 }')
  write('plugins/a/x.ts', "import css from './x.module.css'\nexport const names = [css.known, css.knwon]\n")
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        types: [],
        rootDirs: ['.', '.cache/css-types'],
      },
      include: ['plugins'],
    }),
  )
  writeCssTypes(root)
  let output = ''
  try {
    execFileSync(resolve('node_modules/.bin/tsc'), ['--project', root], { encoding: 'utf8' })
  } catch (error) {
    output = String((error as { readonly stdout?: unknown }).stdout)
  }
  expect(output).toContain("Property 'knwon' does not exist")
  expect(output.match(/error TS/g)).toHaveLength(1)
})

it('a type is removed with its module', () => {
  write('sdk/x.module.css', '.a { top: 0 }')
  write('sdk/y.module.css', '.b { top: 0 }')
  writeCssTypes(root)
  expect(readFileSync(declaration('sdk/x.module.css'), 'utf8')).toBe(declarationOf(['a']))
  rmSync(join(root, 'sdk/x.module.css'))
  writeCssTypes(root)
  expect(existsSync(declaration('sdk/x.module.css'))).toBe(false)
  expect(existsSync(declaration('sdk/y.module.css'))).toBe(true)
})

it('one module is written by its absolute path, as a watcher gives it', () => {
  write('sdk/x.module.css', '.a { top: 0 }')
  writeCssType(root, join(root, 'sdk/x.module.css'))
  expect(readFileSync(declaration('sdk/x.module.css'), 'utf8')).toBe(declarationOf(['a']))
  rmSync(join(root, 'sdk/x.module.css'))
  writeCssType(root, join(root, 'sdk/x.module.css'))
  expect(existsSync(declaration('sdk/x.module.css'))).toBe(false)
})

it.each([
  ['plugins/a/x.module.css', true],
  ['plugins/a/x.css', false],
  ['sdk/dist/x.module.css', false],
  ['sdk/node_modules/y/x.module.css', false],
])('%s is a CSS module of the project: %j', (path, expected) => expect(isCssModule(path)).toBe(expected))
