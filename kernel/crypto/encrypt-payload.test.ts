// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto'
import { CodedError } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { encryptPayload } from './encrypt-payload.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')
const old = { modulus, exponent: '10001' }

const headerOf = async (key: unknown): Promise<string | undefined> =>
  (await encryptPayload('{"password":"hunter2"}', key)).headers['Encryption']
const failure = (key: unknown): Promise<unknown> => headerOf(key).catch((error: unknown) => error)

describe('encryptPayload', () => {
  it('[SE-06] uses the modern suite if the gateway offers it, else the legacy suite', async () => {
    expect(await headerOf({ ...old, suites: ['modern', 'legacy'], spki })).toMatch(/^modern\./)
    expect(await headerOf({ suites: ['modern'], spki })).toMatch(/^modern\./)
    expect(await headerOf(old)).toMatch(/^[A-Za-z0-9+/]+=*$/)
  })

  it('[SE-06] falls back to the legacy suite when the offer is unusable, or the page has no WebCrypto', async () => {
    for (const spkiGiven of [undefined, 'AAAA', spki.slice(0, 100), 7])
      expect(await headerOf({ ...old, suites: ['modern'], spki: spkiGiven })).not.toMatch(/^modern/)
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
    expect(await headerOf({ ...old, suites: ['modern'], spki })).not.toMatch(/^modern/)
  })

  it('[CA-02] refuses when no suite can use the key', async () => {
    const error = await failure({ suites: ['modern'], spki: 'AAAA' })
    expect(error).toBeInstanceOf(CodedError)
    expect(error).toMatchObject({ code: 'CR-MISSING' })
  })

  it('[CA-02] does not try another suite after an encryption that failed', async () => {
    let drawn = 0
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      drawn++
      throw new Error('hunter2')
    })
    const error = await failure({ ...old, suites: ['modern'], spki })
    expect(error).toMatchObject({ code: 'CR-FAILED', text: 'Encryption failed' })
    expect(drawn).toBe(1)
  })
})
