// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isUsable, readEntries } from './read-entries.ts'

const entry = v.object({ id: v.string(), title: v.string() })

it('[EN-30] drops a bad entry alone, and of two with one id the second', () => {
  const read = readEntries(
    [{ id: 'a', title: 'A' }, null, { id: 'b' }, { id: 'a', title: 'B' }, { id: 'c', title: 'C' }],
    entry,
  )
  expect(read).toEqual({
    entries: [
      { id: 'a', title: 'A' },
      { id: 'c', title: 'C' },
    ],
    refused: ['1: not an object', '2: title', '3: id'],
  })
  expect(isUsable(read)).toBe(true)
})
it('an empty list can be shown, one of nothing but bad entries cannot', () => {
  expect(isUsable(readEntries([], entry))).toBe(true)
  expect(isUsable(readEntries([null, 7], entry))).toBe(false)
})
it('stops at 5,000 entries', () => {
  const many = Array.from({ length: 6_000 }, (_, index) => ({ id: String(index), title: 'x' }))
  expect(readEntries(many, entry).entries).toHaveLength(5_000)
})
