import { tracked } from '@foyer/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginAnswer } from '../shared/endpoints.ts'
import {
  ANSWER,
  bodies,
  IDENTITY,
  MADE,
  OWN_ID,
  PROOF,
  refused,
  start,
  UNBOUND,
} from './sign-in-by-method.fake.ts'

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
