import { CONSENT, createStore, DEVICE, type Device, evaluate, type Facts, OVERLAYS, SITE } from '@foyer/sdk'
import {
  describeConformance,
  fakeConsent,
  fakeDevice,
  fakeOverlays,
  fakeServices,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AVAILABLE_PROMOTIONS, type PromotionsState } from '../../promotions/contract.ts'
import { frameBottom } from '../../site/contract.ts'
import { INSTALLER, type InstallOffer, type InstallResult } from '../contract/installer.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin, { manifest } from './manifest.ts'

describeConformance(plugin, options, { describe, it })

beforeEach(() => document.body.append(Object.assign(document.createElement('main'), { tabIndex: -1 })))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const APP: InstallOffer = { appUrl: 'https://d.example/a', iconUrl: 'https://d.example/i.png', web: 'prompt' }
const promotions = (enabled: boolean): PromotionsState => ({
  step: 'known',
  promotions: { APP_DOWNLOAD: { enabled, count: 1 }, REFERRAL: { enabled: false, count: 0 } },
})

interface World {
  readonly offer?: InstallOffer | undefined
  readonly device?: Partial<Device>
  readonly stored?: Readonly<Record<string, string>>
  readonly downloads?: boolean
  readonly installs?: InstallResult
  readonly asks?: boolean
}

async function start({
  offer = APP,
  device = {},
  stored = {},
  downloads = true,
  installs = 'accepted',
  asks = false,
}: World = {}) {
  const installer = {
    offer: createStore<InstallOffer | undefined>(offer),
    downloadApp: vi.fn(() => downloads),
    installWebApp: vi.fn(() => Promise.resolve(installs)),
  }
  const storage = fakeStorage(stored)
  const overlays = fakeOverlays()
  const consent = fakeConsent({ asks })
  const available = createStore<PromotionsState>({ step: 'unknown' })
  const module = await import('./bar.ts')
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CONSENT]: consent,
    [DEVICE]: fakeDevice(device),
    [OVERLAYS]: overlays,
    [SITE]: fakeSite({ merchant: { id: 'lotus', name: 'Lotus' } }),
    [INSTALLER]: installer,
    [AVAILABLE_PROMOTIONS]: { state: available, refresh: () => Promise.resolve() },
  }
  const Shown: FunctionComponent<{ readonly bare: boolean }> = (props) => {
    const [Bar] = test.contributions(frameBottom) as readonly FunctionComponent<typeof props>[]
    return Bar ? createElement(Bar, props) : null
  }
  const test = await testPlugin(
    { ...plugin, load: () => ({ ...module, Shown }) },
    { services, texts: EN, storage, settings: { show: true } },
  )
  await vi.dynamicImportSettled()
  const draw = (bare = false) => render(test.element('Shown', { bare }))
  return { test, installer, overlays, storage, consent, available, draw }
}

const bar = () => screen.queryByRole('complementary', { name: EN.label })
const picture = () => bar()?.querySelector('img')
const button = (name: string) => screen.getByRole('button', { name })

