import { HttpError } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advance, CHALLENGE, running, start } from './captcha-geetest.fake.ts'
import { V3_SCRIPT_URL } from './constants.ts'
import type { GeetestV3Config } from './vendor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  vi.useRealTimers()
  for (const test of running.splice(0)) await test.dispose()
  document.body.replaceChildren()
})

describe('version 3', () => {
  it('[CA-13] is called with a fresh challenge before every attempt', async () => {
    let attempts = 0
    const next = (): unknown => ({
      ...CHALLENGE,
      challenge: `challenge-${++attempts}`,
      success: attempts !== 2,
    })
    const { create, vendor, http, scripts } = await start({
      version: 'v3',
      answers: { 'captcha-geetest.challenge': next },
    })
    const captcha = create()
    const verifying = captcha.verify()
    await advance()
    vendor.pass()
    expect(await verifying).toMatchObject({
      proof: {
        fields: {
          geetestChallenge: 'challenge-1',
          captcha: 'validate-1',
          geetestSeccode: 'validate-1|jordan',
        },
      },
    })
    captcha.reset()
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
    expect(http.calls.map(({ query }) => Object.keys(query))).toEqual([['t'], ['t']])
    expect(vendor.configs as readonly GeetestV3Config[]).toMatchObject([
      {
        gt: 'gt-1',
        challenge: 'challenge-1',
        offline: false,
        new_captcha: true,
        product: 'bind',
        lang: 'zh-cn',
      },
      { gt: 'gt-1', challenge: 'challenge-2', offline: true },
    ])
    expect(vendor.calls).toEqual(['verify', 'destroy'])
    expect(scripts.asked).toEqual([V3_SCRIPT_URL, V3_SCRIPT_URL])
  })

  it('a refused challenge is a failure with its code', async () => {
    const refused = new HttpError('HT-REFUSED', 'no', 'captcha-geetest.challenge')
    const { create } = await start({ version: 'v3', answers: { 'captcha-geetest.challenge': refused } })
    const captcha = create()
    await advance()
    expect(captcha.state.get()).toMatchObject({ failure: { reason: 'setup', code: 'HT-REFUSED' } })
  })
})
