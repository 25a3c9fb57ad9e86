import { createStore, type Plugin, type ReachabilityState, type Route } from '@foyer/sdk'
import type { PluginStatus } from '@foyer/sdk/internal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OwnedContribution } from '../kernel/host/extension-points/contribution-entry.ts'
import { AHEAD_MS, fetchAhead } from './fetch-ahead.ts'

/** A frame is drawn, and what waits for it runs. */
const FRAME_MS = 20
/** Each part waits for an idle moment. */
const IDLE_MS = 100

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1))
})
afterEach(async () => {
  touch() // ends the listening of a test that did not touch
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

function touch(element: Element = document.body): void {
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
}
const linkTo = (href: string): Element => {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`
  return document.querySelector('span') as Element
}
const screen = (plugin: string, path: string): OwnedContribution<Route> => ({
  plugin,
  key: path,
  state: 'on',
  value: { path, access: 'public', component: 'Screen' },
})

interface Page {
  readonly statuses?: Readonly<Record<string, PluginStatus>>
  readonly network?: ReachabilityState
  /** The part of this plugin cannot be fetched. */
  readonly broken?: string
}

/** Opens a page with the plugins a, b and c; returns what is fetched of them, in order. */
function open({ statuses = {}, network = 'online', broken }: Page = {}): readonly string[] {
  const fetched: string[] = []
  const ports = {
    i18n: { load: async (plugin: string) => void fetched.push(`${plugin} texts`) },
    reachability: { state: createStore<ReachabilityState>(network) },
    screens: createStore([screen('c', '/m/c/:id'), screen('x', '/m/x')]),
    view: { status: (plugin: string) => createStore(statuses[plugin] ?? 'starting') },
  }
  const plugin = (id: string, ...parts: string[]): Plugin =>
    ({
      manifest: { id },
      load: vi.fn(),
      ahead: parts.map((part) => async () => {
        if (id === broken) throw new TypeError('Failed to fetch')
        fetched.push(part)
      }),
    }) as unknown as Plugin
  fetchAhead(ports as never, [plugin('a', 'a1', 'a2'), plugin('none'), plugin('b', 'b'), plugin('c', 'c')])
  return fetched
}
const ALL = ['a1', 'a texts', 'a2', 'a texts', 'b', 'b texts', 'c', 'c texts']

it('fetches the parts and texts of each plugin after the tenth second, in idle moments, and nothing before', async () => {
  const fetched = open()
  await vi.advanceTimersByTimeAsync(AHEAD_MS - 1)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(IDLE_MS)
  expect(fetched).toEqual(ALL)
})

it('fetches at the first touch, without a pause', async () => {
  const fetched = open()
  touch()
  touch()
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  expect(fetched).toEqual(ALL)
})

it.each([
  ['/m/c/7?x=1', 'c'],
  ['/m/x', 'a1'],
])('begins with the screen that the touched link %s leads to: %s', async (href, first) => {
  const fetched = open()
  touch(linkTo(href))
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  expect(fetched[0]).toBe(first)
})

it.each<[string, Page, readonly string[]]>([
  [
    '[KN-01] of a plugin that is off or has failed',
    { statuses: { a: 'off', b: 'failed' } },
    ['c', 'c texts'],
  ],
  ['while the device is offline', { network: 'offline' }, []],
  ['after a part that cannot be fetched', { broken: 'b' }, [...ALL.slice(0, 4), 'b texts']],
])('fetches nothing %s', async (_what, page, parts) => {
  const fetched = open(page)
  touch()
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  expect(fetched).toEqual(parts)
})

it('fetches nothing while the device saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const fetched = open()
  touch()
  await vi.advanceTimersByTimeAsync(AHEAD_MS + IDLE_MS)
  expect(fetched).toEqual([])
})
