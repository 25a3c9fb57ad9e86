// @vitest-environment node
import {
  constants,
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { legacy } from '../../kernel/crypto/legacy/legacy.ts'
import { decrypt, stripPadding } from './decrypt.ts'
import { keyPair } from './key-pair.ts'

let key: KeyObject
beforeAll(async () => {
  const { modulus, exponent } = (await keyPair()).publicKey
  key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'RSA',
      n: Buffer.from(modulus, 'hex').toString('base64url'),
      e: Buffer.from(exponent.padStart(6, '0'), 'hex').toString('base64url'),
    },
  })
})

const rsa = (secret: Uint8Array, to = key): string =>
  publicEncrypt({ key: to, padding: constants.RSA_PKCS1_PADDING }, secret).toString('base64')

function des(text: string | Uint8Array, secret: Uint8Array): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null)
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
}

describe('decrypt', () => {
  it('[HA-06b] [CA-01] decrypts a body that OpenSSL encrypted with the gateway’s key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const secret = randomBytes(8)
        expect(await decrypt(des(text, secret), rsa(secret))).toBe(text)
      }),
      { numRuns: 30 },
    )
  })

  it('[CA-01] decrypts a body that the site encrypted', async () => {
    const text = JSON.stringify({ username: 'player', password: 'mật khẩu' })
    const { headers, body } = await legacy.encrypt(text, (await keyPair()).publicKey)
    expect(await decrypt(body, headers['Encryption'] ?? '')).toBe(text)
  })

  it('refuses another key, an unpadded one, bad padding, a wrong length and a text that is not a ciphertext', async () => {
    const secret = randomBytes(8)
    const body = des('{"a":1}', secret)
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    const raw = Buffer.concat([Buffer.alloc(248), secret])
    const bare = publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, raw).toString('base64')
    const cases: [string, string][] = [
      [body, rsa(secret, foreign)],
      [body, bare],
      [body, rsa(Buffer.alloc(8, 1))],
      [des('{"a":1}', secret).slice(0, 8), rsa(secret)],
      [body, rsa(randomBytes(16))],
      [body, ''],
      ['{"a":1}', rsa(secret)],
      ['', rsa(secret)],
      [des(Buffer.from([0xff, 0xfe]), secret), rsa(secret)],
    ]
    for (const [text, header] of cases) expect(await decrypt(text, header)).toBeUndefined()
  })
})

describe('stripPadding', () => {
  it.each<[string, number[], number[] | undefined]>([
    ['a whole block', [0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 9], [9, 9]],
    ['an empty message', [0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 0], []],
    ['another kind of block', [0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9], undefined],
    ['too little filler', [0, 2, 1, 2, 3, 4, 5, 6, 7, 0, 9, 9], undefined],
    ['no end of the filler', [0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9], undefined],
    ['nothing', [], undefined],
  ])('takes %s as it is', (_, block, message) => {
    const stripped = stripPadding(Uint8Array.from(block))
    expect(stripped && [...stripped]).toEqual(message)
  })
})