describe('the bar', () => {
  it('[OV-04] has the app’s icon, its name, five stars in words, and a button', async () => {
    const { draw } = await start()
    draw()
    expect(picture()?.getAttribute('src')).toBe('https://d.example/i.png')
    expect(screen.getByText('Lotus')).toBeTruthy()
    expect(screen.getByText(EN.rating).parentElement?.querySelectorAll('svg')).toHaveLength(5)
    expect(screen.queryByText(EN.gift)).toBeNull()
    expect(button('Install Lotus')).toBeTruthy()
  })

  it('[OV-04] has a gift while a promotion for the download is enabled', async () => {
    const { draw, available } = await start()
    draw()
    act(() => available.set(promotions(true)))
    expect(screen.getByText(EN.gift)).toBeTruthy()
    act(() => available.set(promotions(false)))
    expect(screen.queryByText(EN.gift)).toBeNull()
  })

  it.each([
    ['there is no picture of the app', { ...APP, iconUrl: undefined }, false],
    ['that picture does not load', APP, true],
  ])('has the merchant’s icon where %s', async (_case, offer, breaks) => {
    const { draw } = await start({ offer })
    draw()
    const image = picture()
    if (breaks && image) fireEvent.error(image)
    expect(picture()?.getAttribute('src')).toBe('/m/brand/lotus/icon.svg')
  })

  it.each([
    ['the app', true, [1, 0]],
    ['the home screen where there is no app', false, [1, 1]],
  ])('installs %s', async (_case, downloads, calls) => {
    const { draw, installer } = await start({ downloads })
    draw()
    fireEvent.click(button('Install Lotus'))
    expect([installer.downloadApp, installer.installWebApp].map(({ mock }) => mock.calls.length)).toEqual(
      calls,
    )
  })

  it.each<[InstallResult, readonly string[]]>([
    ['unavailable', [EN.not_installed]],
    ['accepted', []],
    ['dismissed', []],
    ['guided', []],
  ])('tells only where the browser does not install: %s', async (installs, texts) => {
    const { draw, overlays } = await start({ downloads: false, installs })
    draw()
    await act(async () => void fireEvent.click(button('Install Lotus')))
    expect(overlays.toasts.map(({ text }) => text)).toEqual(texts)
  })

  it('[ST-12] [EN-14b] is hidden for the session once closed, and the focus stays on the page', async () => {
    const { test, draw, storage } = await start()
    draw()
    button(EN.close).focus()
    fireEvent.click(button(EN.close))
    expect(storage.stored.get('hideDownloadBar')).toBe('1')
    expect(test.contributions(frameBottom)).toEqual([])
    expect(document.activeElement?.tagName).toBe('MAIN')
    cleanup()
    const again = await start({ stored: Object.fromEntries(storage.stored) })
    expect(again.test.contributions(frameBottom)).toEqual([])
  })

  it('[ST-12] removes the session’s key when it is shown', async () => {
    const { storage } = await start({ stored: { hideDownloadBar: '0' } })
    expect(storage.stored.has('hideDownloadBar')).toBe(false)
  })

  it.each([
    ['browser', 'on'],
    ['native', 'off'],
    ['pwa', 'off'],
    ['webclip', 'off'],
  ])('[ST-12] in the shell %s the plugin is %s', (shell, state) => {
    const facts: Facts = {
      switch: {}, consent: {}, setting: { [manifest.id]: { show: true } }, member: {}, device: { [shell]: true }, session: {},
      site: {}, fresh: true,
    } // prettier-ignore
    expect(evaluate(manifest.when, facts, manifest.id).state).toBe(state)
  })

  it('is shown when the offer comes, and goes with it', async () => {
    const { test, installer } = await start({ offer: { appUrl: undefined, iconUrl: undefined, web: 'none' } })
    expect(test.contributions(frameBottom)).toEqual([])
    installer.offer.set(APP)
    await vi.dynamicImportSettled()
    expect(test.contributions(frameBottom)).toHaveLength(1)
    installer.offer.set(undefined)
    expect(test.contributions(frameBottom)).toEqual([])
  })

  it('waits for the player’s answer where the merchant asks for consent', async () => {
    const { test, consent } = await start({ asks: true })
    expect(test.contributions(frameBottom)).toEqual([])
    consent.grant({ marketing: false, analytics: false, support: false })
    await vi.dynamicImportSettled()
    expect(test.contributions(frameBottom)).toHaveLength(1)
  })

  it('leaves a bare screen alone', async () => {
    const { draw } = await start()
    draw(true)
    expect(bar()).toBeNull()
  })

  it('gives the page’s end room, and takes it back', async () => {
    const { draw } = await start()
    const { unmount } = draw()
    expect(document.documentElement.style.getPropertyValue('--bottom-notice')).toMatch(/px$/)
    unmount()
    expect(document.documentElement.style.getPropertyValue('--bottom-notice')).toBe('')
  })
})
