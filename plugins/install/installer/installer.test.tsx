import {
  createStore,
  DEVICE,
  HTTP,
  type Device,
  evaluate,
  type Facts,
  HttpError,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  tracked,
} from '@foyer/sdk'
import {
  describeConformance,
  fakeDevice,
  FakeLogger,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeServices,
  fakeStorage,
  testPlugin,
  type FakeHttp,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOME_SCREEN_PROMPT, type HomeScreenPrompt } from '../contract/home-screen-prompt.ts'
import type { Installer } from '../contract/installer.ts'
import { HOME_SCREEN_COUNT } from '../home-screen-keys.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin, { manifest } from './manifest.ts'

describeConformance(plugin, options, { describe, it })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ALL = [
  { resourceType: 'Android', url: 'https://d.example/app.apk' },
  { resourceType: 'IOS', url: 'https://d.example/app.plist' },
  { resourceType: 'MOBILECONFIG', url: 'https://d.example/app.mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: 'https://d.example/icon.png' },
]
const IOS: Partial<Device> = { platform: 'ios', iosVersion: [17, 4] }
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1'
const FACEBOOK = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/460]'

interface World {
  readonly links?: unknown
  readonly device?: Partial<Device>
  readonly userAgent?: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly prompt?: 'accepted' | 'dismissed' | 'unavailable' | 'absent'
  readonly count?: number
}

async function start({ links = ALL, device = {}, userAgent = SAFARI, settings = {}, prompt = 'absent', count = 0 }: World = {}) {
  vi.stubGlobal('navigator', { userAgent })
  const overlays = fakeOverlays()
  const navigation = fakeNavigation()
  const reachability = fakeReachability()
  const logger = new FakeLogger()
  const storage = fakeStorage(count ? { [HOME_SCREEN_COUNT.name]: String(count) } : {})
  const available = createStore(prompt !== 'absent' && prompt !== 'unavailable')
  const homeScreen: HomeScreenPrompt = {
    available,
    show: vi.fn(() => Promise.resolve(prompt === 'absent' ? 'unavailable' : prompt)),
  }
  const gateway = { links }
  const answers = { 'install.download-setting': () => gateway.links }
  const services = {
    ...fakeServices({ answers, texts: EN, storage }),
    [DEVICE]: fakeDevice(device),
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    ...(prompt === 'absent' ? {} : { [HOME_SCREEN_PROMPT]: homeScreen }),
  }
  const module = await import('./installer.ts')
  const Opened = () => {
    const opened = overlays.opened.at(-1)
    const Sheet = opened?.component as unknown as FunctionComponent<{ close: (result?: unknown) => void }> | undefined
    return Sheet ? createElement(Sheet, { close: (result) => opened?.close(result) }) : null
  }
  const test = await testPlugin(
    { ...plugin, load: () => ({ ...module, Opened }) },
    { services, texts: EN, settings, storage, logger },
  )
  await act(() => Promise.resolve())
  const installer = test.provided['installer'] as Installer
  const http = services[HTTP] as FakeHttp
  return { test, http, installer, overlays, navigation, reachability, logger, available, homeScreen, gateway }
} // prettier-ignore

const logged = (logger: FakeLogger): string => JSON.stringify(logger.entries)

describe('the offer', () => {
  it('[EN-10] [CA-20] has the links of the device, once the gateway has answered', async () => {
    const { installer, http } = await start()
    expect(http.calls).toMatchObject([
      { endpoint: 'install.download-setting', query: { domain: location.hostname } },
    ])
    expect(installer.offer.get()).toEqual({
      appUrl: 'https://d.example/app.apk',
      iconUrl: 'https://d.example/icon.png',
      web: 'none',
    })
  })

  it('follows the prompt of the browser', async () => {
    const { installer, available } = await start({ prompt: 'unavailable' })
    expect(installer.offer.get()?.web).toBe('none')
    available.set(true)
    expect(installer.offer.get()?.web).toBe('prompt')
  })

  it.each([
    ['browser', 'on'],
    ['native', 'off'],
    ['pwa', 'off'],
    ['webclip', 'off'],
  ])('in the shell %s the plugin is %s', (shell, state) => {
    const facts: Facts = {
      switch: {},
      consent: {},
      setting: {},
      member: {},
      device: { [shell]: true },
      session: {},
      site: {},
      fresh: true,
    }
    expect(evaluate(manifest.when, facts, manifest.id).state).toBe(state)
  })

  it('installs nothing before the gateway has answered', async () => {
    const { installer } = await start({ links: new Promise(() => {}) })
    expect(installer.offer.get()).toBeUndefined()
    expect([installer.downloadApp(), await installer.installWebApp()]).toEqual([false, 'unavailable'])
  })

  it('reports a link that is no https address, and offers the others', async () => {
    const links = [{ resourceType: 'Android', url: 'javascript:alert(1)' }, ALL[3]]
    const { installer, logger } = await start({ links })
    expect(installer.offer.get()).toMatchObject({ appUrl: undefined, iconUrl: 'https://d.example/icon.png' })
    expect(logged(logger)).toContain('IS-LINK')
  })

  it('has what needs no link while the links cannot be loaded, and asks again when the network returns', async () => {
    const links = new HttpError('HT-NETWORK', 'gone', 'install.download-setting')
    const { installer, logger, reachability, gateway } = await start({ links, device: IOS })
    expect(installer.offer.get()).toEqual({ appUrl: undefined, iconUrl: undefined, web: 'guide' })
    expect(logged(logger)).toContain('IS-LOAD')
    gateway.links = ALL
    reachability.state.set('offline')
    reachability.state.set('online')
    await act(() => Promise.resolve())
    expect(installer.offer.get()?.appUrl).toBe('https://d.example/app.plist')
  })
})

describe('the download', () => {
  it('[TR-18] is opened in the tap, and told of', async () => {
    const { installer, navigation, test } = await start()
    expect(installer.downloadApp()).toBe(true)
    expect(navigation.left).toEqual(['https://d.example/app.apk'])
    expect(test.emitted(tracked)).toEqual([{ name: 'downloadApp' }])
  })

  it.each([
    ['the gateway has no app', { links: [ALL[3]] }],
    ['[CO-05] the merchant hides it', { settings: { hideDownload: true } }],
  ])('there is none where %s', async (_case, given) => {
    const { installer, navigation, test } = await start(given)
    expect([installer.downloadApp(), navigation.left, test.emitted(tracked)]).toEqual([false, [], []])
  })
})

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
