import { CLOCK, evaluate, type Facts, I18N, OVERLAYS, REACHABILITY, SITE } from '@foyer/sdk'
import {
  type FakeClock,
  fakeClock,
  fakeI18n,
  fakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameBottom } from '../../site/contract.ts'
import { RETRIES, RETRY_MS, SCRIPT_GLOBAL } from './constants.ts'
import EN from './locales/EN.json'
import plugin, { manifest } from './manifest.ts'
import { POSITION } from './use-floating.ts'

const BUTTON_PX = 56
/** The area between header and tab bar; a test changes it as a window changes. */
let area = { width: 360, height: 600 }
const ended = vi.fn()
const good = { mount: (element: HTMLElement) => (element.append('the game'), ended) }
const leave = (given: unknown) => () => Reflect.set(globalThis, SCRIPT_GLOBAL, given)

interface Given {
  readonly switches?: Readonly<Record<string, boolean>>
  readonly loadScript?: (url: string) => unknown
  readonly stored?: { readonly x: number; readonly y: number }
  readonly clock?: FakeClock
}

async function start({ switches = { LOTTMINIGAME3: true }, loadScript = leave(good), stored, clock = fakeClock() }: Given = {}) {
  const overlays = fakeOverlays()
  const reachability = fakeReachability()
  const site = fakeSite({ status: { switches } })
  const storage = fakeStorage()
  if (stored) storage.set(POSITION, stored)
  const urls: string[] = []
  const services = { ...fakeServices(), [OVERLAYS]: overlays, [REACHABILITY]: reachability, [SITE]: site, [CLOCK]: clock, [I18N]: fakeI18n(EN, 'VI') }
  const test = await testPlugin(plugin, {
    services,
    storage,
    texts: EN,
    loadScript: (url) => (urls.push(url), loadScript(url)),
  })
  await vi.advanceTimersByTimeAsync(0)
  const shown = () => test.contributions(frameBottom)
  const show = (bare = false) => {
    const [Button] = shown()
    if (!Button) throw new Error('no button')
    const name = 'Shown'
    Object.assign(test.module, { [name]: Button })
    render(createElement('div', null, test.element(name, { bare })))
  }
  const codes = () => test.logger.entries.map(({ subject }) => Reflect.get(Object(subject), 'code') as unknown)
  return { test, overlays, reachability, site, storage, urls, shown, show, codes, clock }
} // prettier-ignore

const button = () => screen.getByRole('button', { name: EN.open })
const place = () => {
  const [, x, y] = /translate\(([\d.-]+)px, ([\d.-]+)px\)/.exec(button().style.transform) ?? []
  return [hundredths(x), hundredths(y)]
}
const hundredths = (text: string | undefined): number => Math.round(Number(text) * 100) / 100
/** A pointer event at a place of the window. */
function pointer(type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', x = 0, y = 0): void {
  const event = createEvent[type](button(), { pointerId: 1, button: 0, clientX: x, clientY: y })
  fireEvent(button(), event)
}
const swipe = (from: readonly [number, number], to: readonly [number, number]): void => {
  pointer('pointerDown', ...from)
  pointer('pointerMove', ...to)
  pointer('pointerUp', ...to)
  // Browsers send a click after it.
  fireEvent.click(button())
}

beforeEach(() => {
  vi.useFakeTimers()
  area = { width: 360, height: 600 }
  vi.stubGlobal('innerWidth', 360)
  ended.mockReset()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ ...area }) as DOMRect)
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(BUTTON_PX)
  HTMLElement.prototype.setPointerCapture = () => {}
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.dir = ''
})

const LEAST = 7.2
const MOST = { x: 360 - BUTTON_PX - LEAST, y: 600 - BUTTON_PX - LEAST }

