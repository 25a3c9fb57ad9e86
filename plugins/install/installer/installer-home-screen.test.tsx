import { tracked } from '@foyer/sdk'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IOS, start, type World } from './installer.fake.ts'
import EN from './locales/EN.json'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FACEBOOK = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/460]'

describe('the home screen', () => {
  it('[ST-13] accepted: the player is told that it is being installed', async () => {
    const { installer, overlays } = await start({ prompt: 'accepted' })
    expect(await installer.installWebApp()).toBe('accepted')
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.installing])
  })

  it.each(['dismissed', 'unavailable'] as const)('%s: nothing is shown', async (prompt) => {
    const { installer, overlays } = await start({ prompt })
    expect(await installer.installWebApp()).toBe(prompt)
    expect(overlays.toasts).toEqual([])
  })

  it('[CO-05] is not offered where the merchant has it off', async () => {
    const { installer, homeScreen } = await start({ prompt: 'accepted', settings: { a2hs: false } })
    expect(await installer.installWebApp()).toBe('unavailable')
    expect(homeScreen.show).not.toHaveBeenCalled()
  })

  async function guide(world: World) {
    const started = await start({ device: IOS, ...world })
    const result = started.installer.installWebApp()
    await vi.dynamicImportSettled()
    await act(() => Promise.resolve())
    if (started.overlays.opened.length > 0) render(started.test.element('Opened'))
    return { ...started, result }
  }
  const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('[OV-01] [ER-15] Safari on iOS 17: two steps, and how to finish', async () => {
    const { result, overlays } = await guide({})
    expect(overlays.opened[0]?.options).toMatchObject({ kind: 'sheet', priority: 'child' })
    expect(steps()).toEqual([EN.step_share_toolbar, EN.step_add])
    expect(screen.getByText(/To finish, open .* from the home screen/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await result).toBe('guided')
  })

  it('[OV-01] Safari on iOS 16: two steps and the hint where to share, without that tip', async () => {
    await guide({ device: { ...IOS, iosVersion: [16, 6] } })
    expect(steps()).toEqual([EN.step_share_toolbar, EN.step_add])
    expect(screen.getByText(EN.hint_toolbar)).toBeTruthy()
    expect(screen.queryByText(/To finish/)).toBeNull()
  })

  it('[OV-01] [CO-06] [ER-15] iOS 12.5 with a profile: its button downloads it, and leads to the settings', async () => {
    const { result, navigation, overlays, test } = await guide({ device: { ...IOS, iosVersion: [12, 5] } })
    fireEvent.click(screen.getByRole('button', { name: EN.download_profile }))
    expect(await result).toBe('guided')
    expect(navigation.left).toEqual(['https://d.example/app.mobileconfig'])
    expect(overlays.alerts).toMatchObject([{ title: EN.settings_title, message: EN.settings }])
    expect(test.emitted(tracked)).toEqual([{ name: 'downloadApp' }])
  })

  it('an app’s browser: the page is opened in Safari first, by its address too', async () => {
    const { overlays } = await guide({ userAgent: FACEBOOK })
    expect(steps()).toEqual([EN.step_app_menu, EN.step_open_safari])
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { userAgent: FACEBOOK, clipboard: { writeText } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.copy_link })))
    expect(writeText).toHaveBeenCalledWith(location.href)
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.copied])
  })

  it.each([
    [[16, 6], EN.settings_title, EN.settings],
    [[17, 0], EN.finish_title, EN.finish],
  ] as const)('[CO-06] [ER-15] the profile on iOS %j: %s', async (iosVersion, title, message) => {
    const { result, navigation, overlays } = await guide({
      device: { ...IOS, iosVersion },
      settings: { ios: 'profile' },
    })
    expect(await result).toBe('guided')
    expect(navigation.left).toEqual(['https://d.example/app.mobileconfig'])
    expect(overlays.alerts).toMatchObject([{ title, message }])
    expect(overlays.opened).toEqual([])
  })
})

describe('the row in the settings', () => {
  const row = () => screen.queryByRole('button', { name: EN.row })
  const tap = async (): Promise<void> => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: EN.row })))
  }

  it('downloads the app where that is the one way', async () => {
    const { test, navigation, overlays } = await start()
    render(test.element('InstallRow'))
    await tap()
    expect([navigation.left, overlays.choices]).toEqual([['https://d.example/app.apk'], []])
  })

  it('lets the player choose between two ways', async () => {
    const { test, overlays, homeScreen, navigation } = await start({ prompt: 'accepted' })
    overlays.choice = 'web'
    render(test.element('InstallRow'))
    await tap()
    expect(overlays.choices[0]?.choices.map(({ label }) => label)).toEqual([EN.way_app, EN.way_web])
    expect(homeScreen.show).toHaveBeenCalledTimes(1)
    expect(navigation.left).toEqual([])
  })

  it('has its place while the links are on their way', async () => {
    const { test } = await start({ links: new Promise(() => {}) })
    const { container } = render(test.element('InstallRow'))
    expect(row()).toBeNull()
    expect(container.querySelector('[aria-hidden]')).not.toBeNull()
  })

  it('says so where the browser does not install', async () => {
    const { test, overlays, available } = await start({ links: [], prompt: 'unavailable' })
    act(() => available.set(true))
    render(test.element('InstallRow'))
    await tap()
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.not_installed])
  })

  it.each([
    ['there is nothing to install', { links: [] }],
    ['the site is installed', { count: 99 }],
  ])('is not there where %s', async (_case, world) => {
    const { test } = await start(world)
    render(test.element('InstallRow'))
    expect(row()).toBeNull()
  })
})
