import { HttpError } from '@foyer/sdk'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { clearTypedPassword, loginStarted, typedPassword } from '../shared/session.ts'
import {
  ANSWER,
  button,
  flushImports,
  openLogin,
  OWN_ID,
  password,
  signIn,
  submit,
  type,
  username,
  WRONG,
} from './auth.fake.ts'
import texts from './locales/EN.json' with { type: 'json' }

afterEach(() => {
  cleanup()
  clearTypedPassword()
  vi.useRealTimers()
})

describe('Login', () => {
  it('[EN-03a] sends name, password, type and device, the name without the spaces pasted around it', async () => {
    const { http } = await openLogin()
    await signIn('  lan88 ', ' secret 1')
    expect(http.calls).toEqual([
      {
        endpoint: 'auth.login',
        query: {},
        body: {
          type: 'username',
          username: 'lan88',
          password: ' secret 1',
          isOfficialAppLogin: false,
          loginDeviceId: OWN_ID,
          device: 'WEBCLIP',
        },
      },
    ])
  })

  it('holds the typed password for a required change of it, for ten minutes, and no other', async () => {
    await openLogin()
    await signIn('lan88', 'secret1')
    expect(typedPassword.get()).toBeUndefined()
    cleanup()
    const { storage } = await openLogin()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await signIn('lan88', '123456')
    expect(typedPassword.get()).toEqual({ token: ANSWER.token, password: '123456' })
    expect(JSON.stringify([...storage.stored])).not.toContain('123456')
    vi.advanceTimersByTime(10 * 60_000)
    expect(typedPassword.get()).toBeUndefined()
  })

  it('[ST-03] begins the session and goes home', async () => {
    const { session, navigation, overlays } = await openLogin()
    await signIn('lan88', 'secret1')
    expect(session.started).toEqual([
      {
        id: '77',
        token: 'token-77',
        merchantCode: 'LOTUS',
        userName: 'lan88',
        type: 1,
        firstTimeLogin: false,
      },
    ])
    expect(navigation.went).toEqual([{ to: '/m/home', replace: true }])
    expect(overlays.alerts).toEqual([])
    expect(overlays.toasts).toEqual([])
  })

  it('[ST-06] emits that the player is logging in, before the call: automatic login no longer runs', async () => {
    const begun: unknown[] = []
    const { plugin, http } = await openLogin({
      answers: { 'auth.login': () => (begun.push(...plugin.emitted(loginStarted)), ANSWER) },
    })
    await signIn('lan88', 'secret1')
    expect(http.calls).toHaveLength(1)
    expect(begun).toHaveLength(1)
  })

  it('[EN-30] warns if the browser cannot store the session', async () => {
    const { session, storage, overlays } = await openLogin()
    vi.spyOn(session, 'start').mockImplementation(() => void storage.degraded.add('session'))
    await signIn('lan88', 'secret1')
    expect(overlays.toasts.map(({ text }) => text)).toEqual([texts.session_not_saved])
  })

  it('[RR-06] goes to the page that asked for the login', async () => {
    const { navigation } = await openLogin()
    navigation.redirectToLogin('/m/launchGame?vendor=TCG_SEA&code=SL001')
    await signIn('lan88', 'secret1')
    expect(navigation.went).toEqual([{ to: '/m/launchGame?vendor=TCG_SEA&code=SL001', replace: true }])
  })

  it.each([
    ['the weak password', {}, '123456', {}, 'weak'],
    ['an expired one', { passwordExpired: true }, 'secret1', { PWDEXPFORCECHANGE3: true }, 'expired'],
    ['nothing', { passwordExpired: true }, 'secret1', {}, undefined],
  ])(
    '[ST-03] begins a session that requires a change of password for %s',
    async (_case, part, secret, switches, owes) => {
      const { session } = await openLogin({ answers: { 'auth.login': { ...ANSWER, ...part } }, switches })
      await signIn('lan88', secret)
      expect(session.started.map((begun) => begun.passwordChangeRequired)).toEqual([owes])
    },
  )

  it('[VA-17] shows an error at its field, before any call, and focuses the field', async () => {
    const { http } = await openLogin()
    await submit()
    expect(screen.getByText('Enter your username')).toBeTruthy()
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(document.activeElement).toBe(username())

    type(username(), 'lan88')
    expect(screen.queryByText('Enter your username')).toBeNull()
    type(password(), '12')
    await submit()
    expect(screen.getByText('At least 6 characters')).toBeTruthy()
    expect(document.activeElement).toBe(password())
    expect([username().value, password().value]).toEqual(['lan88', '12'])
    expect(http.calls).toEqual([])
  })

  it('[VA-17] uses the merchant’s rules', async () => {
    const { http } = await openLogin({ settings: { usernameMin: 2, passwordMin: 8 } })
    await signIn('ab', 'secret1')
    expect(screen.getByText('At least 8 characters')).toBeTruthy()
    expect(http.calls).toEqual([])
    await signIn('ab', 'secret12')
    expect(http.calls).toHaveLength(1)
  })

  it('[ER-06] says at its field that the password is wrong, keeps what was typed and selects it', async () => {
    const { overlays, session } = await openLogin({ answers: { 'auth.login': WRONG } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await signIn('lan88', 'secret1')
    expect(overlays.alerts).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe('Wrong name or password')
    expect(password().getAttribute('aria-invalid')).toBe('true')
    expect(password().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
    expect([username().value, password().value]).toEqual(['lan88', 'secret1'])
    expect(document.activeElement).toBe(password())
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'secret1'.length])
    expect(session.started).toEqual([])
    await act(async () => void vi.advanceTimersByTime(500))
    type(password(), 'secret2')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps all typed text if the password was not wrong', async () => {
    const { overlays } = await openLogin({
      answers: { 'auth.login': new HttpError('HT-TIMEOUT', 'late', 'auth.login') },
    })
    await signIn('lan88', 'secret1')
    expect(overlays.alerts).toMatchObject([{ message: texts.timeout }])
    expect([username().value, password().value]).toEqual(['lan88', 'secret1'])
  })

  it('[ER-02] offline: a toast of 1.5 s, and a message in the form until the player types', async () => {
    const { overlays } = await openLogin({
      answers: { 'auth.login': new HttpError('HT-OFFLINE', 'offline', 'auth.login') },
    })
    await signIn('lan88', 'secret1')
    expect(overlays.toasts).toEqual([{ text: 'You are offline', options: { ms: 1500, kind: 'warning' } }])
    expect(overlays.alerts).toEqual([])
    expect(screen.getByText('You are offline')).toBeTruthy()
  })

  it('[CA-02] shows the message of a failed encryption unchanged', async () => {
    const { overlays } = await openLogin({
      answers: { 'auth.login': new HttpError('CR-MISSING', 'Missing Encryption', 'auth.login') },
    })
    await signIn('lan88', 'secret1')
    expect(overlays.alerts).toEqual([{ title: 'Notice', message: 'Missing Encryption', button: 'Confirm' }])
  })

  it('a late answer does not sign in a player who has left', async () => {
    let answer = (_given: LoginAnswer): void => {}
    const late = new Promise<LoginAnswer>((resolve) => (answer = resolve))
    const { session, navigation, view } = await openLogin({ answers: { 'auth.login': () => late } })
    await signIn('lan88', 'secret1')
    view.unmount()
    await act(async () => answer(ANSWER))
    expect(session.started).toEqual([])
    expect(navigation.went).toEqual([])
  })

  it('clears the password, and not the name, when the page is left', async () => {
    await openLogin()
    type(username(), 'lan88')
    type(password(), 'secret1')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect([username().value, password().value]).toEqual(['lan88', ''])
  })

  it('[ST-03] says that it is logging in while the call runs, and no longer', async () => {
    let refuse = (_error: HttpError): void => {}
    const slow = new Promise<LoginAnswer>((_resolve, reject) => (refuse = reject))
    await openLogin({ answers: { 'auth.login': () => slow } })
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([texts.log_in, null])
    await signIn('lan88', 'secret1')
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([texts.logging_in, 'true'])
    await act(async () => refuse(WRONG))
    await flushImports()
    expect(button().textContent).toBe(texts.log_in)
  })

  describe('[ST-02] the lock', () => {
    it('a double tap sends one call', async () => {
      let answer = (_given: LoginAnswer): void => {}
      const slow = new Promise<LoginAnswer>((resolve) => (answer = resolve))
      const { http, session } = await openLogin({ answers: { 'auth.login': () => slow } })
      await signIn('lan88', 'secret1')
      await submit()
      await submit()
      expect(http.calls).toHaveLength(1)
      await act(async () => answer(ANSWER))
      expect(http.calls).toHaveLength(1)
      expect(session.started).toHaveLength(1)
    })

    it('lasts for 500 ms after a failure, no longer', async () => {
      const { http } = await openLogin({ answers: { 'auth.login': WRONG } })
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await signIn('lan88', 'secret1')
      await signIn('lan88', 'secret2')
      expect(http.calls).toHaveLength(1)

      await act(async () => void vi.advanceTimersByTime(499))
      await submit()
      expect(http.calls).toHaveLength(1)

      await act(async () => void vi.advanceTimersByTime(1))
      await submit()
      expect(http.calls).toHaveLength(2)
    })
  })
})
