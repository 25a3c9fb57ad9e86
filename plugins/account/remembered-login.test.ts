// @vitest-environment node
import { fakeSession, fakeSite, fakeStorage, testMember } from '@foyer/sdk/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLogin } from './forget-login.ts'
import { canRemember, recallLogin, rememberLogin } from './remembered-login.ts'
import { newSealKey, seal } from './sealed-text.ts'

const keys = vi.hoisted(() => ({
  kept: undefined as CryptoKey | undefined,
  broken: false,
}))
vi.mock('./key-store.ts', () => ({
  putKey: async (key: CryptoKey) => {
    if (keys.broken) throw new Error('private window')
    keys.kept = key
  },
  getKey: async () => {
    if (keys.broken) throw new Error('does not answer')
    return keys.kept
  },
}))

const NAME = 'remPass'
const LOGIN = { username: 'lan88', password: 'secret1' }
const KEPT = { ...LOGIN, type: 'username', merchant: 'lotus01' }
const site = (code: string, status: 'pending' | 'ready' = 'ready') =>
  fakeSite({ merchant: { code }, status: status === 'pending' ? 'pending' : { merchantCode: code } })
const means = (stored: Record<string, string> = {}) => ({
  storage: fakeStorage(stored),
  session: fakeSession(testMember()),
  site: site('lotus01'),
})
async function remembered() {
  const had = means({ sass: 'x' })
  expect(await rememberLogin(LOGIN, had)).toBe(true)
  return { ...had, record: had.storage.stored.get(NAME) ?? '' }
}

beforeEach(() => {
  Object.assign(keys, { kept: undefined, broken: false })
  vi.stubGlobal('indexedDB', { deleteDatabase: () => void (keys.kept = undefined) })
})
afterEach(() => void vi.unstubAllGlobals())

describe('rememberLogin', () => {
  it('[EN-09] keeps name, password, type and merchant, none of them readable but the merchant', async () => {
    const { record, ...had } = await remembered()
    expect(await recallLogin(had)).toEqual(KEPT)
    expect(record).toMatch(/^1\.lotus01\.[\w+/]+=*$/)
    expect(atob(record.split('.')[2] ?? '')).not.toMatch(/lan88|secret1|username/)
    expect([...had.storage.stored.keys()]).toEqual([NAME])
  })

  it('[EN-09] takes a new key each time', async () => {
    await remembered()
    const first = keys.kept
    await remembered()
    expect(keys.kept).not.toBe(first)
  })

  it.each<[string, (had: ReturnType<typeof means>) => unknown]>([
    ['plain http, which has no WebCrypto', () => vi.stubGlobal('crypto', {})],
    ['no IndexedDB', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
    ['blocked storage', ({ storage }) => storage.degraded.add('local')],
    ['a key that is not kept', () => (keys.broken = true)],
    ['a log-out meanwhile', ({ session }) => session.end('logout')],
    [
      'full storage',
      ({ storage }) => {
        const write = storage.set.bind(storage)
        storage.set = (key, value) => (storage.degraded.add('local'), write(key, value))
      },
    ],
  ])('[EN-09] remembers nothing, and says so: %s', async (_why, spoil) => {
    const had = means({ [NAME]: 'an earlier one' })
    spoil(had)
    expect(await rememberLogin(LOGIN, had)).toBe(false)
    expect(had.storage.stored.size).toBe(0)
  })
})

describe('canRemember', () => {
  it('is false where the browser cannot', () => {
    const { storage } = means()
    expect(canRemember({ storage })).toBe(true)
    storage.degraded.add('local')
    expect(canRemember({ storage })).toBe(false)
  })
})

describe('recallLogin', () => {
  it('[EN-09] another merchant’s is absent, and removed once the gateway has said whose site this is', async () => {
    const { record } = await remembered()
    const early = { storage: fakeStorage({ [NAME]: record }), site: site('coral01', 'pending') }
    expect(await recallLogin(early)).toBeUndefined()
    expect(early.storage.stored.get(NAME)).toBe(record)
    const late = { storage: fakeStorage({ [NAME]: record }), site: site('coral01') }
    expect(await recallLogin(late)).toBeUndefined()
    expect(late.storage.stored.size).toBe(0)
  })

  it('[EN-09] a record whose merchant was changed by hand opens for nobody', async () => {
    const { record } = await remembered()
    const forged = {
      storage: fakeStorage({ [NAME]: record.replace('lotus01', 'coral01') }),
      site: site('coral01'),
    }
    expect(await recallLogin(forged)).toBeUndefined()
    expect(forged.storage.stored.size).toBe(0)
  })

  it.each<[string, (record: string) => string]>([
    ['another application’s', () => 'cGxheWVyOnBsYXllcjEyMw=='],
    ['of an unknown version', (record) => record.replace('1.', '2.')],
    ['cut off', (record) => record.slice(0, -8)],
    ['changed', (record) => `${record.slice(0, -6)}AAAAAA`],
    ['empty', () => ''],
    ['nothing under the seal', () => '1.lotus01.AAAA'],
  ])('[EN-09] unreadable means absent, and it is removed: %s', async (_what, spoil) => {
    const { record, site: lotus } = await remembered()
    const storage = fakeStorage({ [NAME]: spoil(record) })
    expect(await recallLogin({ storage, site: lotus })).toBeUndefined()
    expect(storage.stored.size).toBe(0)
  })

  it.each([
    '{}',
    'null',
    '[]',
    '{"username":1,"password":"p","type":"username"}',
    '{"username":"a","password":"p","type":"sms"}',
    'no json',
  ])(/* prettier-ignore */ '[EN-09] sealed, but no login: %s', async (text) => {
    const key = await newSealKey()
    keys.kept = key
    const had = means({ [NAME]: `1.lotus01.${await seal(text, key, 'lotus01')}` })
    expect(await recallLogin(had)).toBeUndefined()
    expect(had.storage.stored.size).toBe(0)
  })

  it('[EN-09] without its key it is removed; where the key cannot be asked for just now it stays', async () => {
    const { record, ...had } = await remembered()
    keys.broken = true
    expect(await recallLogin(had)).toBeUndefined()
    expect(had.storage.stored.get(NAME)).toBe(record)
    Object.assign(keys, { broken: false, kept: undefined })
    expect(await recallLogin(had)).toBeUndefined()
    expect(had.storage.stored.size).toBe(0)
  })

  it('[EN-30] bears anything', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String().map((text) => `1.lotus01.${text}`)), async (text) => {
        const had = means({ [NAME]: text })
        keys.kept = await newSealKey()
        expect(await recallLogin(had)).toBeUndefined()
        expect(had.storage.stored.size).toBe(0)
      }),
      { numRuns: 50 },
    )) // prettier-ignore
})

describe('forgetLogin', () => {
  it('[EN-09] [EN-14] takes record, what stands beside it, and key', async () => {
    const had = await remembered()
    had.storage.stored.set('sass', 'x').set('language', 'VI')
    forgetLogin(had)
    expect([...had.storage.stored.keys()]).toEqual(['language'])
    expect(keys.kept).toBeUndefined()
  })
})
