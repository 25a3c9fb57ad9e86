// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { launchAnswer, launchGame } from './endpoints.ts'

describe('launchGame', () => {
  it('[CA-26] is a call of ten seconds that needs a session', () =>
    expect(launchGame).toMatchObject({
      method: 'POST',
      path: '/wps/game/launchGame',
      auth: 'required',
      timeoutMs: 10_000,
    }))

  it.each([
    ['text', ' https://play.example/x '],
    ['an object', { url: 'https://play.example/x' }],
  ])('accepts the address as %s', (_case, value) =>
    expect(v.parse(launchAnswer, { success: true, value })).toBe('https://play.example/x'),
  )

  it.each([undefined, null, '', {}, { url: '' }, { url: 5 }, []])('refuses %j', (value) =>
    expect(v.safeParse(launchAnswer, { success: true, value }).success).toBe(false),
  )
})
