import { HTTP, HttpError, OVERLAYS } from '@foyer/sdk'
import { fakeHttp, fakeOverlays, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { type FactorMethod, MOBILE_NUMBERS, type SecondFactorProps } from '../shared/points.ts'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const ANSWER: LoginAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'lan88',
  customerName: undefined,
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
}
const VERIFY = 'second-factor.verify'
const CREDENTIALS = { username: 'lan88', password: 'secret 1' }
const BAD_GATEWAY = {
  kind: 'failed',
  error: new HttpError('HT-STATUS', 'bad', 'mobile.send-code', { status: 502 }),
} as const
const refused = (errorCode: string, message: string): HttpError =>
  new HttpError('HT-REFUSED', 'refused', VERIFY, { status: 200, errorCode, message })

afterEach(cleanup)

async function open(methods: readonly FactorMethod[], answer: unknown = ANSWER) {
  const http = fakeHttp({ [VERIFY]: answer })
  const overlays = fakeOverlays()
  const numbers = fakeNumbers()
  const services = { [HTTP]: http, [OVERLAYS]: overlays, [MOBILE_NUMBERS]: numbers }
  const test = await testPlugin(plugin, { services, texts: EN })
  const props: SecondFactorProps = {
    credentials: CREDENTIALS,
    methods,
    captcha: vi.fn<SecondFactorProps['captcha']>(async () => ({
      kind: 'passed',
      proof: { fields: { captcha: 'p' } },
    })),
    onEnd: vi.fn<SecondFactorProps['onEnd']>(),
  }
  const { unmount } = render(test.element('SecondFactorForm', props))
  return { http, overlays, numbers, props, unmount }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const tap = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  })
const tab = (name: string) => act(async () => fireEvent.click(screen.getByRole('tab', { name })))
const expectError = (name: string, text: string) => {
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
  expect(document.activeElement).toBe(field(name))
}

