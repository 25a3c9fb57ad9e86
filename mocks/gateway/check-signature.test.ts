// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { signPayload } from '../../kernel/crypto/sign-payload.ts'
import { wrongSignature } from './check-signature.ts'
import { keyPair } from './key-pair.ts'

const BOTH = ['X-Digest', 'X-RSA'] as const
const call = (body: string, headers: Readonly<Record<string, string>>): Request =>
  new Request('http://site.example/wps/x', { method: 'POST', body, headers })

describe('[EN-29c] the gateway, where a call is to be signed', () => {
  it('takes what the site signs', async () => {
    const body = JSON.stringify({ amount: '1000', name: 'Nguyễn' })
    const headers = await signPayload(body, BOTH, (await keyPair()).publicKey)
    expect(await wrongSignature(BOTH, call(body, headers))).toBeUndefined()
    expect(headers['X-Digest']).toMatch(/^[\da-f]{64}$/)
  })

  it('refuses another body, no header, and what is no ciphertext', async () => {
    const headers = await signPayload('a', BOTH, (await keyPair()).publicKey)
    expect(await wrongSignature(BOTH, call('b', headers))).toBe('X-Digest')
    expect(await wrongSignature(['X-RSA'], call('b', headers))).toBe('X-RSA')
    expect(await wrongSignature(BOTH, call('a', {}))).toBe('X-Digest')
    expect(await wrongSignature(BOTH, call('a', { ...headers, 'X-RSA': 'x' }))).toBe('X-RSA')
  })
})
