// @vitest-environment node
import { createDecipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encryptDes } from '../../../kernel/crypto/legacy/encrypt-des.ts'
import { KEY_LENGTH } from './constants.ts'
import { desPaths } from './des-paths.ts'

const printable = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
const keys = fc.string({ unit: printable, minLength: KEY_LENGTH, maxLength: KEY_LENGTH })
const hidden = (text: string, key: string): string => `${encryptDes(text, key)}${key}`

describe('desPaths', () => {
  it('[EN-21] takes the last 8 characters as the key, and decodes the rest', () => {
    const path = hidden('https://chat.example/desk?id=7', 'k7Qx2mPz')
    expect(path.endsWith('k7Qx2mPz')).toBe(true)
    expect(desPaths.decode(path)).toBe('https://chat.example/desk?id=7')
  })

  it('[EN-21] decrypts standard DES: EDE3 with the same key three times is DES', () => {
    const key = Buffer.from('k7Qx2mPz')
    const text = 'https://chat.example/ăn'
    const path = hidden(text, 'k7Qx2mPz')
    const other = createDecipheriv('des-ede3', Buffer.concat([key, key, key]), null)
    const bytes = Buffer.from(path.slice(0, -KEY_LENGTH), 'base64')
    expect(Buffer.concat([other.update(bytes), other.final()]).toString()).toBe(text)
    expect(desPaths.decode(path)).toBe(text)
  })

  it('[EN-21] decodes any text that was encoded with any key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), keys, (text, key) => {
        expect(desPaths.decode(hidden(text, key))).toBe(text)
      }),
    )
  })

  it('[EN-21][EN-30] never throws, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), (path) => {
        expect(['string', 'undefined']).toContain(typeof desPaths.decode(path))
      }),
    )
  })

  it.each([
    ['', 'nothing'],
    ['k7Qx2mPz', 'a key alone'],
    ['bm90IGEgY2lwaGVydGV4dA==k7Qx2mPz', 'base64 of no whole block'],
    [`${encryptDes('https://chat.example/', 'k7Qx2mPz')}otherkey`, 'another key'],
    ['https://chat.example/desk', 'an address in clear'],
  ])('[EN-21] returns undefined for %s (%s)', (path) => expect(desPaths.decode(path)).toBeUndefined())
})
