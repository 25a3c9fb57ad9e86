import {
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  type LoginCredentials,
  NAVIGATION,
  OVERLAYS,
  routes,
  SESSION,
  SITE,
  STORAGE,
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
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IDENTITY_TOKEN_MS } from '../shared/points.ts'
import { DEVICE_ID } from '../shared/origin.ts'
import { type LoginChoice, type LoginDialogs, withoutParenthesis } from './identity-login.tsx'
import type { LoginAnswer, RegistrationAnswer } from '../shared/endpoints.ts'
import { LoginFlow } from './login-flow.ts'
import auth from './manifest.ts'
import { signInByMethod } from './login-methods.tsx'

const ANSWER: LoginAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'fb77',
  customerName: 'Lan',
  customerType: 0,
  firstTimeLogin: true,
  passwordExpired: false,
  updatePassword: false,
}
const IDENTITY: LoginCredentials = { type: 'firebase', channel: 'google.com', idToken: 'id-token' }
const PROOF = { firebaseChannel: 'google.com', firebaseIdToken: 'id-token' }
const MADE: RegistrationAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'fb77',
  customerName: 'Lan',
  customerType: 0,
}
const refused = (errorCode: string, message: string) =>
  new HttpError('HT-REFUSED', 'refused', 'auth.login-identity', { status: 200, errorCode, message })
const UNBOUND = refused('bind_customer_required', 'No account yet (bind_customer_required)')

const OWN_ID = '0f0e0d0c-0b0a-4908-8706-050403020100'

interface World {
  readonly answers?: Record<string, unknown>
  readonly switches?: Record<string, boolean>
  readonly choice?: LoginChoice
}
async function start({ answers = {}, switches = {}, choice }: World = {}) {
  const http = fakeHttp({ 'auth.login': ANSWER, 'auth.login-identity': ANSWER, ...answers })
  const session = fakeSession()
  const navigation = fakeNavigation('/m/login')
  const services = {
    session,
    http,
    navigation,
    overlays: fakeOverlays(),
    site: fakeSite({ status: { merchantCode: 'LOTUS', switches } }),
    storage: fakeStorage({ [DEVICE_ID.name]: OWN_ID }),
    i18n: fakeI18n(),
    device: { platform: 'ios', shell: 'webclip', ipad: false, iosVersion: [17, 1], headerValue: 'WEBCLIP' },
  } as const
  const test = await testPlugin(auth, {
    services: {
      [HTTP]: http,
      [SESSION]: session,
      [NAVIGATION]: navigation,
      [OVERLAYS]: services.overlays,
      [SITE]: services.site,
      [DEVICE]: services.device,
      [STORAGE]: services.storage,
      [I18N]: services.i18n,
    },
  })
  const flow = new LoginFlow(test.context, services)
  const dialogs = {
    showFailure: vi.fn<LoginDialogs['showFailure']>(() => Promise.resolve()),
    chooseAccount: vi.fn<LoginDialogs['chooseAccount']>(() => Promise.resolve(choice)),
    showIdentityExpired: vi.fn<LoginDialogs['showIdentityExpired']>(),
  }
  const signIn = signInByMethod(flow, dialogs, navigation)
  return { test, services, http, session, navigation, flow, dialogs, signIn }
}
const bodies = (http: ReturnType<typeof fakeHttp>, endpoint: string) =>
  http.callsOf(endpoint).map(({ body }) => body)

afterEach(() => void vi.useRealTimers())

