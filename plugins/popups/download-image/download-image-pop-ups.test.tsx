import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BANNER,
  CDN,
  downloads,
  leavePage,
  listing,
  setUpPage,
  shared,
  start,
  type World,
} from './download-image.fake.ts'
import EN from './locales/EN.json'

beforeEach(setUpPage)
afterEach(leavePage)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

const stubShare = (sheet: () => Promise<void>) =>
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone)',
    canShare: () => true,
    share: ({ files }: ShareData) => (shared.push(files?.[0]?.name ?? ''), sheet()),
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
