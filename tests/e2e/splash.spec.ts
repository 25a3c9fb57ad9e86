import type { Page } from '@playwright/test'
import { enter, expect, siteReady, test } from './site.ts'
import { ageSlowly, seenBy, splash, wasShown, watch } from './splash.ts'

/** An older page shows no splash any more. */
const tooLate = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Date.now() - performance.timeOrigin > 4_500)

// The splash is not shown where motion is reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
  // A hundredth of a pixel, by which a count of seconds widens, is no movement.
  expect(shifts).toBeLessThan(0.001)
  expect(wasLargest).toBe(false)
  await page.reload()
  await siteReady(page)
  await tooLate(page)
  expect((await seenBy(page)).splash).toBe(0)
})
