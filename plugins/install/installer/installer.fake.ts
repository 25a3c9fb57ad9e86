import { createStore, DEVICE, HTTP, type Device, NAVIGATION, OVERLAYS, REACHABILITY } from '@foyer/sdk'
import {
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
import { act } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { vi } from 'vitest'
import { HOME_SCREEN_PROMPT, type HomeScreenPrompt } from '../contract/home-screen-prompt.ts'
import type { Installer } from '../contract/installer.ts'
import { HOME_SCREEN_COUNT } from '../shared/home-screen-keys.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const ALL = [
  { resourceType: 'Android', url: 'https://d.example/app.apk' },
  { resourceType: 'IOS', url: 'https://d.example/app.plist' },
  { resourceType: 'MOBILECONFIG', url: 'https://d.example/app.mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: 'https://d.example/icon.png' },
]
export const IOS: Partial<Device> = { platform: 'ios', iosVersion: [17, 4] }
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1'

export interface World {
  readonly links?: unknown
  readonly device?: Partial<Device>
  readonly userAgent?: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly prompt?: 'accepted' | 'dismissed' | 'unavailable' | 'absent'
  readonly count?: number
}

/** Starts the plugin with fakes around it. */
export async function start({ links = ALL, device = {}, userAgent = SAFARI, settings = {}, prompt = 'absent', count = 0 }: World = {}) {
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
