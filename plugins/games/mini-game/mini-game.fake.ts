import { CLOCK, I18N, OVERLAYS, REACHABILITY, SITE } from '@foyer/sdk'
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
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { vi } from 'vitest'
import { frameBottom } from '../../site/contract.ts'
import { SCRIPT_GLOBAL } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { POSITION } from './use-floating.ts'

export const BUTTON_PX = 56

/** What a test may change of the page. */
export const page = {
  /** The area between header and tab bar; it changes as a window changes. */
  area: { width: 360, height: 600 },
}

export const ended = vi.fn()
export const good = { mount: (element: HTMLElement) => (element.append('the game'), ended) }
export const leave = (given: unknown) => () => Reflect.set(globalThis, SCRIPT_GLOBAL, given)

interface Given {
  readonly switches?: Readonly<Record<string, boolean>>
  readonly loadScript?: (url: string) => unknown
  readonly stored?: { readonly x: number; readonly y: number }
  readonly clock?: FakeClock
}

/** Starts the plugin with fakes around it. */
export async function start({ switches = { LOTTMINIGAME3: true }, loadScript = leave(good), stored, clock = fakeClock() }: Given = {}) {
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

export const button = () => screen.getByRole('button', { name: EN.open })
export const place = () => {
  const [, x, y] = /translate\(([\d.-]+)px, ([\d.-]+)px\)/.exec(button().style.transform) ?? []
  return [hundredths(x), hundredths(y)]
}
const hundredths = (text: string | undefined): number => Math.round(Number(text) * 100) / 100
/** A pointer event at a place of the window. */
export function pointer(
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  x = 0,
  y = 0,
): void {
  const event = createEvent[type](button(), { pointerId: 1, button: 0, clientX: x, clientY: y })
  fireEvent(button(), event)
}

/** Before each test. */
export function setUpPage(): void {
  vi.useFakeTimers()
  page.area = { width: 360, height: 600 }
  vi.stubGlobal('innerWidth', 360)
  ended.mockReset()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ ...page.area }) as DOMRect)
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(BUTTON_PX)
  HTMLElement.prototype.setPointerCapture = () => {}
}

/** After each test. */
export function leavePage(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.dir = ''
}