describe('the second factor', () => {
  it('[OV-15] has a tab for each method, the focus in the first field, and an explanation', async () => {
    await open(['E', 'G', 'S'])
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      EN.by_E,
      EN.by_G,
      EN.by_S,
    ])
    expect(document.activeElement).toBe(field(EN.email))
    expect(screen.getByText(EN.ip_not_recorded)).toBeTruthy()
  })

  it('[OV-15] has no tabs for a single method', async () => {
    await open(['P'])
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(field(EN.payee_name)).toBeTruthy()
  })

  it.each([
    ['E', { [EN.email]: ' lan@example.com ' }, { email: 'lan@example.com' }],
    ['P', { [EN.payee_name]: ' NGUYEN VAN A ' }, { payeeName: 'NGUYEN VAN A' }],
    ['G', { [EN.auth_code]: '123 456' }, { authCode: '123456' }],
    [
      'S',
      { [EN.mobile_number]: '901234567', [EN.code]: '654321' },
      { countryDialingCode: '+84', mobileNum: '901234567', verificationCode: '654321' },
    ],
  ] as const)(
    '[EN-07][ER-07] by %s sends the typed text, shows that it passed, and ends',
    async (method, typed, proof) => {
      const { http, overlays, props } = await open([method])
      for (const [name, value] of Object.entries(typed)) type(name, value)
      await tap(EN.continue)
      expect(http.callsOf(VERIFY).map(({ body }) => body)).toEqual([{ ...CREDENTIALS, method, ...proof }])
      expect(overlays.toasts).toEqual([{ text: EN.login_2fa_pass, options: { ms: 1_500, kind: 'success' } }])
      expect(props.onEnd).toHaveBeenCalledWith(ANSWER)
    },
  )

  it('[EN-07] by SMS posts the identity provider’s token in place of the code, if that sent it', async () => {
    const { http, numbers, props } = await open(['S'])
    numbers.verification = { fields: { firebaseChannel: 'phone', firebaseIdToken: 'id-token' } }
    type(EN.mobile_number, '901234567')
    type(EN.code, '654321')
    await tap(EN.continue)
    const number = { countryDialingCode: '+84', mobileNum: '901234567' }
    expect(http.callsOf(VERIFY).map(({ body }) => body)).toEqual([
      { ...CREDENTIALS, method: 'S', ...number, firebaseIdToken: 'id-token' },
    ])
    expect(props.onEnd).toHaveBeenCalledWith(ANSWER)
  })

  it.each([
    ['E', EN.email, EN.email_empty],
    ['P', EN.payee_name, EN.payee_empty],
    ['G', EN.auth_code, EN.auth_code_empty],
  ] as const)('[VA-06] by %s shows the empty field, and sends nothing', async (method, name, text) => {
    const { http } = await open([method])
    type(name, '  ')
    await tap(EN.continue)
    expectError(name, text)
    expect(http.calls).toEqual([])
    type(name, 'x')
    expect(field(name).getAttribute('aria-invalid')).toBeNull()
  })

  it('[VA-06] by SMS needs number and code, and the number for a code', async () => {
    const { http, numbers, props } = await open(['S'])
    await tap(EN.send_code)
    expectError(EN.mobile_number, 'number_missing')
    expect(props.captcha).not.toHaveBeenCalled()
    type(EN.mobile_number, '901234567')
    await tap(EN.continue)
    expectError(EN.code, 'code_missing')
    await tap(EN.send_code)
    expect(numbers.sent).toEqual([
      { number: { countryDialingCode: '+84', mobileNum: '901234567' }, proof: { captcha: 'p' } },
    ])
    expect(document.activeElement).toBe(field(EN.code))
    expect(screen.getByText(EN.code_sent)).toBeTruthy()
    type(EN.mobile_number, '901234568')
    expect(screen.queryByText(EN.code_sent)).toBeNull()
    expect(http.calls).toEqual([])
  })

  it('[ER-07] announces a refusal at the first field, clears the inputs, and focuses it', async () => {
    const { overlays, props } = await open(['S'], refused('login.verify.err', 'No match'))
    type(EN.mobile_number, '901234567')
    type(EN.code, '654321')
    await tap(EN.continue)
    expect(overlays.alerts).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe('No match')
    expectError(EN.mobile_number, 'No match')
    expect([field(EN.mobile_number).value, field(EN.code).value]).toEqual(['', ''])
    expect(props.onEnd).not.toHaveBeenCalled()
    type(EN.mobile_number, '9')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['502', new HttpError('HT-STATUS', 'bad', VERIFY, { status: 502 }), EN.network_error],
    ['too many requests', refused('TOO_MANY_REQUEST_2FA', 'Slow down'), EN.too_many_requests],
  ])(
    '[ER-02][ER-04] says %s in a line at the button, without an alert; the text stays',
    async (_case, error, text) => {
      let answer: unknown = error
      const { http, overlays, props } = await open(['E'], () => answer)
      type(EN.email, 'lan@example.com')
      await tap(EN.continue)
      expect(screen.getByText(text)).toBeTruthy()
      expect([overlays.alerts, overlays.toasts]).toEqual([[], []])
      expect(field(EN.email).value).toBe('lan@example.com')
      answer = ANSWER
      await tap(EN.continue)
      expect(screen.queryByText(text)).toBeNull()
      expect(http.callsOf(VERIFY)).toHaveLength(2)
      expect(props.onEnd).toHaveBeenCalledWith(ANSWER)
    },
  )

  it('[ER-02] says at the button that a code was not sent; another press sends it', async () => {
    const { numbers } = await open(['S'])
    numbers.outcome = BAD_GATEWAY
    type(EN.mobile_number, '901234567')
    await tap(EN.send_code)
    expect(screen.getByText('not_sent')).toBeTruthy()
    expect(field(EN.mobile_number).value).toBe('901234567')
    numbers.outcome = { kind: 'sent' }
    await tap(EN.send_code)
    expect(screen.queryByText('not_sent')).toBeNull()
    expect(numbers.sent).toHaveLength(2)
  })

  it('keeps the typed text if the network failed', async () => {
    const { overlays } = await open(['E'], new HttpError('HT-NETWORK', 'none', VERIFY))
    type(EN.email, 'lan@example.com')
    await tap(EN.continue)
    expect(overlays.alerts).toMatchObject([{ message: EN.network_error }])
    expect(field(EN.email).value).toBe('lan@example.com')
  })

  it('[ER-07] returns a locked account to the login, which shows it', async () => {
    const locked = refused('login.locked', 'Locked')
    const { overlays, props } = await open(['E'], locked)
    type(EN.email, 'lan@example.com')
    await tap(EN.continue)
    expect(props.onEnd).toHaveBeenCalledWith(locked)
    expect(overlays.alerts).toEqual([])
  })

  it('sends once, whatever is tapped in the meantime, and ends nothing after it has closed', async () => {
    let answer: (given: LoginAnswer) => void = () => {}
    const answering = new Promise<LoginAnswer>((resolve) => (answer = resolve))
    const { http, overlays, props, unmount } = await open(['E', 'P'], () => answering)
    type(EN.email, 'lan@example.com')
    await tap(EN.continue)
    await tap(EN.checking)
    await tab(EN.by_P)
    expect(http.calls).toHaveLength(1)
    expect(field(EN.email).readOnly).toBe(true)
    unmount()
    await act(async () => answer(ANSWER))
    expect(props.onEnd).not.toHaveBeenCalled()
    expect(overlays.alerts).toEqual([])
  })

  it('lets the phone fill in codes, and requests a keyboard of digits', async () => {
    await open(['G', 'S'])
    expect([field(EN.auth_code).inputMode, field(EN.auth_code).autocomplete]).toEqual([
      'numeric',
      'one-time-code',
    ])
    await tab(EN.by_S)
    expect(field(EN.code).autocomplete).toBe('one-time-code')
    expect(field(EN.mobile_number).type).toBe('tel')
  })
})
