// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getKey, KEY_STORE_TIMEOUT_MS } from './login-key.ts'

/** A browser whose database the test controls. tests/e2e/remember.spec.ts uses a real one. */
const database = (open: () => object): void => void vi.stubGlobal('indexedDB', { open })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a key store that cannot be used', () => {
  it('[EN-09] rejects in time if the browser never answers', async () => {
    vi.useFakeTimers()
    database(() => ({}))
    const asked = expect(getKey()).rejects.toThrow('does not answer')
    await vi.advanceTimersByTimeAsync(KEY_STORE_TIMEOUT_MS)
    await asked
  })

  it('rejects if opening fails', async () => {
    const opening: { onerror?: (event: Error) => void } = {}
    database(() => opening)
    const asked = getKey()
    opening.onerror?.(new Error('private window'))
    await expect(asked).rejects.toThrow('private window')
  })

  it('rejects if the request to open throws', async () => {
    database(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await expect(getKey()).rejects.toThrow('denied')
  })

  it('rejects, and closes the database, if it is not the key store’s', async () => {
    const close = vi.fn()
    const opening: { result?: object; onsuccess?: () => void } = {}
    database(() => opening)
    const asked = getKey()
    const transaction = (): never => {
      throw new DOMException('no such store', 'NotFoundError')
    }
    opening.result = { close, transaction }
    opening.onsuccess?.()
    await expect(asked).rejects.toThrow('no such store')
    expect(close).toHaveBeenCalledOnce()
  })
})
