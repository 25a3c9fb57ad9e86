import type { Browser, Page } from '@playwright/test'
import { enter } from '../e2e/site.ts'
import { observeVitals, RECORDER, type Vitals, type VitalsRecorder } from './observe-vitals.ts'
import { quiet } from './quiet.ts'
import type { Scenario } from './scenarios.ts'

/** One load of a screen, or one action on it. Milliseconds; CLS has no unit. */
export interface Measurement {
  /** Of a load. */
  readonly lcp?: number
  readonly cls: number
  /** Of an action. */
  readonly inp?: number
  readonly frame: number
  /** Of an action: from the press until what the player waits for is there. */
  readonly answer?: number
}

interface Options {
  /** Of the merchant: `http://lotus.localhost:4173`. */
  readonly origin: string
  /** How much slower than this machine. */
  readonly cpu: number
}

/**
 * Opens the screen cold, as a phone of 360 × 740, and acts on it.
 *
 * @returns a measurement of the load, and one of each action
 */
export async function measure(
  browser: Browser,
  { to, state, content, actions }: Scenario,
  { origin, cpu }: Options,
): Promise<readonly Measurement[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    // Its installation has no fixed moment: it would disturb one run and not the next.
    serviceWorkers: 'block',
  })
  try {
    // tsx wraps named functions in a helper that pages do not have.
    await context.addInitScript('globalThis.__name ??= (value) => value')
    await context.addInitScript(observeVitals, RECORDER)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await enter(page, to, state)
    await content(page).waitFor()
    await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
    await quiet(page)
    const { lcp, cls, frame } = await take(page)
    const measurements: Measurement[] = [{ lcp, cls, frame }]
    for (const { act, answer } of actions) {
      await act(page)
      await answer?.(page).waitFor()
      const answeredAt = await page.evaluate(() => performance.now())
      await quiet(page)
      const { pressedAt, ...taken } = await take(page)
      measurements.push({
        inp: taken.inp,
        cls: taken.cls,
        frame: taken.frame,
        ...(answer && { answer: answeredAt - pressedAt }),
      })
    }
    return measurements
  } finally {
    await context.close()
  }
}

const take = (page: Page): Promise<Vitals> =>
  page.evaluate((name) => (Reflect.get(globalThis, name) as VitalsRecorder).take(), RECORDER)
