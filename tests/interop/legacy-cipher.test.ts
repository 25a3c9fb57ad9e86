// @vitest-environment node
import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { inspect } from 'node:util'
import { CodedError } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { loadSuite } from '../../kernel/crypto/encrypt-payload.ts'

// The page encrypts and OpenSSL decrypts: an independent implementation.
const pairOf = (modulusLength: number) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return {
    privateKey,
    modulus,
    pem,
    bytes: modulusLength / 8,
    forms: [{ modulus, exponent: '10001' }, modulus, pem],
  }
}
type Pair = ReturnType<typeof pairOf>
/** `npm run test:full -- cipher` has 10,000. */
const ROUNDS = Number(process.env['FOYER_CIPHER_ROUNDS'] ?? 500)
const small = Array.from({ length: 4 }, () => pairOf(1024))
const large = [pairOf(2048), pairOf(2056), pairOf(4096)]
const suite = await loadSuite('legacy')

/** The DES key in an Encryption header. Node refuses PKCS#1 v1.5 (CVE-2023-46809), so the padding is taken off, and checked, here. */
function openHeader(header: string, { privateKey, bytes }: Pair): Buffer {
  const sealed = Buffer.from(header, 'base64')
  expect(sealed.length).toBe(bytes)
  const padded = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, sealed)
  const end = padded.indexOf(0, 2)
  expect([padded[0], padded[1], padded.length - end - 1]).toEqual([0, 2, 8])
  return padded.subarray(end + 1)
}

/** OpenSSL 3 has single DES disabled; three times the same key is the same cipher. */
function openBody(body: string, secret: Buffer): string {
  const des = createDecipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null)
  return Buffer.concat([des.update(body, 'base64'), des.final()]).toString('utf8')
}

async function roundTrip(payload: string, pair: Pair, form: unknown): Promise<string> {
  const { headers, body } = await suite.encrypt(payload, form)
  const secret = openHeader(headers['Encryption'] ?? '', pair)
  expect(openBody(body, secret)).toBe(payload)
  return secret.toString('latin1')
}

describe('the legacy cipher against OpenSSL', () => {
  it(`[CA-01] [SE-05] ${ROUNDS} random payloads, each under a key of its own, are read by the other side`, async () => {
    const payloads = fc.sample(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.json({ stringUnit: 'grapheme', maxDepth: 2 }),
        fc.string({ maxLength: 40 }),
      ),
      { numRuns: ROUNDS, seed: 20_261_121 },
    )
    const secrets = new Set<string>()
    for (const [index, payload] of payloads.entries()) {
      const pair = small[index % small.length] as Pair
      secrets.add(await roundTrip(payload, pair, pair.forms[index % pair.forms.length]))
    }
    expect(payloads).toHaveLength(ROUNDS)
    expect(secrets.size).toBe(ROUNDS)
    for (const secret of secrets) expect(secret).toMatch(/^[\x21-\x7e]{8}$/)
  }, 60_000)

  it('[CA-01] longer keys, of whatever length, in every form a gateway may give', async () => {
    for (const pair of large)
      for (const form of pair.forms) for (let n = 0; n < 10; n++) await roundTrip(`{"n":${n}}`, pair, form)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['a character', 'a'],
    ['a whole block', '12345678'],
    ['every width of UTF-8', 'é 中文 ไทย 😀 \u0000 \ufeff'],
    ['100 KB', 'x'.repeat(100_000)],
    ['100 KB of Vietnamese', JSON.stringify({ text: 'Đăng nhập '.repeat(8_000) })],
  ])('[CA-01] %s', async (_, payload) => {
    for (const pair of [small[0], large[0]] as Pair[]) await roundTrip(payload, pair, pair.pem)
  })

  it('[SE-05] the same payload is never the same ciphertext', async () => {
    const pair = small[0] as Pair
    const seen = await Promise.all(
      Array.from({ length: 200 }, () => suite.encrypt('{"same":1}', pair.modulus)),
    )
    expect(new Set(seen.map(({ body }) => body)).size).toBe(200)
    expect(new Set(seen.map(({ headers }) => headers['Encryption'])).size).toBe(200)
  })

  it('[SE-05] key and padding come from crypto.getRandomValues alone: the same bytes give the same ciphertext', async () => {
    const math = vi.spyOn(Math, 'random')
    const drawing = vi.spyOn(crypto, 'getRandomValues')
    const encryptFrom = (seed: number) => {
      let next = seed
      drawing.mockImplementation((into) => {
        const bytes = into as unknown as Uint8Array
        for (let index = 0; index < bytes.length; index++) bytes[index] = next = (next * 167 + 13) % 251
        return into
      })
      return suite.encrypt('{}', small[0]?.modulus)
    }
    const first = await encryptFrom(1)
    expect(await encryptFrom(1)).toEqual(first)
    const other = await encryptFrom(2)
    expect(other.body).not.toBe(first.body)
    expect(other.headers).not.toEqual(first.headers)
    expect(math).not.toHaveBeenCalled()
  })
})

const encrypting = async (payload: string, key: unknown) => suite.encrypt(payload, key)
const short = pairOf(512)

describe('without a usable key', () => {
  it.each<[string, unknown]>([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
    ['an empty object', {}],
    ['short', short.modulus],
    ['short, as PEM', short.pem],
    ['garbage', 'garbage'],
    ['half a key', small[0]?.modulus.slice(0, 200)],
    ['even', `${small[0]?.modulus.slice(0, -1)}0`],
    ['of another exponent', { modulus: small[0]?.modulus, exponent: '3' }],
    ['the whole answer instead of its value', { success: true, value: small[0]?.modulus }],
  ])("[CA-02] [SE-05] a key that is %s: 'Missing Encryption', and no ciphertext", async (_, key) => {
    const error: unknown = await encrypting('{"password":"hunter2"}', key).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CodedError)
    expect(error).toMatchObject({ code: 'CR-MISSING', text: 'Missing Encryption' })
  })

  it('[CA-02] no random numbers, or text that is no Unicode: CR-FAILED, saying nothing of the payload', async () => {
    const modulus = small[0]?.modulus
    const lone = await encrypting('hunter2 \ud800', modulus).catch((thrown: unknown) => thrown)
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no entropy for hunter2')
    })
    const dry = await encrypting('hunter2', modulus).catch((thrown: unknown) => thrown)
    for (const error of [lone, dry]) {
      expect(error).toMatchObject({ code: 'CR-FAILED', text: 'Encryption failed' })
      expect(inspect(error, { showHidden: true })).not.toContain('hunter2')
    }
  })
})
