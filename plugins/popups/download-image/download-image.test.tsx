import { HttpError } from '@foyer/sdk'
import { describeConformance } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import { DOWNLOAD_IMAGE_DELAY_MS, PICTURE_LIMIT_MS } from './constants.ts'
import { BANNER, leavePage, listing, setUpPage, start, type World } from './download-image.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, { ...options, texts: { EN } }, { describe, it })

beforeEach(setUpPage)
afterEach(leavePage)

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
