// @vitest-environment node
import { CLOCK, HTTP, HttpError, I18N, type LanguageCode, OVERLAYS, SITE } from '@foyer/sdk'
import { fakeClock, fakeHttp, fakeI18n, fakeOverlays, fakeSite, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type MobileNumbers,
  phoneVerificationRequested,
  type PhoneVerifier,
  phoneVerifiers,
} from '../shared/points.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const NUMBER = { countryDialingCode: '+84', mobileNum: '901234567' }
const [VN, TH] = [
  { code: 'VN', dialingCode: '+84' },
  { code: 'TH', dialingCode: '+66' },
]
const SEND = 'mobile.send-code'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The identity provider sends the codes. */
const byProvider = { parts: { sms: { firebase: true } } }
const provider = (part: Partial<PhoneVerifier> = {}): PhoneVerifier => ({
  send: () => Promise.resolve(),
  confirm: () => Promise.resolve({ idToken: 'proof' }),
  ...part,
})

async function open(
  answers: Parameters<typeof fakeHttp>[0] = {},
  status = {},
  language: LanguageCode = 'EN',
) {
  const http = fakeHttp({ 'mobile.countries': { list: [VN, TH], here: VN }, [SEND]: 30, ...answers })
  const site = fakeSite({ status })
  const clock = fakeClock()
  const overlays = fakeOverlays()
  const services = {
    [HTTP]: http,
    [SITE]: site,
    [CLOCK]: clock,
    [OVERLAYS]: overlays,
    [I18N]: fakeI18n(EN, language),
  }
  const test = await testPlugin(plugin, { services })
  await vi.advanceTimersByTimeAsync(0)
  return { http, site, clock, test, overlays, numbers: test.provided['numbers'] as MobileNumbers }
}

describe('mobile numbers', () => {
  it('belong to the visitor’s own country until another is filled in', async () => {
    const { numbers, http } = await open()
    expect(http.callsOf('mobile.countries')).toMatchObject([{ query: { _: 'TEST' } }])
    expect(numbers.country.get()).toEqual(VN)
    expect(numbers.read('+66 81 234 5678')).toEqual({
      number: { countryDialingCode: '+66', mobileNum: '812345678' },
    })
    expect(numbers.country.get()).toEqual(TH)
  })

  it('may belong to every country if the list fails, which is reported', async () => {
    const { numbers, test } = await open({ 'mobile.countries': new HttpError('HT-NETWORK', 'off', 'x') })
    expect(numbers.country.get()).toBeUndefined()
    expect(numbers.read('+66 81 234 5678')).toMatchObject({ number: { countryDialingCode: '+66' } })
    expect(JSON.stringify(test.logger.entries)).toContain('MO-COUNTRIES')
  })

  it('[VA-11][RO-09] show the dialling code with UPDATEMOBILEICC3 or the identity provider, live', async () => {
    const { numbers, site } = await open()
    expect(numbers.dialingCodeShown.get()).toBe(false)
    site.arrive({ switches: { UPDATEMOBILEICC3: true } })
    expect(numbers.dialingCodeShown.get()).toBe(true)
    site.arrive({ switches: {} })
    expect(numbers.dialingCodeShown.get()).toBe(false)
    site.arrive({ parts: { sms: { firebase: true } } })
    expect(numbers.dialingCodeShown.get()).toBe(true)
  })
})