describe('the script', () => {
  it.each([
    [{ LOTTMINIGAME3: true }, 'v1'],
    [{ SEALOTTMINIGAME3: true }, 's1'],
  ] as const)('[CA-28] [RO-10] [ST-26] of %j is %s’s', async (switches, variant) => {
    const { urls, shown, codes, test } = await start({ switches })
    expect(urls).toEqual([`${location.origin}/mini-game/${variant}/minigame.js`])
    expect(shown()).toHaveLength(1)
    expect(codes()).toEqual([])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect(SCRIPT_GLOBAL in globalThis).toBe(false)
  })

  it('[ST-26] is s1’s where both are on, with one report for the page', async () => {
    const switches = { LOTTMINIGAME3: true, SEALOTTMINIGAME3: true }
    const first = await start({ switches })
    expect(first.urls.map((url) => new URL(url).pathname)).toEqual(['/mini-game/s1/minigame.js'])
    expect(first.codes()).toEqual(['MN-BOTH'])
    await first.test.dispose()
    const second = await start({ switches })
    expect([second.shown().length, second.codes()]).toEqual([1, []])
  })

  it('[RO-10] follows the switches while the page runs', async () => {
    const { site, urls, shown, show, overlays } = await start()
    show()
    fireEvent.click(button())
    await act(async () => {
      site.arrive({ switches: { SEALOTTMINIGAME3: true } })
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(urls.map((url) => new URL(url).pathname)).toEqual([
      '/mini-game/v1/minigame.js',
      '/mini-game/s1/minigame.js',
    ])
    expect([shown().length, overlays.opened[0]?.open]).toEqual([1, false])
    await act(async () => site.arrive({ switches: {} }))
    expect(shown()).toEqual([])
  })

  it('[OV-22] [ST-26] is for members alone: its gate is off for a guest and without a switch', () => {
    const state = (session: boolean, switches: object) => {
      const facts: Facts = {
        switch: { ...switches }, session: { loggedIn: session }, consent: {}, setting: {}, member: {}, device: {},
        site: {}, fresh: true,
      } // prettier-ignore
      return evaluate(manifest.when, facts, manifest.id).state
    }
    const off = { LOTTMINIGAME3: false, SEALOTTMINIGAME3: false }
    expect(state(true, { ...off, LOTTMINIGAME3: true })).toBe('on')
    expect(state(true, { ...off, SEALOTTMINIGAME3: true })).toBe('on')
    expect(state(true, off)).toBe('off')
    expect(state(false, { LOTTMINIGAME3: true, SEALOTTMINIGAME3: true })).toBe('off')
  })

  it('[ST-26] leaves nothing when the member logs out: button, open game and global go', async () => {
    const { test, show, overlays, shown } = await start()
    show()
    fireEvent.click(button())
    cleanup()
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect([shown(), overlays.opened[0]?.open]).toEqual([[], false])
  })
})

describe('a script that fails', () => {
  const blocked = () => {
    throw new Error('SC-BLOCKED')
  }

  it.each([
    ['cannot be fetched', blocked, 'MN-LOAD'],
    ['leaves nothing', () => {}, 'MN-CONTRACT'],
    ['leaves a text', leave('game'), 'MN-CONTRACT'],
    ['leaves a game without mount', leave({ start: () => {} }), 'MN-CONTRACT'],
  ])('shows nothing and is reported: %s', async (_, loadScript, code) => {
    const { shown, codes, test } = await start({ loadScript })
    expect([shown(), codes()]).toEqual([[], [code]])
    expect(test.scripts).toEqual([])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  })

  it('is fetched again later, after longer and longer, and then when the network returns', async () => {
    const { urls, shown, reachability } = await start({ loadScript: blocked })
    for (let failed = 0; failed < RETRIES; failed++) {
      await vi.advanceTimersByTimeAsync(RETRY_MS * 2 ** failed - 1)
      expect(urls).toHaveLength(failed + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(urls).toHaveLength(failed + 2)
    }
    await vi.advanceTimersByTimeAsync(RETRY_MS * 1_000)
    expect(urls).toHaveLength(RETRIES + 1)
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.advanceTimersByTimeAsync(0)
    expect([urls.length, shown()]).toEqual([RETRIES + 2, []])
  })

  it('shows the button once it has loaded, and is then not fetched again', async () => {
    let works = false
    const { urls, shown, reachability } = await start({
      loadScript: () => (works ? leave(good)() : blocked()),
    })
    works = true
    await act(async () => void (await vi.advanceTimersByTimeAsync(RETRY_MS)))
    expect([urls.length, shown().length]).toEqual([2, 1])
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.advanceTimersByTimeAsync(RETRY_MS * 100)
    expect([urls.length, shown().length]).toEqual([2, 1])
  })

  it('is not fetched again after a logout', async () => {
    const { urls, test, reachability } = await start({ loadScript: blocked })
    await test.dispose()
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.advanceTimersByTimeAsync(RETRY_MS * 100)
    expect(urls).toHaveLength(1)
  })
})

describe('the button', () => {
  it('is not on a screen without header and tab bar', async () => {
    const { show } = await start()
    show(true)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['ltr', MOST.x],
    ['rtl', LEAST],
  ])('starts above the tab bar at the end of the line: %s', async (dir, x) => {
    document.documentElement.dir = dir
    const { show } = await start()
    show()
    expect(place()).toEqual([x, MOST.y])
  })

  it('[OV-22] is dragged within its bounds, opens nothing by that, and is there again on the next page', async () => {
    const { show, overlays, storage } = await start()
    show()
    swipe([330, 560], [230, 360])
    expect(place()).toEqual([196.8, 336.8])
    expect(overlays.opened).toEqual([])
    expect(storage.get(POSITION)?.x).toBeCloseTo(MOST.x - 100)
    expect(storage.get(POSITION)?.y).toBeCloseTo(MOST.y - 200)
    swipe([200, 300], [-900, 2_000])
    expect(place()).toEqual([LEAST, MOST.y])
    cleanup()
    show()
    expect(place()).toEqual([LEAST, MOST.y])
  })

  it('[OV-22] stays where it is in the SEA variant, by pointer and by key', async () => {
    const { show, storage } = await start({ switches: { SEALOTTMINIGAME3: true }, stored: { x: 20, y: 20 } })
    show()
    swipe([330, 560], [230, 360])
    fireEvent.keyDown(button(), { key: 'ArrowLeft' })
    expect(place()).toEqual([MOST.x, MOST.y])
    expect(storage.get(POSITION)).toEqual({ x: 20, y: 20 })
  })

  it('[CO-12] opens the game by a touch that moved under 2 px, and not by one that moved 2', async () => {
    const { show, overlays } = await start()
    show()
    swipe([330, 560], [332, 560])
    expect(overlays.opened).toEqual([])
    swipe([330, 560], [331.3, 561.3])
    expect(overlays.opened.map(({ options }) => [options.label, options.kind])).toEqual([[EN.title, 'sheet']])
  })

  it('[CO-12] counts a click only 250 ms after the last', async () => {
    const { show, overlays, clock } = await start()
    show()
    const click = () => {
      fireEvent.click(button())
      const { length } = overlays.opened
      overlays.opened.at(-1)?.close()
      return length
    }
    expect(click()).toBe(1)
    clock.time += 249
    expect(click()).toBe(1)
    clock.time += 1
    expect(click()).toBe(2)
    clock.time -= 3_600_000
    expect(click()).toBe(3)
  })

  it('[CO-12] is brought back into its bounds within 250 ms, and returns in a window that grows again', async () => {
    const { show } = await start()
    show()
    area = { width: 320, height: 300 }
    await act(async () => void (await vi.advanceTimersByTimeAsync(249)))
    expect(place()).toEqual([MOST.x, MOST.y])
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
    expect(place()).toEqual([320 - BUTTON_PX - LEAST, 300 - BUTTON_PX - LEAST])
    area = { width: 360, height: 600 }
    fireEvent(window, new Event('resize'))
    expect(place()).toEqual([MOST.x, MOST.y])
  })

  it('is moved by the arrow keys, which the page then does not scroll by', async () => {
    const { show, storage, overlays } = await start({ stored: { x: 100, y: 100 } })
    show()
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight'])
      expect(fireEvent.keyDown(button(), { key })).toBe(false)
    expect(fireEvent.keyDown(button(), { key: 'Tab' })).toBe(true)
    expect(place()).toEqual([124, 52])
    expect(storage.get(POSITION)).toEqual({ x: 124, y: 52 })
    expect(overlays.opened).toEqual([])
  })

  it('opens by a key after a drag whose click never came', async () => {
    const { show, overlays } = await start()
    show()
    pointer('pointerDown', 330, 560)
    pointer('pointerMove', 230, 560)
    pointer('pointerCancel')
    fireEvent.keyDown(button(), { key: 'Enter' })
    fireEvent.click(button())
    expect(overlays.opened).toHaveLength(1)
  })

  it.each([[{ x: 'left' }], ['top'], [{ x: null, y: Infinity }]])(
    'begins at its first place where %j is stored',
    (stored) => {
      expect(POSITION.parse(stored)).toBeUndefined()
    },
  )
})

describe('the panel', () => {
  const open = async (mount: unknown) => {
    const started = await start({ loadScript: leave({ mount }) })
    started.show()
    fireEvent.click(button())
    const opened = started.overlays.opened[0]
    if (!opened) throw new Error('nothing opened')
    const close = vi.fn()
    cleanup()
    Object.assign(started.test.module, { Panel: opened.component })
    render(createElement('div', null, started.test.element('Panel', { close })))
    return { ...started, close }
  }

  it('[OV-22] shows the game, which gets its variant and the player’s language, and ends it', async () => {
    const mount = vi.fn(good.mount)
    const { close } = await open(mount)
    expect(screen.getByText('the game')).toBeTruthy()
    expect(mount.mock.calls[0]).toMatchObject([{}, { variant: 'v1', language: 'VI' }])
    fireEvent.click(screen.getByRole('button', { name: EN.close }))
    expect(close).toHaveBeenCalledOnce()
    cleanup()
    expect(ended).toHaveBeenCalledOnce()
  })

  it('says that a game does not open, and tries again', async () => {
    let broken = true
    const { codes } = await open((element: HTMLElement) => {
      element.append(broken ? 'half of it' : 'the game')
      if (broken) throw new Error('game')
      return ended
    })
    expect(screen.getByRole('alert').textContent).toBe(EN.failed)
    expect(screen.queryByText('half of it')).toBeNull()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: EN.try_again }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('the game')).toBeTruthy()
    expect(codes()).toEqual(['MN-MOUNT'])
  })

  it('survives a game that removes its own element', async () => {
    await open((element: HTMLElement) => (element.append('gone'), element.remove(), ended))
    expect(() => cleanup()).not.toThrow()
    expect(ended).toHaveBeenCalledOnce()
  })
})
