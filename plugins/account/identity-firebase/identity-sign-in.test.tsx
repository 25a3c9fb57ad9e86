import { CLOCK, I18N, type LoginMethodProps, OVERLAYS, SITE } from '@foyer/sdk'
import { fakeI18n, fakeOverlays, fakeSite, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeIdentityService, fakeUser } from './identity-service.fake.ts'
import type { IdentityService, IdentityStep, SecondFactor } from './identity-service.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const NOW = 1_700_000_000_000
const sms = { firebase: true, apiKey: 'key', projectId: 'demo', authDomain: 'demo.firebaseapp.com' }
let service: IdentityService
const closed = vi.fn()

vi.mock('./firebase-service.ts', () => ({ firebaseService: () => service }))
beforeEach(() => void (service = fakeIdentityService({ close: closed })))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface World {
  readonly settings?: Record<string, unknown>
  readonly parts?: Record<string, unknown>
  readonly stored?: Record<string, string>
  readonly props?: Partial<LoginMethodProps>
}
async function open({ settings = {}, parts = { sms }, stored = {}, props = {} }: World = {}) {
  const overlays = fakeOverlays()
  const site = fakeSite({ status: { parts } })
  const services = {
    [SITE]: site,
    [I18N]: fakeI18n(EN),
    [OVERLAYS]: overlays,
    [CLOCK]: { now: () => NOW },
  }
  const storage = fakeStorage(stored)
  const test = await testPlugin(plugin, { services, settings, storage, texts: EN })
  const signIn = vi.fn<LoginMethodProps['signIn']>(() => Promise.resolve({ kind: 'signed-in' }))
  const all: LoginMethodProps = {
    signIn,
    captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
    busy: false,
    ...props,
  }
  const view = render(test.element('IdentitySignIn', all))
  await act(() => vi.dynamicImportSettled())
  return { test, overlays, storage, signIn, view }
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)))
const GOOGLE = 'Continue with Google'
const PHONE = EN.continue_by_phone
const vendor = (code: string, words = 'Error') =>
  Object.assign(new Error(`Firebase: ${words} (${code}).`), { code })
/** A step that the test ends. */
function held() {
  let end: { resolve: (step: IdentityStep) => void; reject: (error: unknown) => void } | undefined
  const step = new Promise<IdentityStep>((resolve, reject) => (end = { resolve, reject }))
  return {
    step,
    resolve: (to: IdentityStep) => end?.resolve(to),
    reject: (error: unknown) => end?.reject(error),
  }
}
const user = (channel: string): IdentityStep => ({ kind: 'user', user: fakeUser(channel) })

describe('what is offered', () => {
  it('[RO-07] Google; Facebook and phone as the merchant has set them up', async () => {
    await open({ parts: { sms: { ...sms, firebase: false } } })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([GOOGLE])
    cleanup()
    await open({ settings: { facebook: true } })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      GOOGLE,
      'Continue with Facebook',
      PHONE,
    ])
  })

  it.each([
    ['while the status is a kept one', {}, []],
    ['without a project', { sms: { firebase: false } }, []],
    ['[VA-14] with a colon in the key', { sms: { ...sms, apiKey: '1:2' } }, ['ID-API-KEY']],
    ['without a project id', { sms: { apiKey: 'key' } }, ['ID-CONFIG']],
  ])('nothing %s', async (_case, parts, codes) => {
    const { view, test } = await open({ parts })
    expect(view.container.textContent).toBe('')
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual(codes)
  })
})

