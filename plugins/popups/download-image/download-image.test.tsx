import { DEVICE, HTTP, HttpError, I18N, OVERLAYS, type PopUpContext, popUps, SITE } from '@foyer/sdk'
import {
  describeConformance,
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeOverlays,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BannersAnswer, PopUpBanner } from './banners-answer.ts'
import { options } from './conformance.ts'
import { DOWNLOAD_IMAGE_DELAY_MS, PICTURE_LIMIT_MS } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, { ...options, texts: { EN } }, { describe, it })

const BANNER: PopUpBanner = {
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
const listing = (...banners: readonly PopUpBanner[]): BannersAnswer => ({ banners, refused: [] })
const CDN = 'https://img.test'
const png = (): Promise<Response> =>
  Promise.resolve(new Response('png', { headers: { 'content-type': 'image/png' } }))

interface World {
  readonly place?: 1 | 2
  readonly answer?: unknown
  readonly settings?: Readonly<Record<string, unknown>>
  readonly stored?: Readonly<Record<string, string>>
  readonly device?: Parameters<typeof fakeDevice>[0]
}
async function start({ place = 1, answer = listing(BANNER), settings, stored, device }: World = {}) {
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
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
/** The files that links were clicked to save. */
const downloads: string[] = []
/** What the browser's own sheet was given; it answers as `sheet` does. */
const shared: string[] = []
const stubShare = (sheet: () => Promise<void>) =>
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone)',
    canShare: () => true,
    share: ({ files }: ShareData) => (shared.push(files?.[0]?.name ?? ''), sheet()),
  })

beforeEach(() => {
  downloads.length = shared.length = 0
  vi.stubGlobal('fetch', vi.fn(png))
  URL.createObjectURL = () => 'blob:https://lotus.example/1'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the decision', () => {
  it('[CO-10][ST-24] is made 20 s after the arrival, or when the merchant says', async () => {
    const { popUp, moment } = await start()
    expect([DOWNLOAD_IMAGE_DELAY_MS, popUp.delayMs(moment)]).toEqual([20_000, 20_000])
    const other = await start({ settings: { delayMs: 500 } })
    expect(other.popUp.delayMs(moment)).toBe(500)
  })

  it('[EN-20b] asks for the groups m_popup1 and m_popup2, or those that the merchant names', async () => {
    for (const [place, settings, group] of [
      [1, {}, 'm_popup1'],
      [2, {}, 'm_popup2'],
      [1, { group1: 'm_poster' }, 'm_poster'],
    ] as const) {
      const { http, decide } = await start({ place, settings })
      await decide()
      expect(http.calls.map(({ query }) => query)).toEqual([{ groupName: group }])
    }
  })

  it.each<[string, World, string]>([
    ['in the app', { device: { shell: 'native' } }, 'installed'],
    ['from the home screen', { device: { shell: 'pwa' } }, 'installed'],
    ['closed before', { stored: { 'popups.download-image.1.closed': 'true' } }, 'closed in this session'],
    ['switched off', { settings: { group1: '' } }, 'switched off'],
  ])('[ST-24] %s, nothing is asked or shown', async (_case, world, reason) => {
    const { http, decide } = await start(world)
    expect([await decide(), http.calls]).toEqual([{ kind: 'skip', reason }, []])
  })

  it.each<[string, World, string, readonly string[]]>([
    ['no banner', { answer: listing() }, 'no picture', []],
    ['another group’s banner', { answer: listing({ ...BANNER, groupName: 'm_home' }) }, 'no picture', []],
    ['a failed call', { answer: new HttpError('HT-NETWORK', 'gone', 'x') }, 'pictures could not be fetched', []],
    ['an unsafe address', { answer: listing({ ...BANNER, url: 'http://img.example/a.png' }) }, 'picture refused', ['DI-ADDRESS']],
    ['a file that was saved', { stored: { 'popups.download-image.last-1': 'pop-7.png' } }, 'saved before', []],
    ['entries that are none', { answer: { banners: [], refused: ['value.0: url'] } }, 'no picture', ['DI-SHAPE']],
  ])('[ST-24] %s: nothing is shown', async (_case, world, reason, codes) => {
    const shown = await start(world)
    expect(await shown.decide()).toEqual({ kind: 'skip', reason })
    expect(shown.codes()).toEqual(codes)
  }) // prettier-ignore

  it.each<[string, () => Promise<Response>]>([
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is a page', () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }))],
  ])('a picture that %s is not shown, and reported', async (_case, answer) => {
    vi.stubGlobal('fetch', answer)
    const { decide, codes } = await start()
    expect(await decide()).toEqual({ kind: 'skip', reason: 'picture does not load' })
    expect(codes()).toEqual(['DI-PICTURE'])
  })

  it('a picture that takes too long is not shown', async () => {
    const { decide, codes } = await start()
    await decide()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const deciding = decide()
    await vi.advanceTimersByTimeAsync(PICTURE_LIMIT_MS)
    expect(await deciding).toMatchObject({ kind: 'skip' })
    expect(codes()).toEqual(['DI-PICTURE'])
  })

  it('a banner that cannot be used gives way to the next', async () => {
    const { decide } = await start({ answer: listing({ ...BANNER, url: 'data:image/png,x' }, BANNER) })
    expect((await decide()).kind).toBe('show')
  })
})

