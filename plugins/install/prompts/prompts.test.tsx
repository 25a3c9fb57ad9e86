import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Installer } from '../contract/installer.ts'
import EN from './locales/EN.json'
import { button, names, OFFER, start, tap } from './prompts.fake.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('the ways to install', () => {
  const settings = { login_required: 1 }
  it('downloads the app inside the tap, and closes', async () => {
    const { show, installer } = await start({ settings })
    const { end } = await show()
    await tap('Download the app')
    expect(installer.downloadApp).toHaveBeenCalledOnce()
    expect(await end).toBe('seen')
  })
  it('asks for the web app inside the tap, shows that it waits, and closes once it is accepted', async () => {
    let accept: (result: 'accepted') => void = () => {}
    const installWebApp = vi.fn(() => new Promise<'accepted'>((resolve) => (accept = resolve)))
    const { show } = await start({ settings, installer: { installWebApp } })
    const { end } = await show()
    fireEvent.click(button('Install the web app'))
    expect(installWebApp).toHaveBeenCalledOnce()
    expect(button('Install the web app').getAttribute('aria-busy')).toBe('true')
    await tap('Install the web app')
    expect(installWebApp).toHaveBeenCalledOnce()
    await act(async () => accept('accepted'))
    expect(await end).toBe('seen')
  })
  it.each<[string, Partial<Installer>, string]>([
    ['Download the app', { downloadApp: () => false }, EN.download_failed],
    ['Install the web app', { installWebApp: () => Promise.resolve('unavailable') }, EN.install_failed],
    ['Install the web app', { installWebApp: () => Promise.reject(new Error('broken')) }, EN.install_failed],
    ['Install the web app', { installWebApp: () => Promise.resolve('dismissed') }, ''],
  ])('%s: %o', async (name, installer, text) => {
    const { show, overlays } = await start({ settings, installer })
    await show()
    await tap(name)
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(overlays.opened[0]?.open).toBe(true)
    expect(button(name).getAttribute('aria-busy')).toBeNull()
  })
  it('has buttons only for the ways that the device has', async () => {
    const { show } = await start({ settings, offer: { ...OFFER, appUrl: undefined } })
    await show()
    expect(names()).toEqual(['Close', 'Install the web app', 'Continue in the browser'])
  })
})

it('leaves nothing behind', async () => {
  const { test, show } = await start({ settings: { login_required: 1 } })
  await show()
  cleanup()
  expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
})
