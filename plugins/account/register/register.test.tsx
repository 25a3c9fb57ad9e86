import { HttpError, tracked } from '@foyer/sdk'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RegistrationAnswer } from '../shared/endpoints.ts'
import {
  ANSWER,
  bodies,
  button,
  field,
  flush,
  open,
  refused,
  register,
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
