import { HTTP, type LoginMethodProps, OVERLAYS } from '@foyer/sdk'
import { describeConformance, fakeHttp, fakeOverlays, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

afterEach(cleanup)

async function open(part: Partial<LoginMethodProps> = {}) {
  const http = fakeHttp({ 'acme.send-code': { success: true } })
  const services = { [HTTP]: http, [OVERLAYS]: fakeOverlays() }
  const test = await testPlugin(plugin, { services, texts: EN })
  const props: LoginMethodProps = {
    signIn: () => Promise.resolve({ kind: 'refused', code: 'login.cred.err' }),
    captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: { captcha: 'proof' } } }),
    busy: false,
    ...part,
  }
  render(test.element('AcmeLogin', props))
  fireEvent.change(screen.getByLabelText(EN.mobile_number), { target: { value: ' 901234567 ' } })
  return { http, test }
}

describe('AcmeLogin', () => {
  it('sends a code with the captcha’s proof', async () => {
    const { http } = await open()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.send_code })))
    const body = { countryDialingCode: '+84', mobileNum: '901234567', captcha: 'proof' }
    expect(http.calls).toEqual([{ endpoint: 'acme.send-code', query: {}, body }])
  })

  it('sends no code where the captcha was closed', async () => {
    const { http } = await open({ captcha: () => Promise.resolve({ kind: 'closed' }) })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.send_code })))
    expect(http.calls).toEqual([])
  })

  it('shows at its field what the gateway has found wrong', async () => {
    const atField = { wrong: 'proof', message: undefined } as const
    await open({ signIn: () => Promise.resolve({ kind: 'refused', code: 'sms.code.wrong', atField }) })
    fireEvent.change(screen.getByLabelText(EN.code), { target: { value: '123456' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.sign_in })))
    expect(screen.getByRole('alert').textContent).toBe(EN.refused)
    expect(document.activeElement).toBe(screen.getByLabelText(EN.code))
  })

  it('signs in with number and code, and keeps the number when the code is refused', async () => {
    const signIn = vi.fn<LoginMethodProps['signIn']>(() =>
      Promise.resolve({ kind: 'refused', code: 'login.cred.err' }),
    )
    await open({ signIn })
    fireEvent.change(screen.getByLabelText(EN.code), { target: { value: '123456' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.sign_in })))
    expect(signIn.mock.calls[0]?.[0]).toEqual({
      type: 'sms',
      countryDialingCode: '+84',
      mobileNum: '901234567',
      code: '123456',
    })
    expect(screen.getByLabelText<HTMLInputElement>(EN.code).value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>(EN.mobile_number).value).toBe(' 901234567 ')
  })
})
