import { sessionEnded } from '@foyer/sdk'
import { cleanup, act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  GOOGLE,
  deferredStep,
  openedFor,
  openScreen,
  PHONE,
  setService,
  sms,
  tap,
  user,
  vendorError,
  button,
} from './identity-screen.fake.tsx'
import { fakeUser } from './identity-service.fake.ts'
import type { IdentityService } from './identity-service.ts'
import EN from './locales/EN.json'

vi.mock('./firebase-service.ts', async () => (await import('./identity-screen.fake.tsx')).fakeSdk())
beforeEach(() => setService())
afterEach(cleanup)

describe('what is offered', () => {
  it('[RO-07a] Google; Facebook and phone if the merchant has set them up', async () => {
    await openScreen({ parts: { sms: { ...sms, firebase: false } } })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([GOOGLE])
    cleanup()
    await openScreen({ settings: { facebook: true } })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      GOOGLE,
      'Continue with Facebook',
      PHONE,
    ])
  })

  it('[RO-07b] no provider of social sign-in where its switch is off; the phone stays, whose codes it does not decide', async () => {
    const off = { switches: { GOOGLELOGIN3: false }, settings: { facebook: true } }
    await openScreen(off)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([PHONE])
    cleanup()
    const { view } = await openScreen({ ...off, parts: { sms: { ...sms, firebase: false } } })
    expect(view.container.textContent).toBe('')
  })

  it.each([
    ['while the status is a cached one', {}, []],
    ['without a project', { sms: { firebase: false } }, []],
    ['[VA-14] with a colon in the key', { sms: { ...sms, apiKey: '1:2' } }, ['ID-KEY']],
    ['with a domain that is none', { sms: { ...sms, authDomain: 'a/b' } }, ['ID-CONFIG']],
  ])('nothing %s', async (_case, parts, codes) => {
    const { view, test } = await openScreen({ parts })
    expect(view.container.textContent).toBe('')
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual(codes)
  })
})

describe('with no more than a key', () => {
  const parts = { sms: { apiKey: 'key', firebase: 1 } }
  const authorizing = (domains: readonly string[]) =>
    vi.stubGlobal('fetch', async () => Response.json({ authorizedDomains: domains }))
  afterEach(() => vi.unstubAllGlobals())

  it('[CA-31] signs in at the project’s own domain, which the service is asked for', async () => {
    authorizing(['lotus.example', 'demo.firebaseapp.com'])
    const { signIn, test } = await openScreen({ parts })
    await tap(GOOGLE)
    expect(signIn).toHaveBeenCalledOnce()
    expect(openedFor.at(-1)).toMatchObject({ apiKey: 'key', authDomain: 'demo.firebaseapp.com' })
    expect(test.logger.entries).toEqual([])
  })

  it.each([
    ['PT-BR', 'pt-BR'],
    ['KM', 'en'],
  ] as const)('[LG-02] of a page in %s gives the service the code %s', async (language, code) => {
    authorizing(['demo.firebaseapp.com'])
    await openScreen({ parts, language })
    await tap(GOOGLE)
    expect(openedFor.at(-1)?.language()).toBe(code)
  })

  it('offers codes to phones where the project has no domain, and says with a code why Google does not work', async () => {
    authorizing(['lotus.example'])
    setService({ popUp: () => Promise.reject(vendorError('auth/auth-domain-config-required')) })
    const { test } = await openScreen({ parts })
    expect(button(PHONE).disabled).toBe(false)
    await tap(GOOGLE)
    expect(screen.getByRole('alert').textContent).toContain(EN['auth/invalid-api-key'])
    expect(screen.getByRole('alert').textContent).toContain('auth/auth-domain-config-required')
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual(['ID-DOMAIN'])
  })
})