describe('sending a code', () => {
  it('[CA-14] posts the number with the captcha’s proof, and waits as long as the gateway demands', async () => {
    const { numbers, http } = await open()
    expect(await numbers.send(NUMBER, { geetestValidateV4: 'proof' })).toEqual({ kind: 'sent' })
    expect(http.callsOf(SEND)).toMatchObject([{ body: { ...NUMBER, geetestValidateV4: 'proof' } }])
    expect(numbers.resendSeconds.get()).toBe(30)
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'waiting' })
    vi.advanceTimersByTime(30_000)
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'sent' })
    expect(http.callsOf(SEND)).toHaveLength(2)
  })

  it.each([
    ['VI', VN],
    ['TH', TH],
    ['EN', TH],
  ] as const)(
    '[LG-03] begins with the country of the language %s, or the first, where the gateway knows none',
    async (language, country) => {
      const { numbers } = await open(
        { 'mobile.countries': { list: [TH, VN], here: undefined } },
        {},
        language,
      )
      expect(numbers.country.get()).toEqual(country)
    },
  )

  it('[CO-04a] waits 60 s where the gateway names no time, and not a second longer', async () => {
    const { numbers, http } = await open({ [SEND]: undefined })
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'sent' })
    expect(numbers.resendSeconds.get()).toBe(60)
    vi.advanceTimersByTime(59_999)
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'waiting' })
    vi.advanceTimersByTime(1)
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'sent' })
    expect(http.callsOf(SEND)).toHaveLength(2)
  })

  it('[EN-08] uses the gateway’s clock for a time, not the phone’s', async () => {
    const { numbers, clock, http } = await open()
    clock.gatewayAheadMs = 3_600_000
    http.answers[SEND] = clock.gatewayNow() + 45_000
    await numbers.send(NUMBER, {})
    expect(numbers.resendSeconds.get()).toBe(45)
  })

  it('sends one of two taps, and lets the player try again after a failure', async () => {
    const { numbers, http } = await open({ [SEND]: new HttpError('HT-REFUSED', 'no', SEND) })
    expect(await Promise.all([numbers.send(NUMBER, {}), numbers.send(NUMBER, {})])).toEqual([
      { kind: 'failed', error: http.answers[SEND] },
      { kind: 'waiting' },
    ])
    expect(numbers.resendSeconds.get()).toBe(0)
    http.answers[SEND] = 60
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'sent' })
  })

  it('[ST-10] [CO-04a] another sender’s code counts 60 s, under the same rules', async () => {
    const { numbers, http } = await open()
    const sending = vi.fn(() => Promise.resolve('verification'))
    expect(await numbers.sendBy(() => Promise.reject(new Error('no'))).catch(String)).toBe('Error: no')
    expect(numbers.resendSeconds.get()).toBe(0)
    expect(await Promise.all([numbers.sendBy(sending), numbers.send(NUMBER, {})])).toEqual([
      { sent: 'verification' },
      { kind: 'waiting' },
    ])
    expect(numbers.resendSeconds.get()).toBe(60)
    expect(await numbers.sendBy(sending)).toBeUndefined()
    expect([sending.mock.calls.length, http.callsOf(SEND)]).toEqual([1, []])
  })

  it.each([
    ['123456', { fields: { verificationCode: '123456' } }],
    ['12-34 56', { fields: { verificationCode: '123456' } }],
    ['1234', { problem: { key: 'code_length', values: { length: 6 } } }],
    ['', { problem: { key: 'code_missing' } }],
  ])('%j is left to the gateway, if its form is valid', async (typed, proof) => {
    const { numbers } = await open()
    expect(await numbers.verify(typed, NUMBER)).toEqual(proof)
  })

  it('is aborted when the form closes', async () => {
    const { numbers } = await open({ [SEND]: () => new Promise(() => {}) })
    const leave = new AbortController()
    const sending = numbers.send(NUMBER, {}, leave.signal)
    leave.abort()
    expect(await sending).toEqual({ kind: 'aborted' })
  })
})

describe('a code of the identity provider', () => {
  it('is sent by it, counts 60 s, and is replaced by a token', async () => {
    const { numbers, http, test } = await open({}, byProvider)
    expect(test.emitted(phoneVerificationRequested)).toHaveLength(1)
    const send = vi.fn<PhoneVerifier['send']>(() => Promise.resolve())
    test.contributeOthers(phoneVerifiers, [provider({ send })])
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'sent' })
    expect([send.mock.calls[0]?.[0], numbers.resendSeconds.get(), http.callsOf(SEND)]).toEqual([
      NUMBER,
      60,
      [],
    ])
    expect(await numbers.verify('123456', NUMBER)).toEqual({
      fields: { firebaseChannel: 'phone', firebaseIdToken: 'proof' },
    })
  })

  it('waits while the provider loads', async () => {
    const { numbers, test } = await open({}, byProvider)
    const sending = numbers.send(NUMBER, {})
    await vi.advanceTimersByTimeAsync(9_000)
    test.contributeOthers(phoneVerifiers, [provider()])
    expect(await sending).toEqual({ kind: 'sent' })
  })

  it('is unavailable without a provider, which is shown and reported', async () => {
    const { numbers, test, overlays } = await open({}, byProvider)
    const sending = numbers.send(NUMBER, {})
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await sending).toMatchObject({ kind: 'failed' })
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.codes_unavailable])
    expect(JSON.stringify(test.logger.entries)).toContain('MO-PROVIDER')
    expect(numbers.resendSeconds.get()).toBe(0)
  })

  it('that is refused is a problem of its field, with the provider’s message', async () => {
    const { numbers, test } = await open({}, byProvider)
    const confirm = () => Promise.resolve({ refused: 'Not it.' })
    test.contributeOthers(phoneVerifiers, [provider({ confirm })])
    expect(await numbers.verify('123456', NUMBER)).toEqual({
      problem: { key: 'code_refused', values: { why: 'Not it.' } },
    })
  })

  it('that the provider could not send starts no countdown; a closed form gets `aborted`', async () => {
    const { numbers, test } = await open({}, byProvider)
    test.contributeOthers(phoneVerifiers, [provider({ send: () => Promise.reject(new Error('no')) })])
    expect(await numbers.send(NUMBER, {})).toEqual({ kind: 'failed', error: new Error('no') })
    expect(await numbers.send(NUMBER, {}, AbortSignal.abort())).toEqual({ kind: 'aborted' })
    expect(numbers.resendSeconds.get()).toBe(0)
  })
})
