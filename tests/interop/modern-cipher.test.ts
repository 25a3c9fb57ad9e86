// @vitest-environment node
import {
  constants,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto'
import { inspect } from 'node:util'
import { CodedError } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { legacy } from '../../kernel/crypto/legacy/legacy.ts'
import { loadSuite } from '../../kernel/crypto/encrypt-payload.ts'
import { decrypt } from '../../mocks/gateway/decrypt.ts'
import { keyPair } from '../../mocks/gateway/key-pair.ts'

// The page encrypts with WebCrypto and OpenSSL decrypts.
const pairOf = (modulusLength: number, publicExponent = 0x10001) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return { privateKey, spki }
}
type Pair = ReturnType<typeof pairOf>
const pair = pairOf(2048)
const pairs = [pair, pairOf(3072), pairOf(4096)]
const suite = await loadSuite('modern')

/** A key of this modulus in hexadecimal, as SubjectPublicKeyInfo. */
const keyOf = (modulus: string): { readonly spki: string } => {
  const n = Buffer.from(modulus, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'RSA', n, e: 'AQAB' }, format: 'jwk' })
  return { spki: key.export({ type: 'spki', format: 'der' }).toString('base64') }
}

interface Opened {
  readonly text: string
  readonly secret: string
  readonly iv: string
}
function open(header: string, body: string, { privateKey }: Pair): Opened {
  expect(header).toMatch(/^modern\.[A-Za-z0-9+/]+=*$/)
  const sealed = Buffer.from(header.slice('modern.'.length), 'base64')
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const secret = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, sealed)
  expect(secret).toHaveLength(32)
  const bytes = Buffer.from(body, 'base64')
  const iv = bytes.subarray(0, 12)
  const aes = createDecipheriv('aes-256-gcm', secret, iv)
  aes.setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([aes.update(bytes.subarray(12, -16)), aes.final()]).toString('utf8')
  return { text, secret: secret.toString('hex'), iv: iv.toString('hex') }
}
async function roundTrip(payload: string, other = pair): Promise<Opened> {
  const { headers, body } = await suite.encrypt(payload, { spki: other.spki })
  expect(Object.keys(headers)).toEqual(['Encryption'])
  const opened = open(headers['Encryption'] ?? '', body, other)
  expect(opened.text).toBe(payload)
  return opened
}

describe('the modern cipher against OpenSSL', () => {
  it('[SE-06] [SE-05] any payload is read by the other side, each under a key and an IV of its own', async () => {
    const payloads = fc.sample(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.json()), 300)
    const opened = await Promise.all(payloads.map((payload) => roundTrip(payload)))
    expect(new Set(opened.map(({ secret }) => secret)).size).toBe(payloads.length)
    expect(new Set(opened.map(({ iv }) => iv)).size).toBe(payloads.length)
  })

  it.each([
    ['nothing', ''],
    ['every width of UTF-8', 'é 中文 ไทย 😀 \u0000 \ufeff'],
    ['100 KB', 'x'.repeat(100_000)],
  ])('[SE-06] %s, under a key of 2048, 3072 and 4096 bits', async (_, payload) => {
    for (const other of pairs) await roundTrip(payload, other)
  })

  it('[SE-05] what is drawn at random comes from crypto.getRandomValues', async () => {
    const math = vi.spyOn(Math, 'random')
    const drawn = vi.spyOn(crypto, 'getRandomValues')
    await suite.encrypt('{}', pair)
    expect(math).not.toHaveBeenCalled()
    expect(drawn.mock.calls.map(([bytes]) => (bytes as Uint8Array).length)).toEqual([32, 12])
  })

  it('[SE-06] [HA-06b] the mock gateway reads both suites, each by its own key, and what was not changed on the way', async () => {
    const { publicKey, modern } = await keyPair()
    const text = JSON.stringify({ username: 'player', password: 'mật khẩu' })
    const sealed = await suite.encrypt(text, modern)
    const header = sealed.headers['Encryption'] ?? ''
    expect(await decrypt(sealed.body, header)).toBe(text)
    const old = await legacy.encrypt(text, publicKey)
    expect(await decrypt(old.body, old.headers['Encryption'] ?? '')).toBe(text)

    const bytes = Buffer.from(sealed.body, 'base64')
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(bytes)
        changed.writeUInt8(changed.readUInt8(at) ^ change, at)
        expect(await decrypt(changed.toString('base64'), header)).toBeUndefined()
      }),
      { numRuns: 50 },
    )
    for (const wrong of [
      header.slice('modern.'.length),
      'modern.',
      `modern.${Buffer.alloc(256, 1).toString('base64')}`,
    ])
      expect(await decrypt(sealed.body, wrong)).toBeUndefined()
    expect(await decrypt('', header)).toBeUndefined()
  })
})

describe('without a usable key', () => {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
  it.each<[string, unknown]>([
    ['absent', undefined],
    ['null', null],
    ['the legacy one alone', { modulus: 'ab', exponent: '10001' }],
    ['a number', { spki: 7 }],
    ['no base64', { spki: '-----BEGIN' }],
    ['garbage', { spki: 'AAAA' }],
    ['cut off', { spki: pair.spki.slice(0, 200) }],
    ['short', pairOf(1024)],
    ['of another exponent', pairOf(2048, 3)],
    ['nothing but ones', keyOf('ff'.repeat(256))],
    ['nothing but ones, and longer', keyOf('ff'.repeat(384))],
    ['even', keyOf(`${'a7'.repeat(255)}a6`)],
    ['a multiple of a small prime', keyOf((53n * ((1n << 2042n) + 12345n)).toString(16))],
    ['too long', keyOf(`${'a7'.repeat(1025)}`)],
    ['a megabyte', { spki: `${pair.spki}${'A'.repeat(1_000_000)}` }],
    ['of another kind', { spki: ec.export({ type: 'spki', format: 'der' }).toString('base64') }],
  ])("[CA-02] [SE-05] a key that is %s: 'Missing Encryption', and no ciphertext", async (_, key) => {
    const error: unknown = await Promise.resolve(suite.encrypt('hunter2', key)).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(CodedError)
    expect(error).toMatchObject({ code: 'CR-MISSING', text: 'Missing Encryption' })
  })

  it('[CA-02] no random numbers, or text that is no Unicode: CR-FAILED, saying nothing of the payload', async () => {
    const failing = async (payload: string) =>
      Promise.resolve(suite.encrypt(payload, pair)).catch((thrown: unknown) => thrown)
    const lone = await failing('hunter2 \ud800')
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no entropy for hunter2')
    })
    const dry = await failing('hunter2')
    for (const error of [lone, dry]) {
      expect(error).toMatchObject({ code: 'CR-FAILED', text: 'Encryption failed' })
      expect(inspect(error, { showHidden: true })).not.toContain('hunter2')
    }
  })
})