describe('[ST-28] by pop-up', () => {
  it('[ST-07] signs in with the token, and passes on nothing else', async () => {
    const { signIn } = await openScreen()
    await tap(GOOGLE)
    expect(signIn.mock.calls.map(([credentials]) => credentials)).toEqual([
      { type: 'firebase', channel: 'google.com', idToken: 'token' },
    ])
  })

  it('waits with the button usable; a second window supersedes the first, whose end changes nothing', async () => {
    const [first, second] = [deferredStep(), deferredStep()]
    const popUp = vi
      .fn<IdentityService['popUp']>()
      .mockReturnValueOnce(first.step)
      .mockReturnValueOnce(second.step)
    setService({ popUp })
    const { signIn } = await openScreen()
    await tap(GOOGLE)
    expect(screen.getByText('Waiting for Google. Finish in the window that opened.')).toBeTruthy()
    expect(button(GOOGLE).disabled).toBe(false)
    await tap(GOOGLE)
    await act(async () => first.reject(vendorError('auth/cancelled-popup-request')))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText(/Waiting for Google/)).toBeTruthy()
    await act(async () => second.resolve(user('google.com')))
    expect(screen.queryByText(/Waiting/)).toBeNull()
    expect(signIn).toHaveBeenCalledTimes(1)
  })

  it('[ER-10] shows a failure with its code and reason, until the next try', async () => {
    const popUp = vi
      .fn<IdentityService['popUp']>()
      .mockRejectedValueOnce(vendorError('auth/popup-blocked', 'No window.'))
    setService({ popUp: (provider) => popUp(provider) ?? Promise.resolve(user(provider)) })
    const { overlays } = await openScreen()
    await tap(GOOGLE)
    const lines = [...screen.getByRole('alert').children].map(({ textContent }) => textContent)
    expect(lines).toEqual([EN['auth/popup-blocked'], 'Code: auth/popup-blocked', 'Reason: No window.'])
    expect(overlays.alerts).toEqual([])
    await tap(GOOGLE)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[ER-10] alerts what the provider itself calls a failure', async () => {
    setService({
      popUp: () => Promise.reject(vendorError('auth/internal-error', 'Failure at the provider')),
    })
    const { overlays } = await openScreen()
    await tap(GOOGLE)
    expect(overlays.alerts).toEqual([{ message: 'Failure at the provider' }])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[VA-12] refuses a user without an id token', async () => {
    setService({
      popUp: () => Promise.resolve({ kind: 'user', user: fakeUser('google.com', '') }),
    })
    const { signIn } = await openScreen()
    await tap(GOOGLE)
    expect(screen.getByRole('alert').textContent).toContain('Code: ID-TOKEN')
    expect(signIn).not.toHaveBeenCalled()
  })

  it('does not sign in a player who has left the screen', async () => {
    const late = deferredStep()
    setService({ popUp: () => late.step })
    const { signIn, view } = await openScreen()
    await tap(GOOGLE)
    view.unmount()
    await act(async () => late.resolve(user('google.com')))
    expect(signIn).not.toHaveBeenCalled()
  })

  it('[ST-32a] the service forgets its user when the session ends, and still works', async () => {
    const signOut = vi.fn<IdentityService['signOut']>(() => Promise.reject(new Error('no')))
    setService({ signOut })
    const { test } = await openScreen()
    test.emit(sessionEnded, { reason: 'logout' })
    await act(() => vi.dynamicImportSettled())
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(test.logger.entries.map(({ subject }) => String(subject))).toEqual(['Error: no'])
    await tap(GOOGLE)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('closes the service with the plugin', async () => {
    const closed = vi.fn<IdentityService['close']>()
    setService({ close: closed })
    const { test, view } = await openScreen()
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
    setService({ redirect })
    const { storage } = await openScreen({ settings: here })
    redirect.mockImplementation(() => (flags.push(storage.stored.get(FLAG)), Promise.resolve()))
    await tap(GOOGLE)
    expect(flags).toEqual(['google.com'])
  })

  it('continues, once, if the flag is set', async () => {
    const resume = vi.fn<IdentityService['resume']>((provider) => Promise.resolve(user(provider)))
    setService({ resume })
    const { signIn, storage } = await openScreen({ settings: here, stored: { [FLAG]: 'facebook.com' } })
    expect(resume.mock.calls).toEqual([['facebook.com']])
    expect(signIn.mock.calls[0]?.[0]).toEqual({ type: 'firebase', channel: 'facebook.com', idToken: 'token' })
    expect(storage.stored.get(FLAG)).toBeUndefined()
  })

  it.each([
    ['no flag', {}],
    ['an invalid flag', { [FLAG]: 'evil.example' }],
  ])('requests nothing with %s', async (_case, stored: Record<string, string>) => {
    const resume = vi.fn<IdentityService['resume']>(() => Promise.resolve(undefined))
    setService({ resume })
    await openScreen({ settings: here, stored })
    expect(resume).not.toHaveBeenCalled()
  })
})
