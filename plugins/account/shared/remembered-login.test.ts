// @vitest-environment node
import { fakeSession, fakeSite, fakeStorage, testMember } from '@foyer/sdk/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearRememberedLogin } from './remembered-login-record.ts'
import { encrypt, newEncryptionKey } from './login-key.ts'
import { canRemember, loadRememberedLogin, saveRememberedLogin } from './remembered-login.ts'

const keys = vi.hoisted(() => ({
  storedKey: undefined as CryptoKey | undefined,
  broken: false,
}))

vi.mock('./login-key.ts', async (original: () => Promise<object>) => ({
  ...(await original()),
  putKey: async (key: CryptoKey) => {
    if (keys.broken) throw new Error('private window')
    keys.storedKey = key
  },
  getKey: async () => {
    if (keys.broken) throw new Error('does not answer')
    return keys.storedKey
  },
}))

const NAME = 'remPass'

const LOGIN = { username: 'lan88', password: 'secret1' }

const REMEMBERED = { ...LOGIN, type: 'username', merchant: 'lotus01' }

const site = (code: string, status: 'pending' | 'ready' = 'ready') =>
  fakeSite({ merchant: { code }, status: status === 'pending' ? 'pending' : { merchantCode: code } })

const createDeps = (stored: Record<string, string> = {}) => ({
  storage: fakeStorage(stored),
  session: fakeSession(testMember()),
  site: site('lotus01'),
})

async function remembered() {
  const had = createDeps({ sass: 'x' })
  expect(await saveRememberedLogin(LOGIN, had)).toBe(true)
  return { ...had, record: had.storage.stored.get(NAME) ?? '' }
}

beforeEach(() => {
  Object.assign(keys, { storedKey: undefined, broken: false })
  vi.stubGlobal('indexedDB', { deleteDatabase: () => void (keys.storedKey = undefined) })
})

afterEach(() => void vi.unstubAllGlobals())

describe('saveRememberedLogin', () => {
  it('[EN-09] stores name, password, type and merchant, of which only the merchant is readable', async () => {
    const { record, ...had } = await remembered()
    expect(await loadRememberedLogin(had)).toEqual(REMEMBERED)
    expect(record).toMatch(/^1\.lotus01\.[\w+/]+=*$/)
    expect(atob(record.split('.')[2] ?? '')).not.toMatch(/lan88|secret1|username/)
    expect([...had.storage.stored.keys()]).toEqual([NAME])
  })

  it('[EN-09] makes a new key each time', async () => {
    await remembered()
    const first = keys.storedKey
    await remembered()
    expect(keys.storedKey).not.toBe(first)
  })

  it.each<[string, (had: ReturnType<typeof createDeps>) => unknown]>([
    ['plain http, which has no WebCrypto', () => vi.stubGlobal('crypto', {})],
    ['no IndexedDB', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
    ['blocked storage', ({ storage }) => storage.degraded.add('local')],
    ['a key that cannot be stored', () => (keys.broken = true)],
    ['a log-out meanwhile', ({ session }) => session.end('logout')],
    [
      'full storage',
      ({ storage }) => {
        const write = storage.set.bind(storage)
        storage.set = (key, value) => (storage.degraded.add('local'), write(key, value))
      },
    ],
  ])('[EN-09] remembers nothing, and returns false: %s', async (_why, spoil) => {
    const had = createDeps({ [NAME]: 'an earlier one' })
    spoil(had)
    expect(await saveRememberedLogin(LOGIN, had)).toBe(false)
    expect(had.storage.stored.size).toBe(0)
  })
})

describe('canRemember', () => {
  it('is false if the browser cannot', () => {
    const { storage } = createDeps()
    expect(canRemember({ storage })).toBe(true)
    storage.degraded.add('local')
    expect(canRemember({ storage })).toBe(false)
  })
})

describe('loadRememberedLogin', () => {
  it('[EN-09] another merchant’s counts as absent, and is removed once the gateway has named the merchant', async () => {
    const { record } = await remembered()
    const early = { storage: fakeStorage({ [NAME]: record }), site: site('coral01', 'pending') }
    expect(await loadRememberedLogin(early)).toBeUndefined()
    expect(early.storage.stored.get(NAME)).toBe(record)
    const late = { storage: fakeStorage({ [NAME]: record }), site: site('coral01') }
    expect(await loadRememberedLogin(late)).toBeUndefined()
    expect(late.storage.stored.size).toBe(0)
  })

  it('[EN-09] a record whose merchant was changed by hand cannot be decrypted', async () => {
    const { record } = await remembered()
    const forged = {
      storage: fakeStorage({ [NAME]: record.replace('lotus01', 'coral01') }),
      site: site('coral01'),
    }
    expect(await loadRememberedLogin(forged)).toBeUndefined()
    expect(forged.storage.stored.size).toBe(0)
  })

  it.each<[string, (record: string) => string]>([
    ['another application’s', () => 'cGxheWVyOnBsYXllcjEyMw=='],
    ['of an unknown version', (record) => record.replace('1.', '2.')],
    ['cut off', (record) => record.slice(0, -8)],
    ['changed', (record) => `${record.slice(0, -6)}AAAAAA`],
    ['empty', () => ''],
    ['a record without ciphertext', () => '1.lotus01.AAAA'],
  ])('[EN-09] an unreadable record counts as absent and is removed: %s', async (_what, spoil) => {
    const { record, site: lotus } = await remembered()
    const storage = fakeStorage({ [NAME]: spoil(record) })
    expect(await loadRememberedLogin({ storage, site: lotus })).toBeUndefined()
    expect(storage.stored.size).toBe(0)
  })

  it.each([
    '{}',
    'null',
    '[]',
    '{"username":1,"password":"p","type":"username"}',
    '{"username":"a","password":"p","type":"sms"}',
    'no json',
  ])('[EN-09] an encrypted text that is no login: %s', async (text) => {
    const key = await newEncryptionKey()
    keys.storedKey = key
    const had = createDeps({ [NAME]: `1.lotus01.${await encrypt(text, key, 'lotus01')}` })
    expect(await loadRememberedLogin(had)).toBeUndefined()
    expect(had.storage.stored.size).toBe(0)
  })

  it('[EN-09] a record without its key is removed; it stays if the key cannot be read at the moment', async () => {
    const { record, ...had } = await remembered()
    keys.broken = true
    expect(await loadRememberedLogin(had)).toBeUndefined()
    expect(had.storage.stored.get(NAME)).toBe(record)
    Object.assign(keys, { broken: false, storedKey: undefined })
    expect(await loadRememberedLogin(had)).toBeUndefined()
    expect(had.storage.stored.size).toBe(0)
  })

  it('[EN-30] accepts any stored text without an error', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.base64String().map((text) => `1.lotus01.${text}`),
        ),
        async (text) => {
          const had = createDeps({ [NAME]: text })
          keys.storedKey = await newEncryptionKey()
          expect(await loadRememberedLogin(had)).toBeUndefined()
          expect(had.storage.stored.size).toBe(0)
        },
      ),
      { numRuns: 50 },
    ))
})

describe('clearRememberedLogin', () => {
  it('[EN-09] [EN-14a] removes the record, the other storage key, and the encryption key', async () => {
    const had = await remembered()
    had.storage.stored.set('sass', 'x').set('language', 'VI')
    clearRememberedLogin(had)
    expect([...had.storage.stored.keys()]).toEqual(['language'])
    expect(keys.storedKey).toBeUndefined()
  })
})
