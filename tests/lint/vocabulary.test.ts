// @vitest-environment node
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { exportedTypes, hasBannedWord, namesIn, namesInStyles, wordsOf } from './vocabulary.ts'

const files = projectFiles()
const modules = files.filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file))
const styles = files.filter((file) => file.endsWith('.css'))

describe('the project', () => {
  it('has no banned word in the name of a file or folder', () => {
    const found = files.filter((file) =>
      file
        .split('/')
        .some((name) => hasBannedWord(basename(name, extname(name))) && !isClauseState(file, name)),
    )
    expect(found).toEqual([])
  })

  it('has no banned word in an identifier', () => {
    expect(modules.length).toBeGreaterThan(1_000)
    const found = modules.flatMap((file) =>
      namesIn(file, readFileSync(file, 'utf8'))
        .filter((name) => hasBannedWord(name) && !isClauseState(file, name))
        .map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  }, 60_000)

  it('has no banned word in a class or property of a style sheet', () => {
    expect(styles.length).toBeGreaterThan(50)
    const found = styles.flatMap((file) =>
      namesInStyles(readFileSync(file, 'utf8'))
        .filter(hasBannedWord)
        .map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it('names each exported type of kernel and sdk once', () => {
    const owners = new Map<string, string[]>()
    for (const file of modules.filter(
      (file) => /^(?:kernel|sdk\/src)\//.test(file) && !file.includes('.test.'),
    ))
      for (const name of exportedTypes(file, readFileSync(file, 'utf8')))
        owners.set(name, [...(owners.get(name) ?? []), file])
    expect(owners.size).toBeGreaterThan(200)
    expect([...owners].filter(([, places]) => places.length > 1)).toEqual([])
  })
})

/** A clause is held or not: the ledger's own term. */
const isClauseState = (file: string, name: string): boolean =>
  file.startsWith('tests/spec/') && wordsOf(name).includes('held')

describe('the check', () => {
  it.each([
    ['turn', true],
    ['#turn', true],
    ['turnAway', true],
    ['lastTurn', true],
    ['KEPT_AFTER_SESSION', true],
    ['x-told', true],
    ['DOMLot', true],
    ['onSettled', true],
    ['returnTo', false],
    ['slot', false],
    ['lottoView', false],
    ['lotus', false],
    ['saidBy', true],
    ['settleState', true],
    ['byMeans', true],
    ['CourierBox', true],
    ['in-custody', true],
    ['heldBack', true],
    ['standing_order', true],
    ['Promise', false],
    ['allSettled', false],
    ['PromiseSettledResult', false],
  ])('reads %s', (name, banned) => expect(hasBannedWord(name)).toBe(banned))

  it('finds the names of a module, and no words of its texts and comments', () => {
    const source = `// told
      type A = { 'b-held': 'said'; kept: 2 }
      class B { #turn = 'means'; ['lot'] = 1 }
      const { x: standing } = <Y data-told="custody" />`
    expect(namesIn('a.tsx', source).filter(hasBannedWord)).toEqual(
      ['b-held', 'kept', 'turn', 'data-told', 'standing'].sort(
        (a, b) => source.indexOf(a) - source.indexOf(b),
      ),
    )
  })

  it('finds the names of a style sheet', () =>
    expect(
      namesInStyles('/* .told */ .lot-count:not(.a) { --kept: 1px; width: .5em; background: url(x.held) }'),
    ).toEqual(['lot-count', 'a', '--kept']))

  it('finds types that a module exports, and no others', () =>
    expect(
      exportedTypes(
        'a.ts',
        'export type A = 1; export interface B {} export class C {} export enum D {} type E = 1; export const f = 1; export type { G } from "./g"',
      ),
    ).toEqual(['A', 'B', 'C', 'D']))
})