describe('signing in by an identity', () => {
  it('[ST-07][EN-03b] begins the session of the gateway’s answer and opens the page that asked for the login', async () => {
    const { http, session, navigation, signIn } = await start()
    navigation.redirectToLogin('/m/launchGame?code=SL001')
    expect(await signIn(IDENTITY)).toEqual({ kind: 'signed-in' })
    expect(bodies(http, 'auth.login-identity')).toEqual([
      { type: 'firebase', ...PROOF, isOfficialAppLogin: false, loginDeviceId: OWN_ID, device: 'WEBCLIP' },
    ])
    expect(session.started).toEqual([
      expect.objectContaining({ id: '77', token: 'token-77', userName: 'fb77' }),
    ])
    expect(navigation.went.at(-1)).toEqual({ to: '/m/launchGame?code=SL001', replace: true })
  })

  it('[ST-08a][RO-08][EN-18] creates an account if the merchant allows that, and emits the registration', async () => {
    const { test, http, session, dialogs, signIn } = await start({
      answers: { 'auth.login-identity': UNBOUND, 'account.auto-username': MADE },
      switches: { FIREBASECREATEACC3: true },
    })
    expect(await signIn(IDENTITY)).toEqual({ kind: 'signed-in' })
    expect(bodies(http, 'account.auto-username')).toEqual([
      {
        registerMethod: 'firebase',
        registerUrl: location.origin + location.pathname,
        domain: location.hostname,
        login: true,
        ...PROOF,
        isOfficialAppLogin: false,
        loginDeviceId: OWN_ID,
      },
    ])
    expect(session.started).toEqual([expect.objectContaining({ token: 'token-77', firstTimeLogin: true })])
    expect(test.emitted(tracked)).toEqual([
      { name: 'register', payload: { customerId: '77', customerName: 'Lan', method: 'firebase' } },
    ])
    expect(dialogs.chooseAccount).not.toHaveBeenCalled()
  })

  it.each([
    [
      'the server’s message',
      refused('register.closed', 'Registration is closed'),
      { server: 'Registration is closed' },
    ],
    ['unknown_error', refused('register.closed', ''), { key: 'unknown_error' }],
  ])('[ER-08] a registration that fails shows %s', async (_case, failing, text) => {
    const { session, dialogs, signIn } = await start({
      answers: { 'auth.login-identity': UNBOUND, 'account.auto-username': failing },
      switches: { FIREBASECREATEACC3: true },
    })
    expect(await signIn(IDENTITY)).toEqual({ kind: 'refused', code: 'register.closed' })
    expect(dialogs.showFailure.mock.calls.map(([failure]) => failure.text)).toEqual([text])
    expect(session.started).toEqual([])
  })

  it.each([
    ['sms.code.err', 'proof'],
    ['login.cred.err', 'proof'],
    ['not.exists.user', 'account'],
  ])(
    '[ER-06] leaves %s to a method that shows it at its field; alerts it for another',
    async (code, wrong) => {
      const answers = { 'auth.login-identity': refused(code, 'Not it') }
      const { dialogs, signIn } = await start({ answers })
      expect(await signIn(IDENTITY, { atField: true })).toEqual({
        kind: 'refused',
        code,
        atField: { wrong, message: 'Not it' },
      })
      expect(dialogs.showFailure).not.toHaveBeenCalled()
      const other = await start({ answers })
      expect(await other.signIn(IDENTITY)).toEqual({ kind: 'refused', code })
      expect(other.dialogs.showFailure.mock.calls).toMatchObject([
        [{ presentation: 'alert', text: { server: 'Not it' } }],
      ])
    },
  )

  it('[ST-08c][ST-08d] another refusal is shown, and resets the identity that was to be connected', async () => {
    const answers = [UNBOUND, refused('identity.token.invalid', 'Start again')]
    const { flow, dialogs, signIn } = await start({
      answers: { 'auth.login-identity': () => Promise.reject(answers.shift() ?? new Error('asked thrice')) },
      choice: 'login_exist_account',
    })
    await signIn(IDENTITY)
    expect(flow.connecting.get()).toEqual(IDENTITY)
    expect(await signIn(IDENTITY)).toEqual({ kind: 'refused', code: 'identity.token.invalid' })
    expect(dialogs.showFailure.mock.calls.map(([failure]) => failure.text)).toEqual([
      { server: 'Start again' },
    ])
    expect(flow.connecting.get()).toBeUndefined()
  })

  it('[ST-02] is ignored while another login runs, and free after a choice', async () => {
    const { signIn } = await start({ answers: { 'auth.login-identity': () => new Promise(() => {}) } })
    void signIn(IDENTITY)
    expect(await signIn(IDENTITY)).toEqual({ kind: 'busy' })
  })

  it('ends with the method’s signal: a late answer begins no session', async () => {
    let answer = (_given: LoginAnswer): void => {}
    const late = new Promise<LoginAnswer>((resolve) => (answer = resolve))
    const { session, flow, signIn } = await start({ answers: { 'auth.login-identity': () => late } })
    const left = new AbortController()
    const signing = signIn(IDENTITY, { signal: left.signal })
    left.abort()
    answer(ANSWER)
    expect(await signing).toEqual({ kind: 'aborted' })
    expect([session.started, flow.submission.state.get()]).toEqual([[], { step: 'idle' }])
    expect(await signIn(IDENTITY, { signal: left.signal })).toEqual({ kind: 'aborted' })
  })
})

