import { fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_ID, deviceId } from './origin.ts'

const visitorId = vi.hoisted(() => vi.fn<() => Promise<string>>())

vi.mock('./fingerprint.ts', () => ({ visitorId }))

const STORED_ID = '0f0e0d0c-0b0a-4908-8706-050403020100'

const FORM = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

const APP = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

const ask = (stored: Record<string, string> = {}, shell: 'browser' | 'native' = 'browser') => {
  const storage = fakeStorage(stored)
  return { storage, id: deviceId({ device: { shell }, storage }) }
}

beforeEach(() => void visitorId.mockReset().mockResolvedValue('0123456789ABCDEF0123456789abcdef'))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('deviceId', () => {
  it('[EN-15] is the browser’s fingerprint in the form 8-4-4-4-12, and is stored', async () => {
    const { id, storage } = ask()
    expect(await id).toBe('01234567-89ab-cdef-0123-456789abcdef')
    expect(storage.get(DEVICE_ID)).toBe(await id)
  })

  it('[EN-15] does not change when the fingerprint changes', async () =>
    expect(await ask({ [DEVICE_ID.name]: STORED_ID }).id).toBe(STORED_ID))

  it('[EN-15] is the id in the user agent of the native app, and nothing is stored', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 FoyerApp/2.4.39 (${APP})`)
    const { id, storage } = ask({}, 'native')
    expect(await id).toBe(APP)
    expect(storage.get(DEVICE_ID)).toBeUndefined()
  })

  it('ignores an id in the user agent of a browser', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${APP})`)
    expect(await ask({ [DEVICE_ID.name]: STORED_ID }).id).toBe(STORED_ID)
  })

  it.each<[string, () => Promise<string>]>([
    ['fails', () => Promise.reject(new Error('blocked'))],
    ['has another form', () => Promise.resolve('short')],
  ])('is random, and another each time, if the fingerprint %s', async (_, answer) => {
    visitorId.mockImplementation(answer)
    const [one, other] = [await ask().id, await ask().id]
    expect(one).toMatch(FORM)
    expect(other).not.toBe(one)
  })

  it('does not wait for a fingerprint that never arrives', async () => {
    vi.useFakeTimers()
    visitorId.mockReturnValue(new Promise(() => undefined))
    const { id } = ask()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await id).toMatch(FORM)
  })

  it.each(['', 'none', `${STORED_ID}x`, `<${STORED_ID}>`, '"'.repeat(10_000)])(
    'replaces an unusable stored id: %j',
    async (stored) =>
      expect(await ask({ [DEVICE_ID.name]: stored }).id).toBe('01234567-89ab-cdef-0123-456789abcdef'),
  )
})
