// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getResponse } from 'msw'
import { handlers } from '../../mocks/gateway/handlers.ts'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { getJackpot } from '../../plugins/games/lobby/endpoints.ts'
import { getBanners } from '../../plugins/promotions/banners/endpoints.ts'
import { BAKE_CALL_TIMEOUT_MS } from './bake-http.ts'
import { bakedFacts } from './baked-facts.ts'
import { bakeData } from './entry.tsx'

const profile = testProfile()

/** Errors that nobody catches end the process. */
const uncaught = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  process.on('uncaughtExceptionMonitor', uncaught)
  process.on('unhandledRejection', uncaught)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  process.off('unhandledRejection', uncaught)
  process.off('uncaughtExceptionMonitor', uncaught)
})

describe('bakeData', () => {
  it.each([
    ['answers an error', () => new Response('{"errorCode":"SYSTEM_ERROR"}', { status: 500 })],
    ['refuses', () => Response.json({ success: false, errorCode: 'UNKNOWN' })],
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers nonsense', () => new Response('<h1>Bad gateway</h1>')],
  ])(
    'goes on without a plugin’s data where the gateway %s, and tells nobody but the caller',
    async (_what, answer) => {
      vi.stubGlobal('fetch', async () => answer())
      const warn = vi.fn()
      expect(await bakeData(profile, 'EN', 'http://gateway.test', warn)).toEqual({})
      expect(warn.mock.calls.map(([plugin]: readonly unknown[]) => plugin)).toContain('games.lobby')
      // What a browser would do with the failure, such as a toast, it does within seconds.
      await vi.advanceTimersByTimeAsync(60_000)
      expect(uncaught).not.toHaveBeenCalled()
    },
  )

  it('goes on without a call that hangs, after ten seconds', async () => {
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init)
      if (!request.url.includes(getBanners.path))
        return (await getResponse([...handlers], request)) ?? new Response('', { status: 404 })
      return new Promise((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      )
    })
    const warn = vi.fn()
    let data: unknown
    const baking = bakeData(profile, 'EN', 'http://lotus.localhost', warn).then((value) => (data = value))
    await vi.advanceTimersByTimeAsync(BAKE_CALL_TIMEOUT_MS - 1)
    expect(data).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await baking
    expect(warn.mock.calls).toContainEqual([
      'promotions.banners',
      expect.objectContaining({ code: 'HT-TIMEOUT' }),
      getBanners.id,
    ])
    expect(data).not.toHaveProperty(['promotions.banners'])
    expect(data).toHaveProperty(['games.lobby', 'lanes'])
  })

  it('names a call that fails, though the plugin does without its answer', async () => {
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init)
      if (request.url.includes(getJackpot.path)) return new Response('', { status: 500 })
      return (await getResponse([...handlers], request)) ?? new Response('', { status: 404 })
    })
    const warn = vi.fn()
    const data = await bakeData(profile, 'EN', 'http://lotus.localhost', warn)
    expect(data['games.lobby']).toMatchObject({ lanes: expect.any(Array) })
    expect(warn.mock.calls).toEqual([
      ['games.lobby', expect.objectContaining({ code: 'HT-STATUS' }), 'game.jackpot'],
    ])
  })
})

it('baked facts have the plugins that the profile disables, and no such field without one', () => {
  expect(bakedFacts(testProfile({ disabled: ['games.lobby'] })).disabled).toEqual({ 'games.lobby': true })
  expect(bakedFacts(testProfile({ disabled: [] }))).not.toHaveProperty('disabled')
})
