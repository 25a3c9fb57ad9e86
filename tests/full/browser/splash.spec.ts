import { enter, expect, test } from '../../e2e/site.ts'
import { ageSlowly, seenBy, splash, wasShown, watch } from '../../e2e/splash.ts'

// The splash is not shown where motion is reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
