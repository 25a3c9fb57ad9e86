import { HttpError, type LoginMethodProps, OVERLAYS } from '@foyer/sdk'
import { fakeOverlays, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'

afterEach(cleanup)

async function open(part: Partial<LoginMethodProps> = {}) {
  const numbers = fakeNumbers()
  const overlays = fakeOverlays()
  const services = { [MOBILE_NUMBERS]: numbers, [OVERLAYS]: overlays }
  const test = await testPlugin(plugin, { services, texts: EN, settings: { signIn: true } })
  const props: LoginMethodProps = {
    signIn: vi.fn<LoginMethodProps['signIn']>(async () => ({ kind: 'refused', code: 'sms.code.err' })),
    captcha: vi.fn<LoginMethodProps['captcha']>(async () => ({
      kind: 'passed',
      proof: { fields: { captcha: 'p' } },
    })),
    busy: false,
    ...part,
  }
  const { rerender } = render(test.element('SmsLogin', props))
  const show = (next: Partial<LoginMethodProps>) => rerender(test.element('SmsLogin', { ...props, ...next }))
  return { numbers, overlays, test, props, show }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const tap = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('signing in by a code', () => {
  it('[ST-10] sends the code once, reports that, focuses its field, and counts down', async () => {
    const { numbers, overlays } = await open()
    type(EN.mobile_number, '901234567')
    await tap(EN.send_code)
    expect(numbers.sent).toEqual([
      { number: { countryDialingCode: '+84', mobileNum: '901234567' }, proof: { captcha: 'p' } },
    ])
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.code_sent])
    expect(document.activeElement).toBe(field(EN.code))
    act(() => numbers.resendSeconds.set(42))
    expect(screen.getByRole('button', { name: 'Again in 42 s' })).toHaveProperty('disabled', true)
    act(() => numbers.resendSeconds.set(0))
    expect(screen.getByRole('button', { name: EN.send_code })).toHaveProperty('disabled', false)
  })

  it('[VA-17] shows an error at its field, before any captcha', async () => {
    const { props } = await open()
    type(EN.mobile_number, '12')
    await tap(EN.send_code)
    expect(field(EN.mobile_number).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(EN.mobile_number))
    expect(props.captcha).not.toHaveBeenCalled()
    type(EN.mobile_number, '123456')
    expect(field(EN.mobile_number).getAttribute('aria-invalid')).toBeNull()
  })

  it('sends none if the captcha was closed', async () => {
    const { numbers } = await open({ captcha: async () => ({ kind: 'closed' }) })
    type(EN.mobile_number, '901234567')
    await tap(EN.send_code)
    expect(numbers.sent).toEqual([])
    expect(screen.getByRole('button', { name: EN.send_code })).toHaveProperty('disabled', false)
  })

  it.each([
    ['502', { status: 502 }],
    ['too many requests', { status: 200, errorCode: 'TOO_MANY_REQUEST_SMS' }],
  ])('[ER-02][ER-04] says at the button that %s prevented it; another press sends', async (_case, answer) => {
    const { numbers, overlays } = await open()
    numbers.outcome = { kind: 'failed', error: new HttpError('HT-STATUS', 'x', 'mobile.send-code', answer) }
    type(EN.mobile_number, '901234567')
    await tap(EN.send_code)
    expect(screen.getByText('not_sent')).toBeTruthy()
    expect([overlays.alerts, overlays.toasts]).toEqual([[], []])
    expect(field(EN.mobile_number).value).toBe('901234567')
    numbers.outcome = { kind: 'sent' }
    await tap(EN.send_code)
    expect(screen.queryByText('not_sent')).toBeNull()
    expect(numbers.sent).toHaveLength(2)
  })

  it('says nothing at the button about a failure that is alerted', async () => {
    const { numbers } = await open()
    numbers.outcome = { kind: 'failed', error: new HttpError('HT-REFUSED', 'x', 'mobile.send-code') }
    type(EN.mobile_number, '901234567')
    await tap(EN.send_code)
    expect(screen.queryByText('not_sent')).toBeNull()
  })

  it.each([
    ['proof', 'Too late', EN.code, 'Too late'],
    ['proof', undefined, EN.code, EN.code_wrong],
    ['account', undefined, EN.mobile_number, EN.number_wrong],
  ] as const)('[ER-06] shows a refused %s at its field (%s)', async (wrong, message, label, text) => {
    const { overlays } = await open({
      signIn: async () => ({ kind: 'refused', code: 'x', atField: { wrong, message } }),
    })
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field(label).getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
    expect(document.activeElement).toBe(field(label))
    expect(field(label).selectionEnd).toBe(field(label).value.length)
    expect([field(EN.mobile_number).value, field(EN.code).value]).toEqual(['901234567', '123456'])
    expect(overlays.toasts).toEqual([])
  })

  it('[VA-17] keeps what was typed when the log-in fails otherwise', async () => {
    const { props } = await open({
      signIn: vi.fn<LoginMethodProps['signIn']>(async () => ({ kind: 'refused', code: 'x' })),
    })
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(props.signIn).toHaveBeenCalledWith(
      { type: 'sms', countryDialingCode: '+84', mobileNum: '901234567', code: '123456' },
      { signal: expect.any(AbortSignal) as AbortSignal, atField: true },
    )
    expect([field(EN.mobile_number).value, field(EN.code).value]).toEqual(['901234567', '123456'])
  })

  it('[EN-03f] names the template of the code, where the merchant has set one', async () => {
    const { props, numbers } = await open()
    numbers.smsTemplate = 'T1'
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(props.signIn).toHaveBeenCalledWith(
      { type: 'sms', countryDialingCode: '+84', mobileNum: '901234567', code: '123456', smsTemplate: 'T1' },
      { signal: expect.any(AbortSignal) as AbortSignal, atField: true },
    )
  })

  it('signs in by the token of an identity provider that sent the code; shows a refused code at its field', async () => {
    const { props, numbers } = await open()
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    numbers.verification = { problem: { key: 'code_refused', values: { why: 'Not it.' } } }
    await tap(EN.log_in)
    expect(field(EN.code).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(EN.code))
    expect(props.signIn).not.toHaveBeenCalled()
    type(EN.code, '123457')
    numbers.verification = { fields: { firebaseChannel: 'phone', firebaseIdToken: 'proof' } }
    await tap(EN.log_in)
    expect(props.signIn).toHaveBeenCalledWith(
      { type: 'firebase', channel: 'phone', idToken: 'proof' },
      { signal: expect.any(AbortSignal) as AbortSignal, atField: true },
    )
  })

  it('clears a code that was sent to another number', async () => {
    await open()
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    type(EN.mobile_number, '901234568')
    expect(field(EN.code).value).toBe('')
  })

  it('signs in once, whatever is tapped in the meantime', async () => {
    const { props, show } = await open()
    type(EN.mobile_number, '901234567')
    type(EN.code, '123456')
    show({ busy: true })
    await tap(EN.log_in)
    expect(props.signIn).not.toHaveBeenCalled()
  })

  it('lets the phone fill in the code and the number', async () => {
    const { numbers } = await open()
    expect(field(EN.code).autocomplete).toBe('one-time-code')
    expect(field(EN.code).inputMode).toBe('numeric')
    expect([field(EN.mobile_number).type, field(EN.mobile_number).autocomplete]).toEqual(['tel', 'tel'])
    act(() => numbers.dialingCodeShown.set(true))
    expect(field(EN.mobile_number).autocomplete).toBe('tel-national')
    expect(screen.getByText('+84')).toBeTruthy()
  })
})
