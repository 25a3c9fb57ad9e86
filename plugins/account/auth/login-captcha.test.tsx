import { captchaProviders, captchaRequested, HTTP, HttpError, OVERLAYS, STORAGE } from '@foyer/sdk'
import { fakeHttp, fakeOverlays, fakeServices, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_ID } from '../shared/origin.ts'
import { fakeCaptchaProvider } from '../shared/captcha-provider.fake.ts'
import type { LoginAnswer } from '../shared/endpoints.ts'
import texts from './locales/EN.json' with { type: 'json' }
import auth from './manifest.ts'

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
const WRONG = new HttpError('HT-REFUSED', 'refused', 'auth.login', {
  status: 200,
  errorCode: 'login.cred.err',
})
/** A captcha of whose box the player does what the test says. */
function fakeCaptcha() {
  const fake = fakeCaptchaProvider()
  const end = (run: () => void): Promise<void> =>
    act(async () => {
      // A click reaches the captcha asynchronously.
      await Promise.resolve()
      await Promise.resolve()
      run()
    })
  return { ...fake, passes: () => end(fake.passes), closes: () => end(fake.closes) }
}

async function open(
  options: { readonly captcha?: boolean; readonly provided?: boolean; readonly answer?: unknown } = {},
) {
  const { captcha = true, provided = true, answer = ANSWER } = options
  const http = fakeHttp({ 'auth.login': answer })
  const overlays = fakeOverlays()
  const storage = fakeStorage({ [DEVICE_ID.name]: '0f0e0d0c-0b0a-4908-8706-050403020100' })
  const own = { [HTTP]: http, [OVERLAYS]: overlays, [STORAGE]: storage }
  const services = { ...fakeServices({ member: false }), ...own }
  const plugin = await testPlugin(auth, { services, settings: { captcha }, texts })
  const vendor = fakeCaptcha()
  if (provided) plugin.contributeOthers(captchaProviders, [vendor.provider])
  const view = render(plugin.element('Login'))
  await act(() => vi.dynamicImportSettled())
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'lan88' } })
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'secret1' } })
  const submit = (): Promise<void> =>
    act(async () => void fireEvent.submit(screen.getByLabelText('Username').closest('form') ?? document.body))
  return { plugin, http, overlays, vendor, view, submit }
}
const block = (name: string) => screen.findByRole('button', { name })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the captcha in the login form', () => {
  it('[VA-02] is neither requested nor shown if its setting is off', async () => {
    const { plugin, http, submit } = await open({ captcha: false })
    expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull()
    await submit()
    expect(http.callsOf('auth.login')).toHaveLength(1)
    expect(plugin.emitted(captchaRequested)).toEqual([])
  })

  it('[VA-02] is requested when the form opens if its setting is on', async () => {
    const { plugin } = await open()
    expect(await block('Click to verify')).toBeTruthy()
    expect(plugin.emitted(captchaRequested)).toEqual([{ scene: 'login' }])
  })

  it('[EN-03c] is verified before the call, which carries its fields', async () => {
    const { http, vendor, submit } = await open()
    fireEvent.click(await block('Click to verify'))
    await vendor.passes()
    expect(await block('Verified')).toBeTruthy()
    await submit()
    expect(vendor.calls.filter((call) => call === 'open')).toHaveLength(1)
    expect(http.callsOf('auth.login')).toMatchObject([
      { body: { username: 'lan88', password: 'secret1', geetestValidateV4: '{"pass_token":"t"}' } },
    ])
  })

  it('[VA-04] is verified on submit, and nothing is sent before', async () => {
    const { http, vendor, submit } = await open()
    await block('Click to verify')
    await submit()
    expect(vendor.calls).toEqual(['open'])
    expect(http.calls).toEqual([])
    await vendor.passes()
    expect(http.callsOf('auth.login')).toHaveLength(1)
  })

  it('[VA-04] after it was closed, the form says to verify first, sends nothing and keeps all typed text', async () => {
    const { http, vendor, submit } = await open()
    await block('Click to verify')
    screen.getByLabelText('Username').focus()
    await submit()
    await vendor.closes()
    expect(screen.getByText(texts.verify_first)).toBeTruthy()
    expect(document.activeElement).toBe(await block('Click to verify'))
    expect(screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' }).value).toBe('secret1')
    expect(http.calls).toEqual([])
  })

  it('[VA-04] after a click on it and a close, it says to verify first until it runs again', async () => {
    const { vendor } = await open()
    fireEvent.click(await block('Click to verify'))
    await vendor.closes()
    expect(screen.getByText(texts.verify_first)).toBeTruthy()
    fireEvent.click(await block('Click to verify'))
    await block('Verifying…')
    expect(screen.queryByText(texts.verify_first)).toBeNull()
  })

  it('[VA-04] a second verify while one runs is rejected with a toast, and the first continues', async () => {
    const { vendor, overlays, http, submit } = await open()
    fireEvent.click(await block('Click to verify'))
    fireEvent.click(await block('Verifying…'))
    await act(async () => {})
    expect(overlays.toasts.map(({ text }) => text)).toEqual([texts.verify_too_fast])
    await submit()
    expect(overlays.toasts).toHaveLength(2)
    expect(vendor.calls).toEqual(['open'])
    expect(http.calls).toEqual([])
    await vendor.passes()
    expect(await block('Verified')).toBeTruthy()
  })

  it('restarts after a failed login: a proof is valid for one request', async () => {
    const { vendor, submit } = await open({ answer: WRONG })
    await block('Click to verify')
    await submit()
    await vendor.passes()
    expect(vendor.calls).toEqual(['open', 'reset'])
  })

  it('[ER-13] shows text and code of an error, and a retry', async () => {
    const { vendor } = await open()
    await block('Click to verify')
    await act(async () => vendor.fails({ reason: 'network', code: '60205' }))
    expect(screen.getByText('Network failure (60205)')).toBeTruthy()
    fireEvent.click(await block('Try again'))
    expect(vendor.starts).toHaveLength(2)
    expect(await block('Click to verify')).toBeTruthy()
  })

  it('[VA-03] without a provider the submit alerts, and sends nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { http, overlays, submit } = await open({ provided: false })
    await submit()
    await act(async () => void vi.advanceTimersByTime(5_000))
    expect(overlays.alerts).toMatchObject([{ message: 'Geetest service not work' }])
    expect(http.calls).toEqual([])
  })

  it('a closed form sends nothing', async () => {
    const { http, vendor, submit, view } = await open()
    await block('Click to verify')
    await submit()
    view.unmount()
    await vendor.passes()
    expect(http.calls).toEqual([])
  })
})
