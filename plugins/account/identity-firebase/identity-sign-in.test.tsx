import { sessionEnded } from '@foyer/sdk'
import { cleanup, act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GOOGLE, held, open, PHONE, serve, sms, tap, user, vendor, button } from './identity-screen.fake.tsx'
import { fakeUser } from './identity-service.fake.ts'
import type { IdentityService } from './identity-service.ts'
import EN from './locales/EN.json'

vi.mock('./firebase-service.ts', async () => (await import('./identity-screen.fake.tsx')).fakeSdk())
beforeEach(() => serve())
afterEach(cleanup)

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
    ['[VA-14] with a colon in the key', { sms: { ...sms, apiKey: '1:2' } }, ['ID-KEY']],
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
    serve({ popUp })
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
    serve({ popUp: (provider) => popUp(provider) ?? Promise.resolve(user(provider)) })
    const { overlays } = await open()
    await tap(GOOGLE)
    const lines = [...screen.getByRole('alert').children].map(({ textContent }) => textContent)
    expect(lines).toEqual([EN['auth/popup-blocked'], 'Code: auth/popup-blocked', 'Reason: No window.'])
    expect(overlays.alerts).toEqual([])
    await tap(GOOGLE)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[ER-10] alerts what the provider itself calls a failure', async () => {
    serve({
      popUp: () => Promise.reject(vendor('auth/internal-error', 'Failure at the provider')),
    })
    const { overlays } = await open()
    await tap(GOOGLE)
    expect(overlays.alerts).toEqual([{ message: 'Failure at the provider' }])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[VA-12] refuses a user without an id token', async () => {
    serve({
      popUp: () => Promise.resolve({ kind: 'user', user: fakeUser('google.com', '') }),
    })
    const { signIn } = await open()
    await tap(GOOGLE)
    expect(screen.getByRole('alert').textContent).toContain('Code: ID-TOKEN')
    expect(signIn).not.toHaveBeenCalled()
  })

  it('signs nobody in who has left the screen', async () => {
    const late = held()
    serve({ popUp: () => late.step })
    const { signIn, view } = await open()
    await tap(GOOGLE)
    view.unmount()
    await act(async () => late.resolve(user('google.com')))
    expect(signIn).not.toHaveBeenCalled()
  })

  it('[ST-32] the service forgets its user when the session ends, and goes on', async () => {
    const signOut = vi.fn<IdentityService['signOut']>(() => Promise.reject(new Error('no')))
    serve({ signOut })
    const { test } = await open()
    test.emit(sessionEnded, { reason: 'logout' })
    await act(() => vi.dynamicImportSettled())
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(test.logger.entries.map(({ subject }) => String(subject))).toEqual(['Error: no'])
    await tap(GOOGLE)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('closes the service with the plugin', async () => {
    const closed = vi.fn<IdentityService['close']>()
    serve({ close: closed })
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
    serve({ redirect })
    const { storage } = await open({ settings: here })
    redirect.mockImplementation(() => (flags.push(storage.stored.get(FLAG)), Promise.resolve()))
    await tap(GOOGLE)
    expect(flags).toEqual(['google.com'])
  })

  it('goes on, once, where the flag is set', async () => {
    const resume = vi.fn<IdentityService['resume']>((provider) => Promise.resolve(user(provider)))
    serve({ resume })
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
    serve({ resume })
    await open({ settings: here, stored })
    expect(resume).not.toHaveBeenCalled()
  })
})
