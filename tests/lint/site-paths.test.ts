// @vitest-environment node
import type { AnyManifest } from '@foyer/sdk'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as paths from '../../sdk/src/contracts/paths.ts'
import { routes } from '../../sdk/src/contracts/screen.ts'
import { contributedValues } from '../../sdk/src/testing/conformance/contributions.ts'
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

/** Addresses that a source writes itself, comments aside. */
const addresses = (source: string): readonly string[] =>
  [...source.replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, '').matchAll(/(['"`])(\/m\/[\w/]+(?:\.html)?)\1/g)].map(
    ([, , path = '']) => path,
  )
/** Those of the registry. */
const written = (source: string): readonly string[] =>
  addresses(source).filter((path) => PATHS.includes(path))

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

describe('the core', () => {
  const manifests = import.meta.glob<{ readonly default: { readonly manifest: AnyManifest } }>(
    '../../plugins/*/*/manifest.ts',
    { eager: true },
  )
  const screens = Object.values(manifests).flatMap((file) =>
    contributedValues(file.default.manifest, routes.id).map(({ path }) => path),
  )
  /** Other spellings of the home address; the page of older browsers; folders of files. */
  const NO_SCREENS: readonly unknown[] = ['/m/index', '/m/index.html', '/m/older', '/m/brand', '/m/brand/', '/m/t/dev/'] // prettier-ignore
  const foreign = (source: string): readonly string[] =>
    addresses(source).filter((path) => ![...screens, ...NO_SCREENS].includes(path))

  it('names no screen that no plugin has', () => {
    const core = sources.filter((file) => /^(?:app|kernel|sdk\/src)\//.test(file))
    const texts = core.map((file) => [file, readFileSync(file, 'utf8')] as const)
    expect(texts.flatMap(([, source]) => addresses(source)).length).toBeGreaterThan(10)
    expect(texts.flatMap(([file, source]) => foreign(source).map((path) => `${file}: ${path}`))).toEqual([])
  })

  it.each([
    [`const CHANGE = '/m/changePsw'`, []],
    [`const CHANGE = '/m/changePassword'`, ['/m/changePassword']],
    [`const HTML = "/m/register.html"`, []],
    [`const CARD = '/m/securityCenter/addCard'`, ['/m/securityCenter/addCard']],
  ])('%s', (source, found) => expect(foreign(source)).toEqual(found))
})
