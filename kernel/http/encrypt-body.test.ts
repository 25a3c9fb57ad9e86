// @vitest-environment node
import { CodedError } from '@foyer/sdk'
// @vitest-environment node
import { constants, createDecipheriv, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeGateway, type FakeReply, fakeGateway } from './gateway.fake.ts'
import { fakeHttp, member, posting, rejection } from './http-service.fake.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const modulus = Buffer.from(privateKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')
const goodKey: FakeReply = { body: { success: true, value: { modulus, exponent: '10001' } } }

const login = posting({ id: 'auth.login', path: '/wps/session/login', auth: 'none', encrypted: true })
const body = { username: 'lan.nguyen', password: 'hunter2 ü' }

let gateway: FakeGateway
let key: FakeReply
beforeEach(async () => {
  gateway = await fakeGateway()
  key = goodKey
  gateway.reply = ({ url }) =>
    url.startsWith('/wps/session/key/rsa') ? key : { body: { success: true, value: { token: 't' } } }
})
afterEach(() => gateway.close())
/** The text under the gateway's key, without `00 02 filler 00`. */
function opened(encrypted: string): string {
  const block = privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(encrypted, 'base64'),
  )
  return block.subarray(block.indexOf(0, 2) + 1).toString()
}
const paths = () => gateway.seen.map(({ method, url }) => `${method} ${url.replace(/\d{10,}/, 'TIME')}`)

