// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const RULES = /regexp\((no-super-linear-(?:backtracking|move)|no-dupe-disjunctions)\)/g
const BOOT = 'app/boot/boot.js'

let folder = ''
beforeEach(() => (folder = mkdtempSync('kernel/planted-')))
afterEach(() => rmSync(folder, { recursive: true }))

/** Names of the rules by which the project's lint refuses an expression. */
function refusals(file: string, ...options: readonly string[]): readonly string[] {
  let report = ''
  try {
    execFileSync('npx', ['oxlint', '--deny-warnings', ...options, file], { stdio: 'pipe', encoding: 'utf8' })
  } catch (error) {
    report = String((error as { stdout?: unknown }).stdout)
  }
  return [...report.matchAll(RULES)].map(([, rule]) => rule ?? '')
}

it.each([
  ['a quantifier in a quantifier', String.raw`/^(?:a+)+$/`, 'no-super-linear-backtracking'],
  ['neighbours that fit the same', String.raw`/^\d+[\d.]+x$/`, 'no-super-linear-backtracking'],
  ['alternatives that fit the same', String.raw`/^(?:\w|\d)+!$/`, 'no-dupe-disjunctions'],
  ['a search for an ending', String.raw`/\/+$/`, 'no-super-linear-move'],
  ['a search for a pair', String.raw`/\s*\([^)]*\)/`, 'no-super-linear-move'],
])('the lint refuses %s', (_kind, expression, rule) => {
  const file = join(folder, 'expression.ts')
  writeFileSync(file, `export const found = (text: string): boolean => ${expression}.test(text)\n`)
  expect(refusals(file)).toContain(rule)
})

it('the lint lets a linear expression pass', () => {
  const file = join(folder, 'expression.ts')
  writeFileSync(file, `export const found = (text: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(text)\n`)
  expect(refusals(file)).toEqual([])
})

it('the script in the page, which has rules of its own, has linear expressions only', () => {
  const config = join(folder, 'rules.json')
  const rules = Object.fromEntries(
    ['backtracking', 'move'].map((rule) => [
      `regexp/no-super-linear-${rule}`,
      ['error', { report: 'potential' }],
    ]),
  )
  writeFileSync(config, JSON.stringify({ jsPlugins: ['eslint-plugin-regexp'], rules }))
  expect(refusals(BOOT, '--config', config)).toEqual([])
  const spoiled = join(folder, 'boot.js')
  writeFileSync(spoiled, `${String.raw`/\/+$/`}.test(location.pathname)\n`)
  expect(refusals(spoiled, '--config', config)).toEqual(['no-super-linear-move'])
})
