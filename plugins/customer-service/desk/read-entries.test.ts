// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PathCodec } from '../contract.ts'
import { readEntries, readLists } from './read-entries.ts'

/** `!` cannot be decoded; any other path decodes to itself. */
const codec: PathCodec = { decode: (path) => (path === '!' ? undefined : path) }
const read = (raw: unknown) => readEntries(raw, codec)
const good = { title: ' Chat ', path: 'https://chat.example/', csType: 'LIVECHAT', csPosition: 1 }

describe('readEntries', () => {
  it('[EN-21] reads title, path and type', () => {
    const { entries, problems } = read([good])
    expect(entries).toMatchObject([
      { title: 'Chat', type: 'LIVECHAT', url: new URL('https://chat.example/') },
    ])
    expect(problems).toEqual([])
  })

  it.each([
    ['CS-PATH', { ...good, path: '!' }],
    ['CS-URL', { ...good, path: 'http://chat.example/' }],
    ['CS-URL', { ...good, path: 'javascript:alert(1)' }],
    ['CS-SHAPE', { ...good, path: undefined }],
    ['CS-SHAPE', { ...good, path: 7 }],
    ['CS-SHAPE', null],
    ['CS-SHAPE', 'https://chat.example/'],
  ])('[EN-21][EN-30] drops a bad entry with %s, and keeps the others', (code, bad) => {
    const { entries, problems } = read([bad, good])
    expect(entries.map(({ title }) => title)).toEqual(['Chat'])
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  it('[EN-21] reads the entries of the site info after those of the status, each once', () => {
    const other = { ...good, title: 'Other', path: 'https://other.example/' }
    const { entries, problems } = readLists([[good], [good, '', other]], codec)
    expect(entries.map(({ title }) => title)).toEqual(['Chat', 'Other'])
    expect(problems.map(({ code }) => code)).toEqual(['CS-SHAPE'])
    expect(readLists([undefined, [other]], codec).entries.map(({ title }) => title)).toEqual(['Other'])
  })

  it('quotes nothing of a dropped entry in the error', () => {
    const [problem] = read([{ path: 'http://secret.example/', title: 'secret' }]).problems
    expect([problem?.message, problem?.details]).toEqual(['CS-URL: entry 1', { entry: 1 }])
  })

  it('[EN-21] sorts by csPosition if entries have one, else keeps the gateway’s order', () => {
    const at = (title: string, csPosition?: unknown) => ({ ...good, title, csPosition })
    const titles = (raw: unknown) => read(raw).entries.map(({ title }) => title)
    expect(titles([at('b', 2), at('a', 1), at('c', 3)])).toEqual(['a', 'b', 'c'])
    expect(titles([at('b', 'LEFT'), at('a')])).toEqual(['b', 'a'])
  })

  it('[EN-30] accepts any input without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (raw, list) => {
        expect(Array.isArray(read(raw).entries)).toBe(true)
        const { entries, problems } = read([...list, good])
        expect(entries.length + problems.length).toBe(list.length + 1)
      }),
    )
  })
})
