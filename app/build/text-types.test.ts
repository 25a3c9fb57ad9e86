// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textTypes } from '../../sdk/src/vite/text-types.ts'
import { TEXT_TYPES, writeTextTypes } from './text-types.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: object | string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

it('has each text as a literal, whatever is in it', () => {
  const types = textTypes(new Map([['a.b', [{ key: 'It’s “{{name}}”', 'auth/x': 'a\n"b" `c` \\' }]]]))
  expect(types).toContain('"a.b": {')
  expect(types).toContain('"key": "It’s “{{name}}”"')
  expect(types).toContain(String.raw`"auth/x": "a\n\"b\" ${'`c`'} \\"`)
})

it('has either text where several tables have one namespace', () => {
  const types = textTypes(new Map([['a.b', [{ title: 'One' }, { title: 'Two', more: 'More' }]]]))
  expect(types).toContain('"title": "One" | "Two"')
  expect(types).toContain('"more": "More"')
})

it('types the kernel’s and each plugin’s English texts, and writes the file only where they have changed', () => {
  write('kernel/locales/EN.json', { close: 'Close' })
  write('plugins/games/lobby/locales/EN.json', { title: 'Games' })
  writeTextTypes(root)
  const file = join(root, TEXT_TYPES)
  expect(readFileSync(file, 'utf8')).toMatch(
    /"kernel": \{\s+"close": "Close"[^]+"games\.lobby": \{\s+"title"/,
  )
  const { mtimeMs } = statSync(file)
  writeTextTypes(root)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  write('plugins/games/lobby/locales/EN.json', { title: 'All games' })
  writeTextTypes(root)
  expect(readFileSync(file, 'utf8')).toContain('"All games"')
})

it('makes a wrong key and a misspelt placeholder of a plugin type errors', () => {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  write('plugins/a/b/locales/EN.json', { hello: 'Hello {{name}}' })
  write(
    'plugins/a/b/x.ts',
    "import type { InterpolationMap, ResourceNamespaceMap } from 'i18next'\n" +
      "type T = ResourceNamespaceMap['a.b']\n" +
      "export const key: keyof T = 'helo'\n" +
      "export const values: InterpolationMap<T['hello']> = { nmae: 'Lan' }\n",
  )
  write('tsconfig.json', {
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      types: [],
      skipLibCheck: true,
    },
    include: ['plugins', dirname(TEXT_TYPES)],
  })
  writeTextTypes(root)
  let output = ''
  try {
    execFileSync(resolve('node_modules/.bin/tsc'), ['--project', root], { encoding: 'utf8' })
  } catch (error) {
    output = String((error as { readonly stdout?: unknown }).stdout)
  }
  expect(output).toContain(`'"helo"' is not assignable to type '"hello"'`)
  expect(output).toContain('nmae')
  expect(output.match(/error TS/g)).toHaveLength(2)
})
