import {
  type CaptchaFields,
  type CaptchaProvider,
  captchaProviders,
  captchaRequested,
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  type MerchantLegal,
  NAVIGATION,
  OVERLAYS,
  SESSION,
  type SessionInfo,
  SITE,
  STORAGE,
  routes,
  tracked,
} from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
  testMerchant,
  testStatus,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignInfo, pixelTrack } from '../../tracking/contract.ts'
import { DEVICE_ID } from '../shared/origin.ts'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import type { RegistrationAnswer } from '../shared/endpoints.ts'
import { REGISTRATION_INFO } from '../contract.ts'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import { CHECK_PAUSE_MS } from './username-check.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const OWN_ID = '0f0e0d0c-0b0a-4908-8706-050403020100'
const ANSWER: RegistrationAnswer = {
  token: 'token-90',
  id: '90',
  userName: 'river_9',
  customerName: undefined,
  customerType: 0,
}
/** The fields of every registration from this page and device (EN-05). */
const ORIGIN = {
  registerMethod: 'H5',
  registerUrl: location.origin + location.pathname,
  loginDeviceId: OWN_ID,
  isOfficialAppLogin: false,
  domain: location.hostname,
}
const refused = (errorCode: string, message: string) =>
  new HttpError('HT-REFUSED', 'refused', 'register.username', { status: 200, errorCode, message })