describe('encrypted calls', () => {
  it('[CA-01] ask for a key with the time, then send the whole payload as ciphertext and the key in the Encryption header', async () => {
    const { http, session } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    const before = Date.now()
    await http.call(login, { body })
    const after = Date.now()
    await http.call(login, { body })
    const pair = ['GET /wps/session/key/rsa?_=TIME', 'POST /wps/session/login']
    expect(paths()).toEqual([...pair, ...pair])
    const [asked, sent, , again] = gateway.seen
    expect(asked?.headers).toMatchObject({ merchant: 'lotus', language: 'VI' })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json' })
    const time = Number(new URLSearchParams(asked?.url.split('?')[1]).get('_'))
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(after)
    expect(sent?.body).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(JSON.stringify(gateway.seen)).not.toMatch(/hunter2|nguyen/)
    expect(sent?.body).not.toBe(again?.body)
    expect(JSON.parse(decrypted(sent?.headers['encryption'], sent?.body))).toEqual(body)
  })

  it('[EN-29c] is signed where its row of the endpoint table asks, as it is sent', async () => {
    const { http } = fakeHttp(gateway.origin)
    await http.call({ ...login, signed: ['X-Digest', 'X-RSA'] }, { body })
    const sent = gateway.seen.at(-1)
    const digest = createHash('sha256')
      .update(sent?.body ?? '')
      .digest('hex')
    expect(sent?.headers['x-digest']).toBe(digest)
    expect(opened(String(sent?.headers['x-rsa']))).toBe(digest)
    await http.call(login, { body })
    expect(Object.keys(gateway.seen.at(-1)?.headers ?? {})).not.toContain('x-digest')
  })

  it('[EN-29c] asks for no key for the digest of a plain call, and sends nothing without a key for X-RSA', async () => {
    const { http } = fakeHttp(gateway.origin)
    const plain = { ...login, encrypted: false } as const
    await http.call({ ...plain, signed: ['X-Digest'] }, { body })
    expect(paths()).toEqual(['POST /wps/session/login'])
    key = { body: { success: true, value: null } }
    const error = await rejection(http.call({ ...plain, signed: ['X-RSA'] }, { body }))
    expect(error).toMatchObject({ code: 'CR-MISSING' })
    expect(paths().at(-1)).toBe('GET /wps/session/key/rsa?_=TIME')
  })

  it.each<[string, FakeReply]>([
    ['absent', { body: { success: true } }],
    ['null', { body: { success: true, value: null } }],
    ['short', { body: { success: true, value: { modulus: modulus.slice(0, 128), exponent: '10001' } } }],
    ['even', { body: { success: true, value: `${modulus.slice(0, -1)}0` } }],
    ['garbage', { body: { success: true, value: 'no key at all' } }],
    ['a page', { body: '<html>' }],
    ['refused', { body: { success: false, message: 'no' } }],
    ['an error', { status: 500, body: {} }],
  ])("[CA-02] with a key that is %s: 'Missing Encryption', and nothing is sent", async (_, reply) => {
    key = reply
    const { http, failures } = fakeHttp(gateway.origin)
    const error = await rejection(http.call(login, { body }))
    expect(error).toMatchObject({ code: 'CR-MISSING', text: 'Missing Encryption', endpoint: 'auth.login' })
    expect(paths()).toEqual(['GET /wps/session/key/rsa?_=TIME'])
    expect(failures).toHaveLength(1)
  })

  it('[CA-02] a failed encryption rejects with its message, and nothing is sent', async () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('hunter2')
    })
    const { http } = fakeHttp(gateway.origin)
    const error = await rejection(http.call(login, { body }))
    expect(error).toMatchObject({ code: 'CR-FAILED', text: 'Encryption failed' })
    expect(String(error)).not.toContain('hunter2')
    expect(paths()).toEqual(['GET /wps/session/key/rsa?_=TIME'])
  })

  it.each<[string, FakeReply]>([
    ['refused', { body: { success: false, message: 'no' } }],
    ['that fails', { status: 500, body: {} }],
    ['with another shape', { body: '<html>' }],
  ])(
    '[SE-04c] a call %s has neither its key nor its payload in the error and in the log',
    async (_, reply) => {
      // A key of eight brackets, which no notation escapes.
      vi.spyOn(crypto, 'getRandomValues').mockImplementation(
        (bytes) => (bytes as Uint8Array).fill(7) as never,
      )
      const { http, failures, logger } = fakeHttp(gateway.origin)
      const answer = gateway.reply
      gateway.reply = (seen) => (seen.url.startsWith('/wps/session/key/rsa') ? answer(seen) : reply)
      const error = await rejection(http.call({ ...login, bare: false }, { body }))
      const sent = gateway.seen.at(-1)
      const key = keyOf(sent?.headers['encryption']).toString('latin1')
      expect([sent?.url, key]).toEqual(['/wps/session/login', '(((((((('])
      const reported = [
        error,
        failures,
        logger.debug.mock.calls,
        logger.warn.mock.calls,
        logger.error.mock.calls,
      ]
      const text = inspect(reported, { depth: 20, showHidden: true, getters: true, maxStringLength: null })
      expect(text).toContain('auth.login')
      for (const secret of [key, String(sent?.headers['encryption']), sent?.body ?? '', 'hunter2', 'nguyen'])
        expect(text).not.toContain(secret)
    },
  )

  it('a failure of the transport is no failure of encryption', async () => {
    key = { status: 502, body: '' }
    const { http } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(login, { body }))).toMatchObject({
      code: 'HT-STATUS',
      endpoint: 'auth.login',
      answer: { status: 502 },
    })
    const dead = fakeHttp('http://127.0.0.1:1')
    dead.state.online = false
    expect(await rejection(dead.http.call(login, { body }))).toMatchObject({ code: 'HT-OFFLINE' })
  })

  it.each([
    ['RE-CHUNK', false, 'HT-OFFLINE'],
    ['RE-CHUNK', true, 'HT-NETWORK'],
    ['RE-GONE', false, 'HT-OFFLINE'],
    ['RE-GONE', true, 'HT-GONE'],
  ])('nor is a failed fetch of the code (%s, online: %s): %s', async (cause, online, code) => {
    vi.resetModules()
    const encryptPayload = () => Promise.reject(new CodedError(cause, '/m/assets/legacy.js'))
    vi.doMock('../crypto/encrypt-payload.ts', () => ({ encryptPayload, preloadSuite: () => {} }))
    const { http, state } = fakeHttp(gateway.origin)
    state.online = online
    expect(await rejection(http.call(login, { body }))).toMatchObject({ code, endpoint: 'auth.login' })
    expect(paths()).toEqual(['GET /wps/session/key/rsa?_=TIME'])
    vi.doUnmock('../crypto/encrypt-payload.ts')
    vi.resetModules()
  })

  it('a call that is aborted while the key is requested sends nothing', async () => {
    const { http } = fakeHttp(gateway.origin)
    let release = (): void => undefined
    gateway.reply = () => new Promise((resolve) => (release = () => resolve(goodKey)))
    const controller = new AbortController()
    const left = rejection(http.call(login, { body, signal: controller.signal }))
    await vi.waitFor(() => expect(gateway.seen).toHaveLength(1))
    controller.abort()
    gateway.reply = () => ({ body: {} })
    release()
    expect(await left).toMatchObject({ code: 'HT-ABORTED' })
    await http.call(posting({ path: '/wps/after' }), { body: 1 })
    expect(paths()).toEqual(['GET /wps/session/key/rsa?_=TIME', 'POST /wps/after'])
  })
})

/** The key of a call, of its header. */
function keyOf(header: string | string[] | undefined): Buffer {
  const { n = '', d = '' } = privateKey.export({ format: 'jwk' })
  const [c, modulo, exponent] = [
    Buffer.from(String(header), 'base64'),
    Buffer.from(n, 'base64url'),
    Buffer.from(d, 'base64url'),
  ].map((bytes) => BigInt(`0x${bytes.toString('hex')}`)) as [bigint, bigint, bigint]
  let [base, power, result] = [c % modulo, exponent, 1n]
  for (; power > 0n; power >>= 1n, base = (base * base) % modulo)
    if (power & 1n) result = (result * base) % modulo
  const padded = Buffer.from(result.toString(16).padStart(256, '0'), 'hex')
  return padded.subarray(padded.indexOf(0, 2) + 1)
}

function decrypted(header: string | string[] | undefined, ciphertext = ''): string {
  const secret = keyOf(header)
  const des = createDecipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null)
  return Buffer.concat([des.update(ciphertext, 'base64'), des.final()]).toString('utf8')
}
