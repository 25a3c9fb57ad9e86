// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { launchGame } from './endpoints.ts'

describe('launchGame', () => {
  it('[CA-25][CA-26][CO-01d] is a call of ten seconds that needs a session', () =>
    expect(launchGame).toMatchObject({
      method: 'POST',
      path: '/wps/game/launchGame',
      auth: 'required',
      timeoutMs: 10_000,
    }))
})