interface World {
  readonly answers?: Record<string, unknown>
  readonly settings?: Record<string, unknown>
  readonly shell?: 'native' | 'pwa' | 'webclip' | 'browser'
  readonly stored?: Record<string, string>
  readonly member?: SessionInfo
  readonly legal?: Partial<MerchantLegal>
}
async function start({
  answers = {},
  settings = {},
  shell = 'browser',
  stored = {},
  member,
  legal = {},
}: World = {}) {
  const http = fakeHttp({
    'register.username': ANSWER,
    'register.mobile': ANSWER,
    'account.auto-username': { ...ANSWER, userName: 'm90' },
    'account.check-username': { taken: false },
    ...answers,
  })
  const session = fakeSession(member)
  const navigation = fakeNavigation('/m/register')
  const overlays = fakeOverlays()
  const numbers = fakeNumbers()
  const merchant = { name: 'Lotus', code: 'LOTUS', legal: { ...testMerchant().legal, ...legal } }
  const site = fakeSite({ merchant, status: { merchantCode: 'LOTUS' } })
  const storage = fakeStorage({ [DEVICE_ID.name]: OWN_ID, ...stored })
  const device = { platform: 'other', shell, ipad: false, iosVersion: undefined, headerValue: undefined }
  const test = await testPlugin(plugin, {
    services: {
      [HTTP]: http,
      [SESSION]: session,
      [NAVIGATION]: navigation,
      [OVERLAYS]: overlays,
      [SITE]: site,
      [DEVICE]: device,
      [STORAGE]: storage,
      [I18N]: fakeI18n(),
      [MOBILE_NUMBERS]: numbers,
    },
    settings,
    texts: EN,
  })
  return { test, http, session, navigation, overlays, numbers, storage, site }
}
async function open(world: World = {}, page = 'RegisterScreen') {
  const started = await start(world)
  const view = render(started.test.element(page))
  return { ...started, view }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = () => screen.getByRole('button', { name: /^(Create account|Creating account…)$/ })
const flush = async () => {
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(0))
}
async function submit(): Promise<void> {
  await act(async () => void fireEvent.submit(button().closest('form') ?? document.body))
  await flush()
}
async function register(name = 'river_9', secret = 'quiet-river'): Promise<void> {
  type(EN.username, name)
  type(EN.password, secret)
  await submit()
}
/** A provider whose captcha every player passes at once. */
const passing = (fields: CaptchaFields, started: string[] = []): CaptchaProvider => ({
  key: 'fake',
  scenes: ['register'],
  async start({ scene }, { passed }) {
    started.push(scene)
    return { open: () => passed(fields), reset() {} }
  },
})
const bodies = (http: ReturnType<typeof fakeHttp>, endpoint: string) =>
  http.callsOf(endpoint).map(({ body }) => body)

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
  it('[TR-18] begins the session as a first login, tracks register and no login of its own, shows the account, and goes home', async () => {
    const { test, session, navigation, overlays } = await open()
    await register()
    expect(session.started).toEqual([
      {
        id: '90',
        token: 'token-90',
        merchantCode: 'LOTUS',
        userName: 'river_9',
        type: 0,
        firstTimeLogin: true,
      },
    ])
    expect(navigation.went).toEqual([{ to: '/m/home', replace: true }])
    expect(test.emitted(tracked)).toEqual([
      { name: 'registerSubmit' },
      { name: 'register', payload: { customerId: '90' } },
    ])
    expect(overlays.opened).toHaveLength(1)
    expect(overlays.alerts).toEqual([])
  })

  it('logs in with another call if the answer has no token', async () => {
    const { http, session } = await open({
      answers: {
        'register.username': { ...ANSWER, token: undefined },
        'auth.login': {
          ...ANSWER,
          token: 'token-2',
          firstTimeLogin: false,
          passwordExpired: false,
          updatePassword: false,
        },
      },
    })
    await register()
    expect(bodies(http, 'auth.login')).toEqual([
      expect.objectContaining({ type: 'username', username: 'river_9', password: 'quiet-river' }),
    ])
    expect(session.started).toEqual([expect.objectContaining({ token: 'token-2', firstTimeLogin: true })])
  })

  it('takes the player to the log-in if that login fails, not to a second registration', async () => {
    const { session, navigation, overlays } = await open({
      answers: { 'register.username': { ...ANSWER, token: undefined } },
    })
    await register()
    expect(session.started).toEqual([])
    expect(navigation.went).toEqual([{ to: '/m/login', replace: true }])
    expect(overlays.opened).toHaveLength(1)
  })

  it('[TR-18] emits its event once when it is sent, and none if it has errors', async () => {
    const { test } = await open({ answers: { 'register.username': refused('register.closed', 'Closed') } })
    await submit()
    expect(test.emitted(tracked)).toEqual([])
    await register()
    expect(test.emitted(tracked)).toEqual([{ name: 'registerSubmit' }])
  })

  it('[ER-08] that fails is shown as an alert and in the form; nothing typed is lost', async () => {
    const { overlays, session } = await open({
      answers: { 'register.username': refused('register.closed', 'Closed') },
    })
    await register()
    expect(overlays.alerts).toEqual([{ title: EN.notice, message: 'Closed', button: EN.confirm }])
    expect(screen.getByText('Closed')).toBeTruthy()
    expect([field(EN.username).value, field(EN.password).value]).toEqual(['river_9', 'quiet-river'])
    expect(session.started).toEqual([])
  })

  it('[ER-08] that fails for a field is shown there, without an alert, until the field is corrected', async () => {
    const { overlays } = await open({
      answers: { 'register.username': refused('username.exists', 'Somebody has it') },
    })
    await register()
    expect(overlays.alerts).toEqual([])
    expect(screen.getByText('Somebody has it')).toBeTruthy()
    expect(document.activeElement).toBe(field(EN.username))
    await act(() => vi.advanceTimersByTimeAsync(500))
    type(EN.username, 'river_10')
    expect(screen.queryByText('Somebody has it')).toBeNull()
  })

  it.each([
    ['502', new HttpError('HT-STATUS', 'x', 'register.username', { status: 502 }), EN.network_error],
    ['too many requests', refused('TOO_MANY_REQUEST_REG', 'Slow down'), EN.too_many_requests],
  ])('[ER-02][ER-04] stopped by %s is told in one line, without an alert', async (_case, error, text) => {
    let answer: unknown = error
    const { overlays, session } = await open({ answers: { 'register.username': () => answer } })
    await register()
    expect(screen.getByText(text)).toBeTruthy()
    expect([overlays.alerts, overlays.toasts]).toEqual([[], []])
    expect([field(EN.username).value, field(EN.password).value]).toEqual(['river_9', 'quiet-river'])
    answer = ANSWER
    await act(() => vi.advanceTimersByTimeAsync(500))
    await submit()
    expect(screen.queryByText(text)).toBeNull()
    expect(session.started).toHaveLength(1)
  })

  it('[ER-02] says at the button that a code was not sent; another press sends it', async () => {
    const { numbers, overlays } = await open({ settings: { methods: ['mobile'] } })
    const error = new HttpError('HT-STATUS', 'x', 'mobile.send-code', { status: 502 })
    numbers.outcome = { kind: 'failed', error }
    type(EN.mobile_number, '901234567')
    const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: EN.send_code })))
    await send()
    expect(screen.getByText('not_sent')).toBeTruthy()
    expect([overlays.alerts, overlays.toasts]).toEqual([[], []])
    numbers.outcome = { kind: 'sent' }
    await send()
    expect(screen.queryByText('not_sent')).toBeNull()
    expect(numbers.sent).toHaveLength(2)
  })

  it('[VA-17] clears only the code after the code was refused', async () => {
    await open({
      settings: { methods: ['mobile'], mobilePassword: false },
      answers: { 'account.auto-username': refused('sms.code.err', 'Wrong code') },
    })
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    await submit()
    expect([field(EN.mobile_number).value, field(EN.code).value]).toEqual(['901234567', ''])
  })

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

  it('[ST-02] ignores repeats while it runs, and for 500 ms after', async () => {
    let answer = (_error: HttpError): void => {}
    const { http } = await open({
      answers: { 'register.username': () => new Promise((resolve) => (answer = resolve)) },
    })
    await register()
    await submit()
    expect(http.callsOf('register.username')).toHaveLength(1)
    answer(refused('register.closed', 'Closed'))
    await flush()
    await act(() => vi.advanceTimersByTimeAsync(499))
    await submit()
    expect(http.callsOf('register.username')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    await submit()
    expect(http.callsOf('register.username')).toHaveLength(2)
  })

  it('[ST-01] says so while it runs, and no longer', async () => {
    let answer = (_error: HttpError): void => {}
    await open({
      answers: { 'register.username': () => new Promise((_resolve, reject) => (answer = reject)) },
    })
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([EN.create_account, null])
    await register()
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([EN.creating, 'true'])
    await act(async () => answer(refused('register.closed', 'Closed')))
    await flush()
    expect(button().textContent).toBe(EN.create_account)
  })

  it('[ST-01] that is not ticked remembers nothing, and forgets whoever was remembered', async () => {
    const { storage } = await open({ stored: { remPass: 'sealed' } })
    await register()
    expect(storage.stored.has('remPass')).toBe(false)
  })

  it('that is answered after the player left begins no session', async () => {
    let answer = (_answer: RegistrationAnswer): void => {}
    const { session, overlays, view } = await open({
      answers: { 'register.username': () => new Promise((resolve) => (answer = resolve)) },
    })
    await register()
    view.unmount()
    answer(ANSWER)
    await flush()
    expect([session.started, overlays.opened]).toEqual([[], []])
  })
})

