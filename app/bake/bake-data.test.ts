// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profile } from '../../merchants/lotus/profile.ts'
import { bakeData } from './entry.tsx'

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
})
