// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { canShowRows, keyedRowsOf, rowsOf } from './rows-of.ts'
import type { Schema } from './schema.ts'

const row = v.object({ id: v.pipe(v.string(), v.trim(), v.nonEmpty()), at: v.optional(v.number(), 0) })
const read = (rows: unknown, most?: number) => {
  const dropped: (readonly [index: number, field: string | undefined])[] = []
  const kept = rowsOf(row, rows, (index, field) => dropped.push([index, field]), most)
  return { kept: kept.map(({ id, at }) => `${id} ${at}`), dropped }
}

it.each([
  ['rows in their order', [{ id: 'b' }, { id: 'a', at: 1 }], ['b 0', 'a 1'], []],
  ['a row as the schema puts it', [{ id: ' a ', more: 1 }], ['a 0'], []],
  ['equal rows', [{ id: 'a' }, { id: 'a' }], ['a 0', 'a 0'], []],
  [
    'rows between bad ones',
    [{ id: '' }, { id: 'a' }, { id: 'b', at: '1' }],
    ['a 0'],
    [
      [0, 'id'],
      [2, 'at'],
    ],
  ],
  ['the first bad field of a row', [{ id: 1, at: '1' }], [], [[0, 'id']]],
  [
    'rows that are bad as a whole',
    [null, undefined, 7],
    [],
    [
      [0, undefined],
      [1, undefined],
      [2, undefined],
    ],
  ],
  ['an empty list', [], [], []],
  ['nothing', undefined, [], []],
  ['null', null, [], []],
  ['a text', 'ab', [], []],
  ['a row without its list', { id: 'a' }, [], []],
  ['what is like a list', { length: 1, 0: { id: 'a' } }, [], []],
])('[EN-30] reads %s', (_case, rows, kept, dropped) => expect(read(rows)).toEqual({ kept, dropped }))

it('reads no further than so many fitting rows', () => {
  const rows = [{}, { id: 'a' }, { id: 'b' }, {}, { id: 'c' }]
  expect(read(rows, 2)).toEqual({ kept: ['a 0', 'b 0'], dropped: [[0, 'id']] })
  expect(read(rows, 0)).toEqual({ kept: [], dropped: [] })
})

it('names a field inside a row by its path, as valibot and others write one', () => {
  const failing = (path: readonly (PropertyKey | { readonly key: PropertyKey })[]): Schema<never> => ({
    '~standard': { version: 1, vendor: 't', validate: () => ({ issues: [{ message: 'bad', path }] }) },
  })
  const fields: (string | undefined)[] = []
  for (const path of [['links', 0, 'url'], [{ key: 'links' }, { key: 1 }], []])
    rowsOf(failing(path), [{}], (_, field) => fields.push(field))
  expect(fields).toEqual(['links.0.url', 'links.1', undefined])
})

it('needs nothing that is told of a dropped row', () =>
  expect(rowsOf(v.string(), ['a', 1, 'b'])).toEqual(['a', 'b']))

it('refuses a schema that is asynchronous', () => {
  const asynchronous: Schema<string> = {
    '~standard': { version: 1, vendor: 't', validate: () => Promise.resolve({ value: 'a' }) },
  }
  expect(() => rowsOf(asynchronous, ['a'])).toThrow(TypeError)
  expect(rowsOf(asynchronous, [])).toEqual([])
})

describe('rows with keys', () => {
  const entry = v.object({ id: v.string(), title: v.string() })
  const byId = (rows: unknown, most?: number) => keyedRowsOf(entry, rows, ({ id }) => id, most)

  it('[EN-30] are dropped alone where they are bad, and of two with one key the second is', () => {
    const given = [
      { id: 'a', title: 'A' },
      null,
      { id: 'b' },
      { id: 'a', title: 'B' },
      { id: 'c', title: 'C' },
    ]
    const read = byId(given)
    expect(read).toEqual({
      entries: [given[0], given[4]],
      refused: ['1: not an object', '2: title', '3: the key of another'],
    })
    expect(canShowRows(read)).toBe(true)
  })

  it.each([
    ['an empty list', [], true],
    ['nothing but bad rows', [null, 7], false],
  ])('%s: shown %o', (_case, rows, shown) => expect(canShowRows(byId(rows))).toBe(shown))

  it('stop at the most that are read, 5,000 where none is named', () => {
    const many = Array.from({ length: 6_000 }, (_, index) => ({ id: String(index), title: 'x' }))
    expect(byId(many).entries).toHaveLength(5_000)
    expect(byId(many, 2).entries.map(({ id }) => id)).toEqual(['0', '1'])
  })
})
