// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendNameParam } from './append-name-param.ts'

const named = (url: string, parameter: string, name: string): string =>
  appendNameParam(new URL(url), parameter, name).href

describe('appendNameParam', () => {
  it.each([
    ['https://c.example/chat', 'name', 'https://c.example/chat?name=anna'],
    ['https://c.example/chat?', 'name', 'https://c.example/chat?name=anna'],
    ['https://c.example/chat?id=7&', 'name', 'https://c.example/chat?id=7&name=anna'],
    ['https://c.example/chat?id=7#top', 'name', 'https://c.example/chat?id=7&name=anna#top'],
    ['https://c.example/chat?name=&id=7', 'name', 'https://c.example/chat?id=7&name=anna'],
    ['https://c.example/w.aspx?siteId=1', 'CUSTOM!username', 'https://c.example/w.aspx?siteId=1&CUSTOM!username=anna'],
    ['https://c.example/w?CUSTOM%21username=x&a!b=c', 'CUSTOM!username', 'https://c.example/w?a!b=c&CUSTOM!username=anna'],
    ['https://c.example/w?%zz=1', 'name', 'https://c.example/w?%zz=1&name=anna'],
  ])('[EN-22] %s with %s', (url, parameter, expected) => expect(named(url, parameter, 'anna')).toBe(expected)) // prettier-ignore

  it('[EN-22] encodes any name as one value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const url = new URL(named('https://c.example/chat?id=7', 'name', name))
        expect([url.host, url.pathname, url.hash]).toEqual(['c.example', '/chat', ''])
        expect([...url.searchParams]).toEqual([
          ['id', '7'],
          ['name', name],
        ])
      }),
    )
  })
})
