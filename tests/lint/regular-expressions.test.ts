// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** One group without groups in it; classes and escapes have been taken out. */
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)/
const UNBOUNDED = /[*+]|\{\d+,\}/

/**
 * Whether an expression is linear for any text by its shape alone: it starts at the text's start, or repeats nothing without
 * a limit. The rules find no search that is quadratic because of what comes before its quantifier (`ab.*c`).
 */
function isBound(expression: string): boolean {
  let rest = expression.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')
  const repeats = UNBOUNDED.test(rest)
  while (GROUP.test(rest)) rest = rest.replace(GROUP, 'x')
  return !repeats || rest.split('|').every((alternative) => alternative.startsWith('^'))
}

/** The sources of a script's literal expressions. */
function expressionsIn(source: string): readonly string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node) found.push((node.regex as { readonly pattern: string }).pattern)
    else Object.values(node).forEach(visit)
  }
  visit(parseSync('script.js', source).program)
  return found
}

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

it('the script in the page searches for nothing that repeats without a limit', () => {
  const expressions = expressionsIn(readFileSync(BOOT, 'utf8'))
  expect(expressions.length).toBeGreaterThan(8)
  expect(expressions.filter((expression) => !isBound(expression))).toEqual([])
})

it.each([
  [String.raw`tokens?(\W.*)?$`, false],
  [String.raw`token[^]*[:=]`, false],
  [String.raw`token\w{3,}:`, false],
  ['^a|b.*c', false],
  ['(?:^a|b.*c)', false],
  ['^(?:a|b.*c)$', true],
  ['^([^?#]*)(?:[?]([^#]*))?$', true],
  [String.raw`token\w{0,30}[:=*+]`, true],
  [String.raw`\+`, true],
])('an expression’s shape is read: %s', (expression, bound) => expect(isBound(expression)).toBe(bound))