describe('pop-up 1', () => {
  it('[OV-13] shows the picture with ‘save’, and without a link nothing more', async () => {
    const { open, overlays } = await start()
    void open()
    await screen.findByRole('img')
    const picture = screen.getByRole('img')
    expect([picture.getAttribute('src'), picture.getAttribute('width')]).toEqual([
      `${CDN}/cdn/pop-7.png`,
      '640',
    ])
    expect(buttons()).toEqual([EN.close, EN.save])
    expect(overlays.opened[0]?.options).toMatchObject({ label: EN.title, priority: 'download-image' })
  })

  it('[OV-13] copies its link', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } })
    const { open, overlays } = await start({
      answer: listing({ ...BANNER, linkageType: 'URL', linkage: '/m/activity' }),
    })
    void open()
    await screen.findByRole('img')
    expect(buttons()).toEqual([EN.close, EN.save, EN.copy_link])
    await press(EN.copy_link)
    expect(writeText.mock.calls).toEqual([[`${location.origin}/m/activity`]])
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.copied])
  })

  it('a link that cannot be used is reported, and not offered', async () => {
    const { open, codes } = await start({
      answer: listing({ ...BANNER, linkageType: 'URL', linkage: 'javascript:1' }),
    })
    void open()
    await screen.findByRole('img')
    expect([buttons(), codes()]).toEqual([[EN.close, EN.save], ['DI-LINK']])
  })

  it('[OV-13][ST-24] ‘save’ saves the file, tells so, closes, and stores name and flag', async () => {
    const { open, overlays, storage } = await start()
    const end = open()
    await screen.findByRole('img')
    await press(EN.save)
    expect(downloads).toEqual(['pop-7.png'])
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.saved])
    expect(await end).toBe('seen')
    expect(Object.fromEntries(storage.stored)).toEqual({
      'popups.download-image.last-1': 'pop-7.png',
      'popups.download-image.1.closed': 'true',
    })
  })

  it.each([
    ['/cdn/bonus.apk', 'bonus.apk.png'],
    ['/cdn/photo%E2%80%AEgnp.exe', 'photo_gnp.exe.png'],
    ['/cdn/a.JPEG', 'a.JPEG'],
    ['/cdn/a', 'a.png'],
  ])('[OV-13] saves a picture as a picture, whatever the address calls it: %s', async (url, name) => {
    const { open } = await start({ answer: listing({ ...BANNER, url }) })
    void open()
    await screen.findByRole('img')
    await press(EN.save)
    expect(downloads).toEqual([name])
  })

  it('[ST-24] closing stores the same, so that only another file comes again in the next session', async () => {
    const { open, storage } = await start()
    const end = open()
    await screen.findByRole('img')
    await press(EN.close)
    expect(await end).toBe('seen')
    const stored = Object.fromEntries(storage.stored)
    expect((await start({ stored }).then(({ decide }) => decide())).kind).toBe('skip')
    const { 'popups.download-image.last-1': last } = stored
    const nextSession = { 'popups.download-image.last-1': last ?? '' }
    expect(await start({ stored: nextSession }).then(({ decide }) => decide())).toMatchObject({
      reason: 'saved before',
    })
    const answer = listing({ ...BANNER, url: '/cdn/pop-8.png' })
    expect((await start({ stored: nextSession, answer }).then(({ decide }) => decide())).kind).toBe('show')
  })

  it('a player who leaves has not seen it', async () => {
    const { open, storage, leave } = await start()
    const end = open()
    await screen.findByRole('img')
    leave()
    expect([await end, storage.stored.size]).toEqual(['withdrawn', 0])
  })

  it('[OV-13] on iOS ‘save’ opens the device’s own sheet', async () => {
    stubShare(() => Promise.resolve())
    const { open } = await start({ device: { platform: 'ios' } })
    const end = open()
    await screen.findByRole('img')
    await press(EN.save)
    expect([shared, downloads, await end]).toEqual([['pop-7.png'], [], 'seen'])
  })

  it('a sheet that the player closes leaves the pop-up as it was', async () => {
    stubShare(() => Promise.reject(new DOMException('', 'AbortError')))
    const { open, storage } = await start({ device: { platform: 'ios' } })
    void open()
    await screen.findByRole('img')
    await press(EN.save)
    expect([buttons(), storage.stored.size]).toEqual([[EN.close, EN.save], 0])
  })

  it.each<[string, World, string]>([
    ['a picture that the site cannot read', { settings: { pictureOrigin: undefined } }, EN.by_hand],
    ['a computer', { settings: { pictureOrigin: undefined }, device: { platform: 'other' } }, EN.by_mouse],
    ['iOS without a sheet for files', { device: { platform: 'ios' } }, EN.by_hand],
  ])('[OV-13] tells how to save by hand: %s', async (_case, world, text) => {
    const { open } = await start(world)
    void open()
    await screen.findByRole('img')
    await press(EN.save)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('img').getAttribute('aria-describedby')).toBe(screen.getByText(text).id)
    expect([buttons(), downloads]).toEqual([[EN.close], []])
  })

  it('asks for no file that the site may not read', async () => {
    const { decide } = await start({ settings: { pictureOrigin: undefined } })
    await decide()
    expect(vi.mocked(fetch).mock.calls).toEqual([])
  })
})

