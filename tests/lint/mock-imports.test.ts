// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/**
 * A mock says in its own words what the gateway does: one that took paths or rules from the site's code would agree with whatever that
 * code does. Types, texts of mocks and the table of the world's countries are no rules.
 */
const ALLOWED = /\/mock(?:-[\w-]+)?\.ts$|\/all-countries\.ts$/
const mocks = projectFiles(['mocks', 'plugins/*/*/mock.ts', 'plugins/*/*/mock-*.ts', 'sdk/templates']).filter(
  (file) => /^mocks\/.*\.ts$|\/mock[\w-]*\.ts$/.test(file) && !/\.(?:test|fake)\.ts$/.test(file),
)

/** Files of plugins from which a mock takes more than types. */
function rulesIn(file: string, source: string): readonly string[] {
  const imports = source.matchAll(/^(?:import|export) (?!type )([^'"]*?) from '(\.[^']+)'/gms)
  return [...imports]
    .filter(([, names = '']) => !/^\{(?:\s*type \w+,?)+\s*\}$/.test(names))
    .map(([, , path = '']) => join(file, '..', path))
    .filter((path) => /^(?:plugins|sdk\/templates)\//.test(path) && !ALLOWED.test(path))
}

it('no mock takes a path or a rule from the code that it stands opposite to', () => {
  expect(mocks.length).toBeGreaterThan(60)
  expect(mocks.flatMap((file) => rulesIn(file, readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`))).toEqual([])
}) // prettier-ignore

it.each([
  [`import { login } from './endpoints.ts'`, ['plugins/a/b/endpoints.ts']],
  [`import { type Body, login } from './endpoints.ts'`, ['plugins/a/b/endpoints.ts']],
  [`import {\n  RULE,\n} from '../c/rules.ts'`, ['plugins/a/c/rules.ts']],
  [`export { RULE } from './rules.ts'`, ['plugins/a/b/rules.ts']],
  [`import type { Body } from './endpoints.ts'`, []],
  [`import { type Body, type Answer } from './endpoints.ts'`, []],
  [`import { messageFor } from './mock-messages.ts'`, []],
  [`import { defineMock } from '../../../mocks/define-mock.ts'`, []],
])('%j', (source, found) => {
  expect(rulesIn('plugins/a/b/mock.ts', source)).toEqual(found)
})
