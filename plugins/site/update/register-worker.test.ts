import { afterEach, expect, it, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser's container of workers, on a page that no worker controls, as after a forced reload. */
class FakeContainer extends EventTarget {
  readonly controller = null
  readonly messages: unknown[] = []
  readonly registration = new EventTarget()
  readonly register = vi.fn<(url: string) => Promise<EventTarget | undefined>>(async () => this.registration)
  readonly ready = Promise.resolve({
    active: {
      postMessage: (message: unknown, [port]: readonly MessagePort[]) => {
        this.messages.push(message)
        port?.postMessage(true)
        port?.close()
      },
    },
  })
}
const browserWith = (container?: FakeContainer): unknown =>
  vi.stubGlobal('navigator', container ? { serviceWorker: container } : {})

it('[RT-19] registers the worker of the merchant, and has the active one cache what the page has loaded', async () => {
  const container = new FakeContainer()
  browserWith(container)
  const loaded = ['https://lotus.example/m/assets/a-1.js', 'https://lotus.example/wps/x']
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    loaded.map((name) => ({ name }) as PerformanceResourceTiming),
  )
  const worker = await registerWorker('lo tus')
  expect(worker?.registration).toBe(container.registration)
  expect(container.register.mock.calls[0]?.[0]).toMatch(/^\/m\/sw\.js\?env=\w+&merchant=lo%20tus$/)
  await vi.waitFor(() =>
    expect(container.messages).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache: loaded } }]),
  )
})

it('registers before the page has loaded its last image', async () => {
  const container = new FakeContainer()
  browserWith(container)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await expect(registerWorker('lotus01')).resolves.toBeDefined()
})

it('returns undefined in a browser without workers, and rejects if the browser refuses one', async () => {
  browserWith()
  await expect(registerWorker('lotus01')).resolves.toBeUndefined()
  const container = new FakeContainer()
  container.register.mockRejectedValueOnce(new DOMException('blocked', 'SecurityError'))
  browserWith(container)
  await expect(registerWorker('lotus01')).rejects.toThrow('blocked')
})
