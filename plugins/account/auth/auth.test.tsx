import { HttpError, routes } from '@foyer/sdk'
import { testMember } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_ID } from '../shared/origin.ts'
import { clearTypedPassword } from '../shared/session.ts'
import { start } from './auth.fake.ts'

afterEach(() => {
  cleanup()
  clearTypedPassword()
  vi.useRealTimers()
})

const openSettings = vi.fn<() => void>()
const HEADER = { openSettings }

describe('HeaderActions', () => {
  it('takes a guest to the login, and to the registration where there is one', async () => {
    const { plugin, navigation } = await start()
    act(() => navigation.navigate('/m/home'))
    render(plugin.element('HeaderActions', HEADER))
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
    act(() => {
      plugin.contributeOthers(routes, [{ path: '/m/register', access: 'guest', component: 'RegisterScreen' }])
    })
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register')
    expect(screen.queryByRole('button')).toBeNull()
    act(() => navigation.navigate('/m/login'))
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  })

  it('shows a member’s name, which opens the settings', async () => {
    const { plugin } = await start({ member: testMember({ userName: 'lan88' }) })
    render(plugin.element('HeaderActions', HEADER))
    fireEvent.click(screen.getByRole('button', { name: 'lan88' }))
    expect(openSettings).toHaveBeenCalledOnce()
  })
})

describe('SettingsLogOut', () => {
  const close = vi.fn<() => void>()
  const press = async (): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await act(async () => {})
  }

  it('is for members', async () => {
    const { plugin } = await start()
    render(plugin.element('SettingsLogOut', { close }))
    await act(async () => {})
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['tells the gateway', { success: true }],
    ['even if the call fails', new HttpError('HT-NETWORK', 'none', 'auth.logout')],
    ['without waiting for an answer', () => new Promise(() => {})],
  ])('[ST-32a] logs out: %s', async (_case, answer) => {
    const { plugin, http, session, navigation, overlays, storage } = await start({
      member: testMember(),
      answers: { 'auth.logout': answer },
    })
    storage.stored.set('remPass', 'sealed').set('sass', 'x')
    render(plugin.element('SettingsLogOut', { close }))
    await press()
    expect(close).toHaveBeenCalled()
    expect(session.ended).toEqual(['logout'])
    expect([...storage.stored.keys()]).toEqual([DEVICE_ID.name])
    expect(http.callsOf('auth.logout')).toHaveLength(1)
    expect(navigation.went).toEqual([{ to: '/m/home', replace: false }])
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['You are logged out'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps the session if the player cancels', async () => {
    const { plugin, http, session, overlays } = await start({ member: testMember(), confirms: false })
    render(plugin.element('SettingsLogOut', { close }))
    await press()
    expect(overlays.confirms).toHaveLength(1)
    expect(http.calls).toEqual([])
    expect(session.ended).toEqual([])
  })
})
