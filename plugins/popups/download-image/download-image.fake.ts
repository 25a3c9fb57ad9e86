import { DEVICE, HTTP, I18N, OVERLAYS, type PopUpContext, popUps, SITE } from '@foyer/sdk'
import {
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeOverlays,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { cleanup, render } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { vi } from 'vitest'
import type { BannersAnswer, PopUpBanner } from './banners-answer.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const BANNER: PopUpBanner = {
  groupName: '',
  url: '/cdn/pop-7.png',
  title: '',
  linkageType: '',
  linkage: '',
  vendor: undefined,
  gameType: undefined,
  nodeId: undefined,
  roomId: undefined,
}
export const listing = (...banners: readonly PopUpBanner[]): BannersAnswer => ({ banners, refused: [] })
export const CDN = 'https://img.test'
const png = (): Promise<Response> =>
  Promise.resolve(new Response('png', { headers: { 'content-type': 'image/png' } }))

export interface World {
  readonly place?: 1 | 2
  readonly answer?: unknown
  readonly settings?: Readonly<Record<string, unknown>>
  readonly stored?: Readonly<Record<string, string>>
  readonly device?: Parameters<typeof fakeDevice>[0]
}
/** Starts the plugin with fakes around it. */
export async function start({ place = 1, answer = listing(BANNER), settings, stored, device }: World = {}) {
  const http = fakeHttp({ 'download-image.banners': answer })
  const overlays = fakeOverlays()
  const storage = fakeStorage(stored)
  const player = fakeDevice(device)
  const Shown = (): ReactNode => {
    const opened = overlays.opened.at(-1)
    const component = opened?.component as FunctionComponent<{ close: (result?: string) => void }>
    return opened?.open
      ? createElement(component, { close: (result) => opened.close(result) })
      : createElement('i')
  }
  const module = await import('./download-image.ts')
  const test = await testPlugin(
    { ...plugin, load: () => ({ ...module, Shown }) },
    {
      services: {
        [DEVICE]: player,
        [HTTP]: http,
        [I18N]: fakeI18n(EN),
        [OVERLAYS]: overlays,
        [SITE]: fakeSite(),
      },
      settings: { pictureOrigin: CDN, ...settings },
      storage,
      texts: EN,
    },
  )
  const leaving = new AbortController()
  const moment: PopUpContext = {
    path: '/m/home',
    member: undefined,
    device: player,
    now: 0,
    signal: leaving.signal,
  }
  const popUp = test.contributions(popUps).find(({ key }) => key === `download-image-${place}`)
  if (!popUp) throw new Error('no pop-up')
  const decide = async () => popUp.decide(moment)
  const open = async () => {
    const decision = await decide()
    if (decision.kind !== 'show') throw new Error(decision.reason)
    const end = decision.open()
    render(test.element('Shown'))
    return end
  }
  const codes = () => test.logger.entries.map(({ subject }) => String(subject).split(':')[0])
  return { test, http, overlays, storage, popUp, moment, decide, open, leave: () => leaving.abort(), codes }
}

/** The files that links were clicked to save. */
export const downloads: string[] = []
/** What the browser's own sheet was given; it answers as `sheet` does. */
export const shared: string[] = []

/** Before each test: a browser that saves files. */
export function setUpPage(): void {
  downloads.length = shared.length = 0
  vi.stubGlobal('fetch', vi.fn(png))
  URL.createObjectURL = () => 'blob:https://lotus.example/1'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
}

/** After each test. */
export function leavePage(): void {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
