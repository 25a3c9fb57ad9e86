import type { Locator, Page } from '@playwright/test'

const SPLASH = '[aria-hidden="true"] > img[width="280"]'

export const splash = (page: Page): Locator => page.locator(SPLASH)

/** Notes what the browser measures, and when the splash is there. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript((selector) => {
    const seen = { shifts: 0, wasLargest: false, splash: 0 }
    Reflect.set(globalThis, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = Reflect.get(entry, 'element') as Element | null
        if (element?.matches(selector)) seen.wasLargest = true
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new MutationObserver(() => {
      if (document.querySelector(selector)) seen.splash++
    }).observe(document, { childList: true, subtree: true })
  }, SPLASH)

interface Seen {
  readonly shifts: number
  readonly wasLargest: boolean
  readonly splash: number
}

export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)

/**
 * On a slow machine the page would be too old for a splash before it has started: its clock runs slower. What a test asks
 * counts as the player's input for the browser, so this page does not know of any before an event.
 */
export const ageSlowly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: undefined })
    const now = performance.now.bind(performance)
    performance.now = () => now() / 20
  })

export const wasShown = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('popups.splash.closed'))
