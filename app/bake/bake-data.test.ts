// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getResponse } from 'msw'
import { handlers } from '../../mocks/gateway/handlers.ts'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { getJackpot } from '../../plugins/games/lobby/endpoints.ts'
import { bakeData } from './entry.tsx'

const profile = testProfile()

/** Errors that nobody catches end the process. */
const uncaught = vi.fn()
beforeEach(() => {
  process.on('uncaughtExceptionMonitor', uncaught)
  process.on('unhandledRejection', uncaught)
})
afterEach(() => {
  vi.unstubAllGlobals()
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
      await new Promise((resolve) => setImmediate(resolve))
      expect(uncaught).not.toHaveBeenCalled()
    },
  )

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