describe('pop-up 2', () => {
  it('[OV-14] shows a text and ‘save’, without the picture', async () => {
    const { open } = await start({
      place: 2,
      answer: listing({ ...BANNER, linkageType: 'URL', linkage: '/m/home' }),
    })
    const end = open()
    await screen.findByText(EN.tip)
    expect([buttons(), screen.queryByRole('img')]).toEqual([[EN.close, EN.save], null])
    await press(EN.save)
    expect([downloads, await end]).toEqual([['pop-7.png'], 'seen'])
  })

  it('[OV-14] has the gateway’s text', async () => {
    const { open } = await start({ place: 2, answer: listing({ ...BANNER, title: 'Our addresses of May' }) })
    void open()
    expect(await screen.findByText('Our addresses of May')).toBeTruthy()
  })

  it('[OV-14] shows the picture where it can be saved by hand only', async () => {
    const { open } = await start({ place: 2, settings: { pictureOrigin: undefined } })
    void open()
    await screen.findByText(EN.tip)
    await press(EN.save)
    expect(screen.getByRole('img').getAttribute('src')).toBe(`${CDN}/cdn/pop-7.png`)
    expect(screen.getByText(EN.by_hand)).toBeTruthy()
  })

  it('[ST-24] stores its own name and flag', async () => {
    const { open, storage } = await start({ place: 2 })
    const end = open()
    await screen.findByText(EN.tip)
    await press(EN.close)
    await end
    expect([...storage.stored.keys()].sort()).toEqual([
      'popups.download-image.2.closed',
      'popups.download-image.last-2',
    ])
  })
})
