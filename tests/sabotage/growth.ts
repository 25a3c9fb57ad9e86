import type { CDPSession, Page, Request } from '@playwright/test'
import { enter, expect } from '../e2e/site.ts'
import { demand, ready, stateOf } from './drive.ts'

/** A page's memory usage after garbage collection. */
export interface PageUsage {
  readonly heapBytes: number
  readonly nodes: number
  readonly listeners: number
}
export interface Toggling {
  readonly plugin: string
  /** Before anything is measured: code is compiled, caches fill. */
  readonly warmUp: number
  /** Cycles in each of the measured stretches. */
  readonly stretch: number
  /** Measured stretches. Short ones need more: code that arrives or is dropped meanwhile moves several of them. */
  readonly stretches?: number
  readonly how?: 'none' | 'leaks'
}

const STRETCHES = 3
/** What a page's start and its requests may take on a busy machine. */
const BUSY_MS = 30_000

/**
 * What one off and on of a plugin leaves behind: its growth for each cycle in that of the stretches which grew least, or, of
 * many, second least. A leak grows in every stretch; a buffer that doubles, or code that is compiled, in a few; and in one, now
 * and then, V8 drops some 300 KB of code that has not run for a while.
 */
export async function growthOf(page: Page, toggling: Toggling): Promise<PageUsage> {
  const { plugin, warmUp, stretch, stretches = STRETCHES, how = 'none' } = toggling
  // A carousel that moves, or winners that scroll by, make and drop things of their own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, '/m/home', { break: `${plugin}:${how}` })
  await ready(page)
  await demand(page, plugin)
  await expect.poll(() => stateOf(page, plugin)).toBe('active')
  // The last errand of a page's start: by then its lists and pictures are there, and nothing more comes by itself.
  const build = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('foyer.build'))
  await expect.poll(build, { timeout: BUSY_MS }).not.toBeNull()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  const underWay = requestsUnderWay(page)
  const usageAfter = async (cycles: number): Promise<PageUsage> => {
    await cycle(page, plugin, cycles)
    // A picture that is on its way holds its element, and all that this stands in.
    await expect.poll(() => underWay.size, { timeout: BUSY_MS }).toBe(0)
    return measureUsage(cdp)
  }
  const points = [await usageAfter(warmUp)]
  for (let at = 0; at < stretches; at++) points.push(await usageAfter(stretch))
  await cdp.detach()
  const grown = (of: keyof PageUsage): number => {
    const growths = points.slice(1).map((point, at) => point[of] - (points[at]?.[of] ?? 0))
    return (
      ([...growths].sort((one, other) => one - other)[Math.floor((stretches - 1) / 4)] ?? Number.NaN) /
      stretch
    )
  }
  return { heapBytes: grown('heapBytes'), nodes: grown('nodes'), listeners: grown('listeners') }
}

function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/** Off, seen by everybody, and on, so many times. Throws where the plugin does not follow. */
const cycle = (page: Page, plugin: string, times: number): Promise<void> =>
  page.evaluate(
    async ([id, count]) => {
      const test = globalThis.foyerTest
      if (!test) throw new Error('this is not the sabotage build')
      // React renders, and what it has put off runs.
      const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
      for (let at = 0; at < count; at++)
        for (const on of [false, true]) {
          await test.toggle(id, on)
          await rendered()
          const state = test.kernel.host.state(id)
          if (state !== (on ? 'active' : 'off')) throw new Error(`${id} is ${state} in cycle ${at}`)
        }
    },
    [plugin, times] as const,
  )

/** After garbage collection. */
export async function measureUsage(cdp: CDPSession): Promise<PageUsage> {
  // The browser's own memory of what was logged.
  await cdp.send('Runtime.discardConsoleEntries')
  // What the first collection frees may hold more, through finalizers and weak maps.
  for (let pass = 0; pass < 3; pass++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners }
}

/**
 * Nodes or listeners for each cycle that are a leak. A leak leaves one in each; what the page itself frees meanwhile takes some
 * of them back, and what it makes (the document of an image, say) is less.
 */
export const LEAKED = 0.5

/** Fails where a cycle leaves something behind. Bytes: what stretches of a plugin that does nothing have shown, twice over. */
export function expectNothingLeft({ heapBytes, nodes, listeners }: PageUsage, noiseBytes: number): void {
  expect.soft(nodes, 'nodes left by a cycle').toBeLessThan(LEAKED)
  expect.soft(listeners, 'listeners left by a cycle').toBeLessThan(LEAKED)
  expect.soft(heapBytes, 'bytes left by a cycle').toBeLessThan(noiseBytes)
}
