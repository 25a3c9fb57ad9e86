import { captchaProviders, captchaRequested } from '@foyer/sdk'
import { testStatus } from '@foyer/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignInfo, pixelTrack } from '../../tracking/contract.ts'
import { REGISTRATION_INFO } from '../contract.ts'
import {
  bodies,
  field,
  flush,
  open,
  ORIGIN,
  passing,
  register,
  start,
  submit,
  type,
} from './register.fake.ts'
import EN from './locales/EN.json'

beforeEach(() => {
  vi.useFakeTimers()
  // Nobody waits for tracking plugins any more (CO-13).
  vi.advanceTimersByTime(10_000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('[EN-05] the request of a registration', () => {
  it('[CA-05] by user name', async () => {
    const { http } = await open()
    await register(' river_9 ')
    expect(bodies(http, 'register.username')).toEqual([
      { ...ORIGIN, login: true, username: 'river_9', password: 'quiet-river' },
    ])
  })

  it.each([
    ['native', 'APP', true],
    ['pwa', 'PWA', false],
    ['webclip', 'WEBCLIP', false],
  ] as const)('from %s: %s', async (shell, registerMethod, isOfficialAppLogin) => {
    const { http } = await open({ shell })
    await register()
    expect(bodies(http, 'register.username')).toEqual([
      expect.objectContaining({ registerMethod, isOfficialAppLogin }),
    ])
  })

  it('[EN-12a] [EN-06] [EN-13] with the player’s origin and what the tracking plugins know, even if one throws', async () => {
    const info = { affiliateCode: 'A1', referralCode: 'R1', originalDomain: 'first.example' }
    const { test, http } = await open({ stored: { [REGISTRATION_INFO.name]: JSON.stringify(info) } })
    test.contributeOthers(pixelTrack, [
      () => ({ fbPixelId: '7', fbclid: 'old' }),
      () => {
        throw new Error('broken')
      },
      () => ({ fbclid: 'new' }),
    ])
    test.contributeOthers(campaignInfo, [() => ({ gpsAdid: 'G-1' })])
    type(EN.referral_code, ' R2 ')
    await register()
    expect(bodies(http, 'register.username')).toEqual([
      {
        ...ORIGIN,
        domain: 'first.example',
        affiliateCode: 'A1',
        referralCode: 'R2',
        pixelTrack: { fbPixelId: '7', fbclid: 'new' },
        campaignInfo: { gpsAdid: 'G-1' },
        login: true,
        username: 'river_9',
        password: 'quiet-river',
      },
    ])
    expect(test.logger.entries.map(({ subject }) => String(subject))).toEqual([
      expect.stringMatching(/^RS-SOURCE/),
    ])
  })

  const parts = { affiliate: { domain: location.hostname, code: 'A1', referralCode: 'HOST' } }
  it('[EN-12b] with the codes of the affiliate whose host this is', async () => {
    const { http, site } = await open()
    site.status.set(testStatus({ parts }))
    await register()
    expect(bodies(http, 'register.username')).toMatchObject([{ affiliateCode: 'A1', referralCode: 'HOST' }])
  })

  it('[EN-12b] with no referral code of the host’s affiliate in place of one that the player has removed', async () => {
    const { http, site } = await open({ stored: { [REGISTRATION_INFO.name]: '{"referralCode":"R1"}' } })
    site.status.set(testStatus({ parts }))
    type(EN.referral_code, '')
    await register()
    const [body] = bodies(http, 'register.username')
    expect(body).toMatchObject({ affiliateCode: 'A1' })
    expect(body).not.toHaveProperty('referralCode')
  })

  it('without a referral code that the player has removed', async () => {
    const { http } = await open({ stored: { [REGISTRATION_INFO.name]: '{"referralCode":"R1"}' } })
    type(EN.referral_code, '')
    await register()
    expect(bodies(http, 'register.username')[0]).not.toHaveProperty('referralCode')
  })

  const mobile = { methods: ['mobile'], smsTemplate: 'T1' }
  const byNumber = { ...ORIGIN, login: true, countryDialingCode: '+84', mobileNum: '901234567' }
  it('[CA-06] by number and code, without a user name', async () => {
    const { http } = await open({ settings: mobile })
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    type(EN.password, 'quiet-river')
    await submit()
    expect(bodies(http, 'account.auto-username')).toEqual([
      { ...byNumber, password: 'quiet-river', verificationCode: '123456', smsTemplate: 'T1' },
    ])
  })

  it('[EN-05] by number and the token of the identity provider, if that sent the code', async () => {
    const { http, numbers } = await open({ settings: mobile })
    numbers.verification = { fields: { firebaseChannel: 'phone', firebaseIdToken: 'id-token' } }
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    type(EN.password, 'quiet-river')
    await submit()
    expect(bodies(http, 'account.auto-username')).toEqual([
      expect.objectContaining({
        mobileNum: '901234567',
        firebaseChannel: 'phone',
        firebaseIdToken: 'id-token',
      }),
    ])
    expect(bodies(http, 'account.auto-username')[0]).not.toHaveProperty('verificationCode')
  })

  it('[VA-17] a code that the identity provider refuses is shown at its field, and nothing is sent', async () => {
    const { http, numbers, overlays } = await open({ settings: mobile })
    numbers.verification = { problem: { key: 'code_refused', values: { why: 'wrong' } } }
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    type(EN.password, 'quiet-river')
    await submit()
    expect(field(EN.code).getAttribute('aria-invalid')).toBe('true')
    expect([field(EN.mobile_number).value, field(EN.code).value]).toEqual(['901234567', ''])
    expect([http.callsOf('account.auto-username'), overlays.alerts]).toEqual([[], []])
  })

  it('[CA-05] by number with a user name, and no code', async () => {
    const { http } = await open({ settings: { ...mobile, mobileUsername: true, mobileCode: false } })
    type(EN.mobile_number, '901234567')
    await register()
    expect(bodies(http, 'register.mobile')).toEqual([
      { ...byNumber, username: 'river_9', password: 'quiet-river' },
    ])
  })

  it.each([
    ['the merchant’s', { defaultPassword: 'lotus-2026' }, /^lotus-2026$/],
    ['a random one', {}, /^[a-z2-9]{16}$/],
  ])('[VA-01] a password that nobody typed is %s, and is shown', async (_which, more, expected) => {
    const { http, overlays } = await open({
      settings: { ...mobile, mobilePassword: false, mobileCode: false, ...more },
    })
    type(EN.mobile_number, '901234567')
    await submit()
    const [body] = bodies(http, 'account.auto-username')
    expect(Reflect.get(Object(body), 'password')).toMatch(expected)
    expect(overlays.opened.map(({ options }) => options.label)).toEqual(['welcome'])
  })
})

describe('[ST-01] a registration', () => {
  it.each([
    ['off: neither requested nor shown nor sent, though a provider is on', {}, false, false],
    ['on', { captcha: true }, false, true],
    ['off, but the status asks for it', {}, true, true],
  ])('[VA-02] the captcha’s setting is %s', async (_what, settings, registerCaptcha, required) => {
    const started: string[] = []
    const { test, http, site } = await start({ settings })
    site.arrive({ registerCaptcha })
    test.contributeOthers(captchaProviders, [passing({ geetestValidateV4: 'proof' }, started)])
    render(test.element('RegisterScreen'))
    await flush()
    expect(screen.queryAllByRole('group', { name: EN.captcha }).length).toBe(required ? 1 : 0)
    await register()
    const sent = bodies(http, 'register.username')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toEqual(
      required
        ? expect.objectContaining({ username: 'river_9', geetestValidateV4: 'proof' })
        : expect.not.objectContaining({ geetestValidateV4: expect.anything() }),
    )
    expect([test.emitted(captchaRequested), started]).toEqual(
      required ? [[{ scene: 'register' }], ['register']] : [[], []],
    )
  })

  it('[EN-05] carries the three values of a captcha of version 3', async () => {
    const proof = { geetestChallenge: 'c', captcha: 'v', geetestSeccode: 'v|jordan' }
    const { test, http } = await start({ settings: { captcha: true } })
    test.contributeOthers(captchaProviders, [passing(proof)])
    render(test.element('RegisterScreen'))
    await flush()
    await register()
    expect(bodies(http, 'register.username')).toEqual([expect.objectContaining(proof)])
  })
})
