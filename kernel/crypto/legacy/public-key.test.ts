// @vitest-environment node
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPublicKey } from './public-key.ts'

const make = (bits: number, publicExponent = 0x10001) =>
  createPublicKey(generateKeyPairSync('rsa', { modulusLength: bits, publicExponent }).privateKey)
const hexOf = (key: ReturnType<typeof make>) =>
  Buffer.from(key.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')

/** In base64 it has a character that base64url writes otherwise, as nearly every key has. */
function makeDistinct(): ReturnType<typeof make> {
  const key = make(1024)
  return /[+/]/.test(key.export({ type: 'spki', format: 'der' }).toString('base64')) ? key : makeDistinct()
}
const key = makeDistinct()
const modulus = hexOf(key)
const spki = key.export({ type: 'spki', format: 'pem' }).toString()
const base64 = spki.split('\n').slice(1, -2).join('')
const read = { modulus, exponent: '10001', bytes: 128 }

describe('readPublicKey', () => {
  it.each<[string, unknown]>([
    ['modulus and exponent', { modulus, exponent: '10001' }],
    ['an exponent with zeros, or as a number', { modulus, exponent: '010001' }],
    ['a number', { modulus, exponent: 10001 }],
    ['no exponent', { modulus }],
    ['a bare modulus', modulus],
    ['upper case and a sign byte', `00${modulus.toUpperCase()}`],
    ['0x, colons and line breaks', `0x${modulus.replace(/../g, '$&:')}\n`],
    ['PEM', spki],
    ['base64', base64],
    ['PKCS#1 PEM', key.export({ type: 'pkcs1', format: 'pem' })],
  ])('[CA-01] reads %s', (_, value) => {
    expect(readPublicKey(value)).toEqual(read)
  })

  it('reads longer keys', () => {
    const long = make(2048)
    expect(readPublicKey(long.export({ type: 'spki', format: 'pem' }))).toEqual({
      modulus: hexOf(long),
      exponent: '10001',
      bytes: 256,
    })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a number', 12345],
    ['a list', [modulus]],
    ['text', 'no key at all'],
    ['zeros', '0'.repeat(256)],
    ['nothing but f', 'f'.repeat(256)],
    ['a multiple of a small prime', (53n * ((1n << 1018n) + 12345n)).toString(16)],
    ['an even modulus', `${modulus.slice(0, -1)}e`],
    ['one bit too few', `7${'f'.repeat(255)}`],
    ['a 512-bit key', make(512).export({ type: 'spki', format: 'pem' })],
    ['one that would block the phone', `f${'f'.repeat(2048)}`],
    ['another exponent', { modulus, exponent: '3' }],
    ['another exponent in PEM', make(1024, 3).export({ type: 'spki', format: 'pem' })],
    ['an empty exponent', { modulus, exponent: '' }],
    ['a modulus that is no text', { modulus: 7, exponent: '10001' }],
    ['letters in the modulus', { modulus: `g${modulus.slice(1)}` }],
    ['base64url', base64.replaceAll('+', '-').replaceAll('/', '_')],
    ['a key under another name', { publicKey: spki }],
    ['a key under another name, in hexadecimal', { key: modulus, exponent: '10001' }],
    ['half a PEM', spki.slice(0, 120)],
    [
      'an elliptic key',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }),
    ],
  ])('[CA-02] refuses %s', (_, value) => {
    expect(readPublicKey(value)).toBeUndefined()
  })

  it.each([' ', '0', '-----A', 'f:', '0x0x'])('refuses a megabyte of %j at once', (part) => {
    const text = part.repeat(1_000_000)
    expect([readPublicKey(text), readPublicKey({ modulus: text })]).toEqual([undefined, undefined])
  })

  it('[CA-02] never throws, whatever bytes arrive', () => {
    const der = key.export({ type: 'spki', format: 'der' })
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.nat(255), fc.nat(der.length), (at, byte, cut) => {
        const broken = Buffer.from(der)
        broken[at] = byte
        for (const bytes of [broken, broken.subarray(0, cut)]) {
          const result = readPublicKey(bytes.toString('base64'))
          if (result) expect(BigInt(`0x${result.modulus}`) & 1n).toBe(1n)
        }
      }),
    )
    fc.assert(fc.property(fc.anything(), (value) => void readPublicKey(value)))
    fc.assert(fc.property(fc.base64String({ maxLength: 400 }), (value) => void readPublicKey(value)))
  })
})
