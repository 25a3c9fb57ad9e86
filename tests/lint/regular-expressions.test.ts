// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SECRET_ADDRESS, SPELLINGS } from '../../app/document/spelling.ts'

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

/** An unbounded quantifier that something follows, which may fail to fit. */
const FOLLOWED = /(?:[*+]|\{\d+,\})\??[^?]/
const isFollowed = (alternatives: string): boolean =>
  alternatives.split('|').some((alternative) => FOLLOWED.test(alternative))

/**
 * Whether an expression may read a text again from each place in it: it does not start at the text's start, and after what
 * repeats without a limit something must fit (`ab.*c`). Linear all the same where what stands before the quantifier cannot be
 * repeated by it (`:\d+$`).
 */
function mayReadAgain(expression: string): boolean {
  let rest = expression.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')
  while (GROUP.test(rest))
    rest = rest.replace(GROUP, (_, inner: string) =>
      isFollowed(inner) ? 'x*x' : UNBOUNDED.test(inner) ? 'x*' : 'x',
    )
  return rest.split('|').some((alternative) => !alternative.startsWith('^') && FOLLOWED.test(alternative))
}

/** Expressions that have that shape and are linear, or see short texts only. */
const JUDGED: Readonly<Record<string, readonly string[]>> = {
  // what stands before the quantifier ends what it repeats
  'app/older/page.js': [String.raw`\((?:iPhone|iPad|iPod)[^)]{0,99} OS (\d+)(?:_(\d+))?`],
  'kernel/crypto/legacy/public-key.ts': ['-----[A-Z ]+-----'],
  'kernel/device/detect-device.ts': [String.raw`\bOS (\d+)[_.](\d+)`, String.raw`\bVersion\/(\d+)\.(\d+)`],
  'kernel/foreign/is-whole-registry.ts': [String.raw`:\d+$`],
  'plugins/account/auth/login-by-identity.ts': ['[(（][^()（）]*[)）]'],
  // a text of at most 4,000 characters
  'kernel/logger/redact.ts': [
    String.raw`\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|\b(?:Bearer|Basic)\s+\S+|\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b`,
    String.raw`((?:token|passw|pwd|secret|authori[sz]ation|api.?key|captcha|cookie)[\w-]*["']?\s*(?:[=:]|%(?:25)*3[da])\s*["']?)[^\s&"'#;,}]+`,
  ],
}

/** What runs in the player's page. */
const IN_THE_PAGE =
  /^(?:app\/(?!bake|build|document|preview|older\/(?:build-older|lower-css|old-script|older-page)\.ts)|kernel\/(?!host\/testing)|plugins\/|sdk\/src\/(?!testing|vite))/
const NO_SOURCE = /\.(?:test|fake|stories|bench|d)\.tsx?$|\/mock\.ts$/

/** The sources of a script's literal expressions. */
function expressionsIn(source: string, file = 'script.js'): readonly string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node) found.push((node.regex as { readonly pattern: string }).pattern)
    else Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program)
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

it('no expression of the page reads a text again from each place in it', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && IN_THE_PAGE.test(file) && !NO_SOURCE.test(file))
  let expressions = 0
  const found: Record<string, readonly string[]> = {}
  for (const file of files) {
    const all = expressionsIn(readFileSync(file, 'utf8'), file)
    expressions += all.length
    const suspects = all.filter(mayReadAgain)
    if (suspects.length > 0) found[file] = suspects
  }
  expect(expressions).toBeGreaterThan(100)
  expect(found).toEqual(JUDGED)
})

it.each([
  [String.raw`token[\w-]*(?:=|%3d)`, true],
  ['ab.*c', true],
  ['^a|b.*c', true],
  ['(?:ab*c)', true],
  ['a(?:b+)c', true],
  ['ab{3,}?c', true],
  ['^ab*c', false],
  ['ab*', false],
  ['ab*?', false],
  [String.raw`token[\w-]{0,30}=`, false],
  [String.raw`a\+b`, false],
])('whether an expression reads a text again is told from its shape: %s', (expression, again) =>
  expect(mayReadAgain(expression)).toBe(again),
)

it('the expressions that decide about an address are linear', () => {
  const file = join(folder, 'expression.ts')
  const sources = [...SPELLINGS.map(([, source]) => source), SECRET_ADDRESS]
  const lines = sources.map((source, at) => `export const e${at} = ${String(new RegExp(source))}`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  expect(refusals(file)).toEqual([])
  writeFileSync(file, `${lines[0]?.replace('^', '')}\n`)
  expect(refusals(file)).toContain('no-super-linear-move')
})
