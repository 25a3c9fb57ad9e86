// @vitest-environment node
import * as paths from '../../sdk/src/contracts/paths.ts'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Where the addresses stand once; the worker and the page of older browsers, which have no SDK; what a person reads. */
const ALLOWED: readonly string[] = [
  'sdk/src/contracts/paths.ts',
  'app/worker/constants.ts',
  'app/older/older-page.ts',
  'app/bake/check/check-metadata.ts',
]
const sources = projectFiles(['plugins', 'kernel', 'app', 'sdk/src']).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|fake)\.|\/mock|\/testing\//.test(file),
)
const PATHS: readonly string[] = Object.values(paths)

/** Addresses of the registry that a source writes itself, comments aside. */
const written = (source: string): readonly string[] =>
  [...source.replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, '').matchAll(/(['"`])(\/m\/\w+)\1/g)]
    .map(([, , path = '']) => path)
    .filter((path) => PATHS.includes(path))

it('nobody writes an address of the registry again', () => {
  expect(sources.length).toBeGreaterThan(600)
  expect(
    sources
      .filter((file) => !ALLOWED.includes(file))
      .flatMap((file) => written(readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`)),
  ).toEqual([])
})

it.each([
  [`navigate('/m/login')`, ['/m/login']],
  ['  path: "/m/home",', ['/m/home']],
  [` * return <Link to="/m/home">`, []],
  [`navigate('/m/feedback')`, []],
])('%s', (source, found) => expect(written(source)).toEqual(found))
