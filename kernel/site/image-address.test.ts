// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageAddress } from './image-address.ts'

const CDN = 'https://img.example/base'

describe('imageAddress', () => {
  it.each<[string, string | undefined, string]>([
    ['a/b.webp', CDN, 'https://img.example/base/a/b.webp'],
    ['/a/b.webp', CDN, 'https://img.example/base/a/b.webp'],
    ['/a.webp', 'https://img.example/', 'https://img.example/a.webp'],
    ['/a b.webp?v=2', CDN, 'https://img.example/base/a%20b.webp?v=2'],
    ['/a.webp', 'http://lotus.localhost:5173/cdn', 'http://lotus.localhost:5173/cdn/a.webp'],
    ['/a.webp', '/cdn', '/cdn/a.webp'],
    ['a.webp', undefined, '/a.webp'],
    ['https://other.example/a.webp', CDN, 'https://other.example/a.webp'],
    ['http://lotus.localhost/a.webp', CDN, 'http://lotus.localhost/a.webp'],
  ])('%s on %s', (path, cdn, address) => {
    expect(imageAddress(path, cdn)).toBe(address)
  })

  it.each<[unknown, string | undefined]>([
    ['', CDN],
    [undefined, CDN],
    [{}, CDN],
    ['http://other.example/a.webp', CDN],
    ['data:image/png;base64,AA', CDN],
    ['javascript:alert(1)', CDN],
    ['JaVaScript:alert(1)', '/cdn'],
    ['java\tscript:alert(1)', CDN],
    ['blob:https://a.example/1', CDN],
    ['//evil.example/a.webp', CDN],
    ['//evil.example/a.webp', undefined],
    ['/\\evil.example/a.webp', undefined],
    ['\\\\evil.example/a.webp', '/'],
    ['https://u:p@other.example/a.webp', CDN],
    ['/a.webp', 'http://img.example'],
    ['/a.webp', 'javascript:alert(1)'],
    ['/a.webp', '//img.example'],
    ['/a.webp', 'img.example'],
    ['/a\n.webp', CDN],
  ])('%j on %s shows nothing', (path, cdn) => {
    expect(imageAddress(path, cdn)).toBe('')
  })

  it('never leaves https or this host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      'javascript:',
      'http://',
      'evil.example',
      'a.webp',
      '..',
      '\t',
      '@',
      '#',
    )
    const path = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(path, fc.constantFrom(CDN, '/cdn', '/', undefined), (text, cdn) => {
        const address = imageAddress(text, cdn)
        if (address === '') return
        const url = new URL(address, 'https://here.example/m/home')
        expect(url.protocol).toBe(text.startsWith('http://') ? 'http:' : 'https:')
        if (!/^https?:/i.test(text)) expect(url.host).toBe(cdn === CDN ? 'img.example' : 'here.example')
      }),
      { numRuns: 1000 },
    )
  })
})
