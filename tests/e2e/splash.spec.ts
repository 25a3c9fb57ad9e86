import type { Locator, Page } from '@playwright/test'
import { enter, expect, siteReady, test } from './site.ts'

// The splash is not shown where motion is reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const SPLASH = '[aria-hidden="true"] > img[width="280"]'
const splash = (page: Page): Locator => page.locator(SPLASH)

/** Notes what the browser measures, and when the splash is there. */
const watch = (page: Page): Promise<unknown> =>
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
const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)
/**
 * On a slow machine the page would be too old for a splash before it has started: its clock runs slower. What a test asks
 * counts as the player's input for the browser, so this page does not know of any before an event.
 */
const ageSlowly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: undefined })
    const now = performance.now.bind(performance)
    performance.now = () => now() / 20
  })
/** An older page shows no splash any more. */
const tooLate = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Date.now() - performance.timeOrigin > 4_500)
const wasShown = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('popups.splash.closed'))

test('[ST-25] the splash comes after the page, moves nothing, is no largest paint, and goes; once in a session', async ({
  page,
}) => {
  await ageSlowly(page)
  await watch(page)
  await enter(page, '/m/home', { splash: 'picture' })
  await expect.poll(() => wasShown(page)).toBe('true')
  await expect(splash(page)).toHaveCount(0)
  const { shifts, wasLargest, splash: count } = await seenBy(page)
  expect(count).toBeGreaterThan(0)
  expect(shifts).toBe(0)
  expect(wasLargest).toBe(false)
  await page.reload()
  await siteReady(page)
  await tooLate(page)
  expect((await seenBy(page)).splash).toBe(0)
})

test('[ST-25] the first tap ends it, and does what it would do without', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await ageSlowly(page)
  await enter(page, '/m/home', { splash: 'logo' })
  // The time stands still between the steps, so that it does not end the splash.
  const STEP_MS = 100
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS)
        return splash(page).isVisible()
      },
      { intervals: [STEP_MS] },
    )
    .toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  // It is shown for 1.4 s, and gone after 0.15 s where it is ended.
  for (let passedMs = 0; passedMs < 500; passedMs += STEP_MS) await page.clock.runFor(STEP_MS)
  await expect(splash(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('[ST-25] with reduced motion there is none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ageSlowly(page)
  await watch(page)
  const reason = page.waitForEvent('console', (message) => message.text().startsWith('[foyer] no splash'))
  await enter(page, '/m/home', { splash: 'logo' })
  expect((await reason).text()).toBe('[foyer] no splash: reduced motion')
  expect((await seenBy(page)).splash).toBe(0)
  expect(await wasShown(page)).toBeNull()
})
