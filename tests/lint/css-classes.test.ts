// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cssModules } from '../../app/build/css-types.ts'
import { readClasses } from '../../app/build/read-classes.ts'
import { projectFiles } from './project-files.ts'
import { type ClassUses, readClassUses } from './class-uses.ts'

const sources = projectFiles(['*.ts', '*.tsx']).map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const uses = sources
  .filter(({ source }) => source.includes('.module.css'))
  .flatMap(({ file, source }) => readClassUses(file, source).map((use) => ({ file, ...use })))
const modules = cssModules(process.cwd())

/** The name of a class that a value selects occurs as text. */
const isNamed = (name: string): boolean => sources.some(({ source }) => source.includes(`'${name}'`))

it('every class of a CSS module is used', () => {
  expect(modules.length).toBeGreaterThan(50)
  const unused = modules.flatMap((module) => {
    const own = uses.filter((use) => use.module === module)
    const names = new Set(own.flatMap((use) => [...use.names]))
    const dynamic = own.some((use) => use.dynamic)
    return readClasses(module, readFileSync(module, 'utf8'))
      .filter((name) => !names.has(name) && !(dynamic && isNamed(name)))
      .map((name) => `${module}: .${name}`)
  })
  expect(unused).toEqual([])
})

it('a class is read with a dot: css.name', () => {
  expect(uses.length).toBeGreaterThan(50)
  expect(uses.flatMap(({ file, bracketed }) => bracketed.map((name) => `${file}: ${name}`))).toEqual([])
})

describe('the search for classes', () => {
  const read = (code: string): readonly ClassUses[] =>
    readClassUses('a/b.tsx', `import css from './c.module.css'\n${code}`)

  it.each<[code: string, expected: Partial<ClassUses>]>([
    ['const x = <p className={css.one} />', { names: new Set(['one']) }],
    ['const x = `${css.one} ${css.two}`', { names: new Set(['one', 'two']) }],
    ["const x = css['one']", { names: new Set(['one']), bracketed: ['one'] }],
    ["const x = css['one-two']", { names: new Set(['one-two']), bracketed: [] }],
    ['const x = css[kind]', { dynamic: true }],
    ['const x = other.one', { names: new Set() }],
  ])('%s', (code, expected) => {
    const none: ClassUses = { module: 'a/c.module.css', names: new Set(), dynamic: false, bracketed: [] }
    expect(read(code)).toEqual([{ ...none, ...expected }])
  })
})