describe('[CA-35] the user name', () => {
  const look = () => act(() => vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS))
  it('is looked up once the player pauses, in its last form only', async () => {
    const { http } = await open()
    type(EN.username, 'river')
    type(EN.username, 'river_9')
    await look()
    expect(http.callsOf('account.check-username').map(({ query }) => query)).toEqual([
      { username: 'river_9' },
    ])
    expect(screen.getByText(EN.username_free)).toBeTruthy()
  })

  it('is not looked up while it breaks a rule', async () => {
    const { http } = await open()
    for (const name of ['abc', 'river 9', '🐟🐟🐟🐟']) {
      type(EN.username, name)
      await look()
    }
    expect(http.calls).toEqual([])
  })

  it.each([
    ['river 9', EN.username_blank],
    ['river!!', EN.username_pattern],
  ])('%j is refused at the field once the player leaves it', async (name, message) => {
    await open()
    fireEvent.blur(field(EN.username))
    type(EN.username, name)
    expect(screen.queryByText(message)).toBeNull()
    fireEvent.blur(field(EN.username))
    expect(screen.getByText(message)).toBeTruthy()
    expect(field(EN.username).getAttribute('aria-invalid')).toBe('true')
    type(EN.username, 'river_9')
    expect(field(EN.username).getAttribute('aria-invalid')).toBeNull()
  })

  it('that is taken is shown at the field, and not sent', async () => {
    const { http } = await open({ answers: { 'account.check-username': { taken: true } } })
    type(EN.username, 'river_9')
    await look()
    expect(field(EN.username).getAttribute('aria-invalid')).toBe('true')
    await register()
    expect(http.callsOf('register.username')).toEqual([])
    type(EN.username, 'river_10')
    expect(field(EN.username).getAttribute('aria-invalid')).toBeNull()
  })

  it('can be sent if the look-up fails', async () => {
    const { http, overlays } = await open({
      answers: { 'account.check-username': new HttpError('HT-NETWORK', 'x', 'y') },
    })
    type(EN.username, 'river_9')
    await look()
    await register()
    expect(http.callsOf('register.username')).toHaveLength(1)
    expect(overlays.alerts).toEqual([])
  })
})

it('lets password managers and phones fill the fields in', async () => {
  await open({ settings: { methods: ['mobile'], mobileUsername: true } })
  expect(
    [EN.username, EN.password, EN.mobile_number, EN.code].map((name) => field(name).autocomplete),
  ).toEqual(['username', 'new-password', 'tel', 'one-time-code'])
})

it('keeps the typed text when the player chooses the other tab', async () => {
  await open({ settings: { methods: ['username', 'mobile'] } })
  type(EN.password, 'quiet-river')
  fireEvent.click(screen.getByRole('tab', { name: EN.by_mobile }))
  expect(field(EN.password).value).toBe('quiet-river')
  expect(screen.queryByLabelText(EN.username, { selector: 'input' })).toBeNull()
})