describe('[OV-16] the choice', () => {
  const unbound = { answers: { 'auth.login-identity': UNBOUND } }

  it('[ER-08] shows the gateway’s message, without the parenthesis', async () => {
    const { http, dialogs, signIn } = await start(unbound)
    expect(await signIn(IDENTITY)).toEqual({ kind: 'dismissed', step: 'choice' })
    expect(dialogs.chooseAccount.mock.calls).toEqual([['No account yet', false]])
    expect(bodies(http, 'account.auto-username')).toEqual([])
  })

  it('an own account: the next login by username connects it, and only that one', async () => {
    const { test, services, http, flow, signIn } = await start({ ...unbound, choice: 'login_exist_account' })
    await signIn(IDENTITY)
    expect(flow.connecting.get()).toEqual(IDENTITY)
    // Until then it is in memory only.
    const stored = [
      ...services.storage.stored,
      ...test.storage.stored,
      ...Object.entries({ ...localStorage }),
    ]
    expect(JSON.stringify([stored, { ...sessionStorage }, document.cookie])).not.toContain('id-token')
    await flow.submit({ username: 'lan88', password: 'secret1' })
    expect(bodies(http, 'auth.login')).toEqual([
      {
        type: 'username',
        username: 'lan88',
        password: 'secret1',
        ...PROOF,
        isOfficialAppLogin: false,
        loginDeviceId: OWN_ID,
        device: 'WEBCLIP',
      },
    ])
    expect(flow.connecting.get()).toBeUndefined()
  })

  it('[CO-09c] an identity older than 300 s is not sent, and the player is informed', async () => {
    vi.useFakeTimers()
    const { http, flow, dialogs, signIn } = await start({ ...unbound, choice: 'login_exist_account' })
    await signIn(IDENTITY)
    vi.advanceTimersByTime(IDENTITY_TOKEN_MS - 1)
    expect(flow.connecting.get()).toEqual(IDENTITY)
    vi.advanceTimersByTime(1)
    expect(dialogs.showIdentityExpired).toHaveBeenCalledTimes(1)
    await flow.submit({ username: 'lan88', password: 'secret1' })
    expect(bodies(http, 'auth.login')[0]).not.toHaveProperty('firebaseIdToken')
  })

  it('a player who leaves the screen is not informed', async () => {
    vi.useFakeTimers()
    const { navigation, flow, dialogs, signIn } = await start({ ...unbound, choice: 'login_exist_account' })
    await signIn(IDENTITY)
    navigation.navigate('/m/home')
    flow.close()
    vi.advanceTimersByTime(IDENTITY_TOKEN_MS)
    expect(flow.connecting.get()).toBeUndefined()
    expect(dialogs.showIdentityExpired).not.toHaveBeenCalled()
  })

  it('chosen on the registration’s screen, the own account is connected at the log-in', async () => {
    const { test, services, flow, navigation, signIn } = await start({
      ...unbound,
      choice: 'login_exist_account',
    })
    navigation.navigate('/m/register')
    await signIn(IDENTITY)
    expect(navigation.went.at(-1)).toEqual({ to: '/m/login', replace: false })
    flow.close()
    const next = new LoginFlow(test.context, services)
    expect(next.connecting.get()).toEqual(IDENTITY)
  })

  it('offers a new account if a screen for it exists, and opens it', async () => {
    const { test, navigation, dialogs, signIn } = await start({ ...unbound, choice: 'register_new' })
    test.contributeOthers(routes, [{ path: '/m/register', access: 'guest', component: 'Register' }])
    await signIn(IDENTITY)
    expect(dialogs.chooseAccount.mock.calls[0]?.[1]).toBe(true)
    expect(navigation.went).toEqual([{ to: '/m/register', replace: false }])
  })
})

describe('withoutParenthesis', () => {
  it.each([
    ['No account (bind_customer_required)', 'No account'],
    ['尚未绑定账号（bind_customer_required）', '尚未绑定账号'],
    ['(x) No (y) account', 'No account'],
    ['(', '('],
    ['', ''],
  ])('%s', (message, shown) => expect(withoutParenthesis(message)).toBe(shown))
})

it('[EN-03a] a login by text message carries its number and code', async () => {
  const { http, signIn } = await start()
  await signIn({ type: 'sms', countryDialingCode: '+84', mobileNum: '901234567', code: '123456' })
  expect(bodies(http, 'auth.login')).toEqual([
    {
      type: 'sms',
      countryDialingCode: '+84',
      mobileNum: '901234567',
      verificationCode: '123456',
      isOfficialAppLogin: false,
      loginDeviceId: OWN_ID,
      device: 'WEBCLIP',
    },
  ])
})

it('[EN-03f] a login by text message names the template of its code', async () => {
  const { http, signIn } = await start()
  const number = { countryDialingCode: '+84', mobileNum: '901234567' }
  await signIn({ type: 'sms', ...number, code: '123456', smsTemplate: 'T1' })
  expect(bodies(http, 'auth.login')).toMatchObject([{ ...number, smsTemplate: 'T1' }])
})