describe('[ST-28] by pop-up', () => {
  it('[ST-07] signs in with the token, which is the only thing that goes on', async () => {
    const { signIn } = await open()
    await tap(GOOGLE)
    expect(signIn.mock.calls.map(([credentials]) => credentials)).toEqual([
      { type: 'firebase', channel: 'google.com', idToken: 'token' },
    ])
  })

  it('waits with the button usable; a second window supersedes the first, whose end changes nothing', async () => {
    const [first, second] = [held(), held()]
    const popUp = vi
      .fn<IdentityService['popUp']>()
      .mockReturnValueOnce(first.step)
      .mockReturnValueOnce(second.step)
    service = fakeIdentityService({ popUp })
    const { signIn } = await open()
    await tap(GOOGLE)
    expect(screen.getByText('Waiting for Google. Finish in the window that opened.')).toBeTruthy()
    expect(button(GOOGLE).disabled).toBe(false)
    await tap(GOOGLE)
    await act(async () => first.reject(vendor('auth/cancelled-popup-request')))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText(/Waiting for Google/)).toBeTruthy()
    await act(async () => second.resolve(user('google.com')))
    expect(screen.queryByText(/Waiting/)).toBeNull()
    expect(signIn).toHaveBeenCalledTimes(1)
  })

  it('[ER-10] tells a failure with its code and reason, until the next try', async () => {
    const popUp = vi
      .fn<IdentityService['popUp']>()
      .mockRejectedValueOnce(vendor('auth/popup-blocked', 'No window.'))
    service = fakeIdentityService({ popUp: (provider) => popUp(provider) ?? Promise.resolve(user(provider)) })
    const { overlays } = await open()
    await tap(GOOGLE)
    const lines = [...screen.getByRole('alert').children].map(({ textContent }) => textContent)
    expect(lines).toEqual([EN['auth/popup-blocked'], 'Code: auth/popup-blocked', 'Reason: No window.'])
    expect(overlays.alerts).toEqual([])
    await tap(GOOGLE)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[ER-10] alerts what the provider itself calls a failure', async () => {
    service = fakeIdentityService({
      popUp: () => Promise.reject(vendor('auth/internal-error', 'Failure at the provider')),
    })
    const { overlays } = await open()
    await tap(GOOGLE)
    expect(overlays.alerts).toEqual([{ message: 'Failure at the provider' }])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[VA-12] refuses a user without an id token', async () => {
    service = fakeIdentityService({
      popUp: () => Promise.resolve({ kind: 'user', user: fakeUser('google.com', '') }),
    })
    const { signIn } = await open()
    await tap(GOOGLE)
    expect(screen.getByRole('alert').textContent).toContain('Code: ID-TOKEN')
    expect(signIn).not.toHaveBeenCalled()
  })

  it('signs nobody in who has left the screen', async () => {
    const late = held()
    service = fakeIdentityService({ popUp: () => late.step })
    const { signIn, view } = await open()
    await tap(GOOGLE)
    view.unmount()
    await act(async () => late.resolve(user('google.com')))
    expect(signIn).not.toHaveBeenCalled()
  })

  it('closes the service with the plugin', async () => {
    closed.mockClear()
    const { test, view } = await open()
    view.unmount()
    await test.dispose()
    expect(closed).toHaveBeenCalledTimes(1)
  })
})

describe('[ST-09] by redirect', () => {
  const here = { redirect: true, authDomain: location.host }
  const FLAG = 'account.identity-firebase.redirect'

  it('sets its flag before it leaves', async () => {
    const flags: unknown[] = []
    const redirect = vi.fn<IdentityService['redirect']>(() => Promise.resolve())
    service = fakeIdentityService({ redirect })
    const { storage } = await open({ settings: here })
    redirect.mockImplementation(() => (flags.push(storage.stored.get(FLAG)), Promise.resolve()))
    await tap(GOOGLE)
    expect(flags).toEqual(['google.com'])
  })

  it('goes on, once, where the flag is set', async () => {
    const resume = vi.fn<IdentityService['resume']>((provider) => Promise.resolve(user(provider)))
    service = fakeIdentityService({ resume })
    const { signIn, storage } = await open({ settings: here, stored: { [FLAG]: 'facebook.com' } })
    expect(resume.mock.calls).toEqual([['facebook.com']])
    expect(signIn.mock.calls[0]?.[0]).toEqual({ type: 'firebase', channel: 'facebook.com', idToken: 'token' })
    expect(storage.stored.get(FLAG)).toBeUndefined()
  })

  it.each([
    ['no flag', {}],
    ['a flag of another make', { [FLAG]: 'evil.example' }],
  ])('asks nobody with %s', async (_case, stored: Record<string, string>) => {
    const resume = vi.fn<IdentityService['resume']>(() => Promise.resolve(undefined))
    service = fakeIdentityService({ resume })
    await open({ settings: here, stored })
    expect(resume).not.toHaveBeenCalled()
  })
})

const COUNTDOWN = /^Again in \d+ s$/
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