describe('typed text', () => {
  const mobile = { methods: ['mobile'], mobileUsername: true, referralCode: true }
  const values = (...names: string[]) => names.map((name) => field(name).value)

  it('outlives the screen, but for password and code, until the account exists', async () => {
    const { test, view } = await open({ settings: mobile })
    type(EN.mobile_number, '901234567')
    type(EN.code, '864209')
    type(EN.username, 'river_9')
    type(EN.password, 'quiet-river')
    type(EN.referral_code, 'R2')
    view.unmount()
    const again = render(test.element('RegisterScreen'))
    expect(values(EN.mobile_number, EN.username, EN.referral_code)).toEqual(['901234567', 'river_9', 'R2'])
    expect(values(EN.code, EN.password)).toEqual(['', ''])
    const stored = JSON.stringify([...test.storage.stored])
    expect(stored).toContain('river_9')
    expect(stored).not.toMatch(/quiet-river|864209/)
    type(EN.code, '864209')
    await register()
    again.unmount()
    render(test.element('RegisterScreen'))
    expect(values(EN.mobile_number, EN.username, EN.referral_code)).toEqual(['', '', ''])
  })

  it('stays when the registration fails', async () => {
    const { test, view } = await open({
      answers: { 'register.username': refused('register.closed', 'Closed') },
    })
    await register()
    view.unmount()
    render(test.element('RegisterScreen'))
    expect(field(EN.username).value).toBe('river_9')
  })

  it('clears password and code when the page is left', async () => {
    await open({ settings: mobile })
    type(EN.username, 'river_9')
    type(EN.code, '123456')
    type(EN.password, 'quiet-river')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(values(EN.username, EN.code, EN.password)).toEqual(['river_9', '', ''])
  })

  it('[EN-12a] the code that a player comes with later fills the field; the one typed instead of it stays', async () => {
    const { test, view } = await open({ settings: { referralCode: true } })
    type(EN.username, 'river_9')
    view.unmount()
    history.replaceState(null, '', '?r=FRIEND7')
    const second = render(test.element('RegisterScreen'))
    expect(values(EN.username, EN.referral_code)).toEqual(['river_9', 'FRIEND7'])
    type(EN.referral_code, 'R2')
    second.unmount()
    render(test.element('RegisterScreen'))
    expect(values(EN.username, EN.referral_code)).toEqual(['river_9', 'R2'])
    history.replaceState(null, '', location.pathname)
  })
})

it('shows the terms and the age that the merchant sets', async () => {
  await open({ settings: { minimumAge: 21, termsPath: '/m/terms' } })
  expect(screen.getByRole('link', { name: EN.terms }).getAttribute('href')).toBe('/m/terms')
  expect(screen.getByLabelText('I am 21 or older')).toBeTruthy()
})

describe('what a player accepts with an account', () => {
  const links = () =>
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  it('is one sentence, with a link for each document of the merchant', async () => {
    await open({ legal: { terms: 'https://docs.example/terms', privacy: '/privacy' } })
    const sentence = 'By creating an account you accept our terms of use and our privacy policy.'
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence),
    ).toBeTruthy()
    expect(links()).toEqual(
      expect.arrayContaining([
        'terms of use https://docs.example/terms',
        `privacy policy ${location.origin}/privacy`,
      ]),
    )
  })
  it.each([
    [{ privacy: '' }, 'By creating an account you accept our terms of use.'],
    [{ terms: '' }, 'By creating an account you accept our privacy policy.'],
    [{ terms: '', privacy: '' }, undefined],
  ])('is only what the merchant has: %o', async (legal, sentence) => {
    const { view } = await open({ legal })
    const texts = [...view.container.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(texts.find((text) => text?.includes('accept'))).toBe(sentence)
  })
})

describe('an agent', () => {
  it.each([1, 2])('[RT-04a] of type %s registers for others, and stays signed in', async (memberType) => {
    const { http, session } = await open({ member: testMember({ id: '7', type: memberType }) }, 'AgentScreen')
    await register('friend_1')
    expect(bodies(http, 'register.username')).toEqual([
      { ...ORIGIN, login: false, agentId: '7', username: 'friend_1', password: 'quiet-river' },
    ])
    expect(session.started).toEqual([])
    expect(screen.getByText('quiet-river')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: EN.make_another }))
    expect([field(EN.username).value, field(EN.password).value]).toEqual(['', ''])
  })

  it.each([0, 4])(
    '[RT-04b] is no member of type %s, who is sent to the referral page',
    async (memberType) => {
      const { test, navigation, overlays } = await start({ member: testMember({ type: memberType }) })
      test.contributeOthers(routes, [{ path: '/m/inviteFriends', access: 'public', component: 'Referral' }])
      render(test.element('AgentScreen'))
      expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.agents_only])
      expect(navigation.went).toEqual([{ to: '/m/inviteFriends', replace: true }])
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('another member is sent home, with one message, where no plugin has the referral page', async () => {
    const { navigation, overlays } = await open({ member: testMember({ type: 0 }) }, 'AgentScreen')
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.agents_only])
    expect(navigation.went).toEqual([{ to: '/m/home', replace: true }])
  })
})
