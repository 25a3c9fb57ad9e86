// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decrypt, encrypt, newEncryptionKey } from './login-key.ts'

const key = await newEncryptionKey()

describe('encrypt', () => {
  it('makes a text that the same key and associated data decrypt', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (text, bound) => {
        expect(await decrypt(await encrypt(text, key, bound), key, bound)).toBe(text)
      }),
    ))

  it('encrypts a password of 10 KB', async () => {
    const long = '🔑'.repeat(2_500)
    expect(await decrypt(await encrypt(long, key, 'lotus01'), key, 'lotus01')).toBe(long)
  })

  it('never returns the same text twice', async () =>
    expect(await encrypt('a', key, 'b')).not.toBe(await encrypt('a', key, 'b')))

  it('[EN-09] uses a key that cannot be exported', async () => {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })
})

describe('decrypt', () => {
  it('rejects other associated data, another key, and any changed byte', async () => {
    const sealed = await encrypt('secret1', key, 'lotus01')
    await expect(decrypt(sealed, key, 'coral01')).rejects.toThrow()
    await expect(decrypt(sealed, await newEncryptionKey(), 'lotus01')).rejects.toThrow()
    const bytes = [...atob(sealed)]
    for (const at of bytes.keys()) {
      const changed = bytes
        .map((byte, place) => (place === at ? String.fromCharCode(byte.charCodeAt(0) === 0 ? 1 : 0) : byte))
        .join('')
      await expect(decrypt(btoa(changed), key, 'lotus01')).rejects.toThrow()
    }
  })

  it('rejects any other text', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (junk) => {
        await expect(decrypt(junk, key, 'lotus01')).rejects.toThrow()
      }),
    ))
})