describe('by phone', () => {
  async function openSheet(world: World = {}) {
    const opened = await open(world)
    await tap(PHONE)
    return opened
  }
  const SENT = 'account.identity-firebase.sent'

  it('[ST-10] sends a code to the whole number, and signs in with what the message says', async () => {
    const sendCode = vi.fn<IdentityService['sendCode']>(() => Promise.resolve('verification-1'))
    const confirm = vi.fn<IdentityService['confirm']>(() => Promise.resolve(fakeUser('phone')))
    service = fakeIdentityService({ sendCode, confirm })
    const { signIn, storage } = await openSheet()
    type('Mobile number', '0901 234 567')
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

  it('[ST-10] goes on with the code of an earlier page, and its countdown', async () => {
    const sent = { dialingCode: '+55', number: '11987654321', verificationId: 'v-old', at: NOW - 20_000 }
    const confirm = vi.fn<IdentityService['confirm']>(() => Promise.resolve(fakeUser('phone')))
    service = fakeIdentityService({ confirm })
    await openSheet({ stored: { [SENT]: JSON.stringify(sent) } })
    expect([field('Country code').value, field('Mobile number').value]).toEqual(['+55', '11987654321'])
    expect(button(COUNTDOWN).textContent).toBe('Again in 40 s')
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(confirm.mock.calls).toEqual([['v-old', '123456']])
  })

  it('tells a number that is none, and asks nobody', async () => {
    const sendCode = vi.fn<IdentityService['sendCode']>(() => Promise.resolve('v'))
    service = fakeIdentityService({ sendCode })
    await openSheet()
    type('Mobile number', '12')
    await tap('Send code')
    expect(screen.getByText(EN.number_invalid)).toBeTruthy()
    expect(document.activeElement).toBe(field('Mobile number'))
    expect(sendCode).not.toHaveBeenCalled()
  })

  it('[ER-10] tells a refused number with code and reason, and keeps it', async () => {
    service = fakeIdentityService({
      sendCode: () => Promise.reject(vendor('auth/quota-exceeded', 'No more today.')),
    })
    await openSheet()
    type('Mobile number', '901234567')
    await tap('Send code')
    const lines = [...screen.getByRole('alert').children].map(({ textContent }) => textContent)
    expect(lines).toEqual([EN['auth/quota-exceeded'], 'Code: auth/quota-exceeded', 'Reason: No more today.'])
    expect(field('Mobile number').value).toBe('901234567')
    expect(button('Send code').disabled).toBe(false)
  })

  it('[ER-10] a code without one that was sent has expired', async () => {
    await openSheet()
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(screen.getByRole('alert').textContent).toContain('Code: auth/code-expired')
  })

  it('asks for the code where none was entered', async () => {
    await openSheet()
    await tap(EN.log_in)
    expect(screen.getByText(EN.code_empty)).toBeTruthy()
    expect(document.activeElement).toBe(field(EN.code))
  })
})

describe('the service’s second factor', () => {
  const challenge = (phones: readonly string[], part: Partial<SecondFactor> = {}): IdentityStep => ({
    kind: 'second-factor',
    factor: {
      phones,
      send: () => Promise.resolve('v-2'),
      confirm: () => Promise.resolve(fakeUser('google.com')),
      ...part,
    },
  })

  it('sends to the phone that the player picks, and signs in', async () => {
    const send = vi.fn<SecondFactor['send']>(() => Promise.resolve('v-2'))
    const step = challenge(['+*****11', '+*****22'], { send })
    service = fakeIdentityService({ popUp: () => Promise.resolve(step) })
    const { signIn } = await open()
    await tap(GOOGLE)
    await act(async () => void fireEvent.click(screen.getByLabelText('+*****22')))
    await tap('Send code')
    expect(send.mock.calls.map(([phone]) => phone)).toEqual([1])
    type(EN.code, '123456')
    await tap(EN.log_in)
    expect(signIn.mock.calls[0]?.[0]).toEqual({ type: 'firebase', channel: 'google.com', idToken: 'token' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be given up', async () => {
    service = fakeIdentityService({ popUp: () => Promise.resolve(challenge(['+*****11'])) })
    const { signIn } = await open()
    await tap(GOOGLE)
    await tap(EN.close)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(signIn).not.toHaveBeenCalled()
  })
})
