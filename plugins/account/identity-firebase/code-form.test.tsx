import { cleanup, act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  button,
  GOOGLE,
  NOW,
  openScreen,
  PHONE,
  setService,
  tap,
  vendorError,
  type ScreenSetup,
} from './identity-screen.fake.tsx'
import { fakeUser } from './identity-service.fake.ts'
import type { IdentityService, IdentityStep, PhoneSecondFactor } from './identity-service.ts'
import EN from './locales/EN.json'

vi.mock('./firebase-service.ts', async () => (await import('./identity-screen.fake.tsx')).fakeSdk())
beforeEach(() => setService())
afterEach(cleanup)

const COUNTDOWN = /^Again in \d+ s$/
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

describe('by phone', () => {
  async function openSheet(world: ScreenSetup = {}) {
    const opened = await openScreen(world)
    await tap(PHONE)
    return opened
  }
  const SENT = 'account.identity-firebase.sent'

  it('[ST-10] sends a code to the whole number, and signs in with that code', async () => {
    const sendCode = vi.fn<IdentityService['sendCode']>(() => Promise.resolve('verification-1'))
    const confirm = vi.fn<IdentityService['confirm']>(() => Promise.resolve(fakeUser('phone')))
    setService({ sendCode, confirm })
    const { signIn, storage } = await openSheet()
    type('Mobile number', '0901234567')
    await tap('Send code')
    expect(sendCode.mock.calls.map(([phone]) => phone)).toEqual(['+84901234567'])
    expect(button(COUNTDOWN).disabled).toBe(true)
    expect(button(COUNTDOWN).textContent).toBe('Again in 60 s')
    type(EN.code, '12-34 56')
    await tap(EN.log_in)
    expect(confirm.mock.calls).toEqual([['verification-1', '123456']])
    expect(signIn.mock.calls[0]?.[0]).toEqual({ type: 'firebase', channel: 'phone', idToken: 'token' })
    expect(storage.stored.get(SENT)).toBeUndefined()
  })

  it('[ST-10] continues with the code of an earlier page, its number and its country', async () => {
    const sent = { countryDialingCode: '+55', mobileNum: '11987654321', verificationId: 'v-old', at: NOW }
    const confirm = vi.fn<IdentityService['confirm']>(() => Promise.resolve(fakeUser('phone')))
    setService({ confirm })
    const { numbers } = await openSheet({ stored: { [SENT]: JSON.stringify(sent) } })
    expect(field('Mobile number').value).toBe('11987654321')
    expect(numbers.readCalls).toEqual(['+5511987654321'])
    act(() => numbers.resendSeconds.set(40))
    expect(button(COUNTDOWN).textContent).toBe('Again in 40 s')
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(confirm.mock.calls).toEqual([['v-old', '123456']])
  })

  it('[VA-17] reports an invalid number, and sends nothing', async () => {
    const sendCode = vi.fn<IdentityService['sendCode']>(() => Promise.resolve('v'))
    setService({ sendCode })
    await openSheet()
    type('Mobile number', '12')
    await tap('Send code')
    expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Mobile number'))
    expect(sendCode).not.toHaveBeenCalled()
  })

  it('[ER-10] shows a refused number’s code and reason, and keeps the number', async () => {
    setService({
      sendCode: () => Promise.reject(vendorError('auth/quota-exceeded', 'No more today.')),
    })
    await openSheet()
    type('Mobile number', '901234567')
    await tap('Send code')
    const lines = [...screen.getByRole('alert').children].map(({ textContent }) => textContent)
    expect(lines).toEqual([EN['auth/quota-exceeded'], 'Code: auth/quota-exceeded', 'Reason: No more today.'])
    expect(field('Mobile number').value).toBe('901234567')
    expect(button('Send code').disabled).toBe(false)
  })

  it('[VA-11] shows the dialling code, whatever the merchant’s switch says', async () => {
    await openSheet()
    expect(screen.getByText('+84')).toBeTruthy()
  })

  it('[ER-10] a code counts as expired if none was sent', async () => {
    await openSheet()
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(screen.getByRole('alert').textContent).toContain('Code: auth/code-expired')
  })

  it('asks for the code if none was entered', async () => {
    await openSheet()
    await tap(EN.log_in)
    expect(screen.getByText(EN.code_empty)).toBeTruthy()
    expect(document.activeElement).toBe(field(EN.code))
  })
})

describe('the service’s second factor', () => {
  const challenge = (phones: readonly string[], part: Partial<PhoneSecondFactor> = {}): IdentityStep => ({
    kind: 'second-factor',
    factor: {
      phones,
      send: () => Promise.resolve('v-2'),
      confirm: () => Promise.resolve(fakeUser('google.com')),
      ...part,
    },
  })

  it('sends a code to the phone that the player picks, and signs in', async () => {
    const send = vi.fn<PhoneSecondFactor['send']>(() => Promise.resolve('v-2'))
    const step = challenge(['+*****11', '+*****22'], { send })
    setService({ popUp: () => Promise.resolve(step) })
    const { signIn } = await openScreen()
    await tap(GOOGLE)
    await act(async () => void fireEvent.click(screen.getByLabelText('+*****22')))
    await tap('Send code')
    expect(send.mock.calls.map(([phone]) => phone)).toEqual([1])
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(signIn.mock.calls[0]?.[0]).toEqual({ type: 'firebase', channel: 'google.com', idToken: 'token' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be cancelled', async () => {
    setService({ popUp: () => Promise.resolve(challenge(['+*****11'])) })
    const { signIn } = await openScreen()
    await tap(GOOGLE)
    await tap(EN.close)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(signIn).not.toHaveBeenCalled()
  })
})
