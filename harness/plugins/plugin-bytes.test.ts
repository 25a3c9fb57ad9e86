import { expect, it } from 'vitest'
import { bytesText, pluginBytes } from './plugin-bytes.ts'

const file = (name: string, decodedBodySize = 0) => ({
  name: `http://lotus.localhost${name}`,
  decodedBodySize,
})

it('of a built site are those of the files that the page has loaded, and of all', () => {
  const files = { 'a.b': { '/m/assets/b-1.js': 700, '/m/assets/b-1.css': 300 }, 'c.d': {} }
  expect([...pluginBytes([file('/m/assets/b-1.js?x')], files)]).toEqual([
    ['a.b', { loaded: 700, total: 1_000 }],
    ['c.d', { loaded: 0, total: 0 }],
  ])
})

it('on the development server are those of the sources', () => {
  const loaded = [
    file('/m/plugins/a/b/b.ts', 40),
    file('/m/plugins/a/b/part.css', 2),
    file('/m/kernel/x.ts', 9),
  ]
  expect([...pluginBytes(loaded, undefined)]).toEqual([['a.b', { loaded: 42 }]])
})

it.each([
  [{ loaded: 840 }, '840 B'],
  [{ loaded: 3_210, total: 3_210 }, '3.2 kB'],
  [{ loaded: 0, total: 3_210 }, '0 B of 3.2 kB'],
])('%j is told as %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))
