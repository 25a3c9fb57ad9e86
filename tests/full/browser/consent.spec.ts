import type { Page } from '@playwright/test'
import { askStatus, changeWorld, enter, expect, networkQuiet, test, world } from '../../e2e/site.ts'
import {
  answer,
  arrive,
  banner,
  choices,
  cookies,
  isSameDocument,
  markDocument,
  pixel,
  proof,
  script,
} from '../../e2e/consent.ts'

/** Every address that the page asks for from now on. */
function requests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const ofPixel = (asked: readonly string[]): readonly string[] =>
  asked.filter((address) => /facebook|fbevents/.test(address))

// The merchant that asks.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'aurora')) })

test('[TR-16] before the choice nothing of a destination is there: no code, script, cookie, storage, request or global', async ({
  page,
  context,
}) => {
  const asked = requests(page)
  await arrive(page, '/m/home?fbclid=IwAR0ClickOfAnAd')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await networkQuiet(page)
  expect(ofPixel(asked)).toEqual([])
  await expect(script(page)).toHaveCount(0)
  expect(await pixel(page)).toBe('undefined undefined')
  expect(await cookies(context)).toEqual([])
  const storedText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storedText).not.toContain('IwAR0ClickOfAnAd')
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.filter((key) => /^tracking\.|_fb/.test(key))).toEqual([])
  const { vendorCalls, slices } = await world(page)
  expect(vendorCalls).toEqual([])
  expect((slices['tracking.relay'] as { events?: readonly unknown[] } | undefined)?.events ?? []).toEqual([])
})

test('[TR-16] events that wait for a script are dropped with the consent', async ({ page }) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/fbevents/, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await arrive(page)
  const asked = page.waitForRequest(/fbevents/)
  await answer(banner(page), 'Accept all').click()
  await asked
  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await answer(choices(page), 'Refuse all').click()
  await expect.poll(() => pixel(page)).toBe('undefined undefined')
  release()
  await networkQuiet(page)
  await expect(script(page)).toHaveCount(0)
  expect((await world(page)).vendorCalls).toEqual([])
})

test('[TR-19] all tabs are in step: a choice in one closes the banner of the other, and is revoked there as well', async ({
  page,
}) => {
  await arrive(page)
  await expect(banner(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(new URL('/m/game', page.url()).href)
  await expect(banner(other)).toBeVisible()
  await markDocument(other)
  await answer(banner(page), 'Accept all').click()
  await expect(banner(other)).toBeHidden()
  await expect.poll(() => pixel(other)).toBe('function function')
  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await answer(choices(page), 'Refuse all').click()
  await expect.poll(() => pixel(other)).toBe('undefined undefined')
  await expect(script(other)).toHaveCount(0)
  expect(await isSameDocument(other)).toBe(true)
})

test('[TR-19] a choice of an older policy grants nothing, and the player is asked anew', async ({
  page,
  context,
}) => {
  await arrive(page, '/m/home', { consent: 'old-version' })
  await expect(banner(page)).toContainText('Our privacy policy has changed')
  await networkQuiet(page)
  expect([await pixel(page), await cookies(context)]).toEqual(['undefined undefined', []])
})

test('[TR-19] a choice that was made before counts at once', async ({ page }) => {
  await arrive(page, '/m/home', { consent: 'accepted' })
  await expect.poll(() => pixel(page)).toBe('function function')
  await expect(banner(page)).toHaveCount(0)
})

test('[TR-16] storage that is blocked: the choice counts on this page, and is asked for on the next', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/ST-MEMORY/)
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await arrive(page)
  await answer(banner(page), 'Accept all').click()
  await expect.poll(() => pixel(page)).toBe('function function')
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(await pixel(page)).toBe('undefined undefined')
})

test('[TR-16] a browser that sends Global Privacy Control is not asked for marketing, and may still allow it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
      get: () => true,
      configurable: true,
    }),
  )
  await arrive(page)
  await expect(banner(page)).toContainText('so marketing stays off')
  await answer(banner(page), 'Accept').click()
  await expect
    .poll(async () => (await proof(page))?.['answers'])
    .toEqual({ marketing: false, analytics: true })
  expect(await pixel(page)).toBe('undefined undefined')
  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await choices(page).getByRole('switch', { name: 'Marketing' }).check()
  await answer(choices(page), 'Save').click()
  await expect.poll(() => pixel(page)).toBe('function function')
})

test('[TR-19] the policy’s version changes while the page is open: nothing counts, and the player is asked', async ({
  page,
}) => {
  await arrive(page, '/m/home', { consent: 'accepted' })
  await expect.poll(() => pixel(page)).toBe('function function')
  await changeWorld(page, { settings: { 'tracking.consent': { policyVersion: '2027-01' } } })
  await askStatus(page)
  await expect(banner(page)).toContainText('Our privacy policy has changed')
  await expect.poll(() => pixel(page)).toBe('undefined undefined')
})

test('a merchant that does not ask has no banner and no row', async ({ page }) => {
  await enter(page, '/m/home', { merchant: 'lotus', member: 'player' })
  await networkQuiet(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
})
