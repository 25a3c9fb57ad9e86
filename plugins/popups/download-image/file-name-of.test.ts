// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MAX_FILE_NAME_LENGTH } from './constants.ts'
import { fileNameOf } from './file-name-of.ts'

describe('fileNameOf', () => {
  it.each([
    ['https://a.example/cdn/pop-7.png', 'pop-7.png'],
    ['https://a.example/cdn/pop-7.png?v=2#x', 'pop-7.png'],
    ['https://a.example/%C4%91%E1%BB%8Ba.png', 'địa.png'],
    ['https://a.example/a%2f..%2fb.png', 'a_.._b.png'],
    ['https://a.example/%00%3Cx%3E.png', '__x_.png'],
    ['https://a.example/%zz.png', '%zz.png'],
    ['https://a.example/.htaccess', 'htaccess'],
    ['https://a.example/cdn/', undefined],
    ['https://a.example', undefined],
    ['https://a.example/%2E', undefined],
  ])('of %s', (url, name) => expect(fileNameOf(new URL(url))).toBe(name))

  it('keeps the ending of a long one', () => {
    const name = fileNameOf(new URL(`https://a.example/${'x'.repeat(500)}.png`))
    expect([name?.length, name?.endsWith('x.png')]).toEqual([MAX_FILE_NAME_LENGTH, true])
  })
})
