// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BROWSER_FUNCTIONS } from '../../app/build/keep-browser-functions.ts'

/** A kept function as a member of the global object: the build cannot replace that spelling. */
const RAW = new RegExp(
  `\\b(?:globalThis|window|self)\\s*(?:\\?\\.|\\.)\\s*(?:${BROWSER_FUNCTIONS.join('|')})\\b`,
  'g',
)
const NOT_IN_THE_PAGE =
  /\.(?:test|fake|stories)\.tsx?$|^sdk\/src\/(?:testing|vite)\/|^app\/(?:worker|build|bake)\//

const rawUses = (code: string): readonly string[] => code.match(RAW) ?? []

it('finds each spelling', () => {
  expect(rawUses('globalThis.fetch(a); window . setTimeout(b); self?.history')).toHaveLength(3)
  expect(rawUses('fetch(a); scope.fetch(b); globalThis.fetcher')).toEqual([])
})

it('the page’s code names no function of the browser in a way that a foreign plugin could break', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'kernel', 'plugins', 'sdk/src'], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) => /\.tsx?$/.test(file) && !NOT_IN_THE_PAGE.test(file) && !file.endsWith('browser-functions.ts'),
    )
  const found = files.flatMap((file) => rawUses(readFileSync(file, 'utf8')).map((use) => `${file}: ${use}`))
  expect(found).toEqual([])
})
