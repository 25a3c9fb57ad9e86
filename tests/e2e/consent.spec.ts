import type { Page } from '@playwright/test'
import { noteShifts } from './note-shifts.ts'
import { shiftSum } from './shift-sum.ts'
import { expect, networkQuiet, siteReady, test, world } from './site.ts'
import { violations } from './violations.ts'
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
} from './consent.ts'

/** What the pixel’s double was called with, by name of the event. */
const tracked = async (page: Page): Promise<readonly unknown[]> =>
  (await world(page)).vendorCalls
    .filter(({ args }) => String(args[0]).startsWith('track'))
    .map(({ args }) => args[1])

// The merchant that asks.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'aurora')) })

test('[TR-19] the banner is shown once, moves nothing, and leaves the proof of the choice', async ({
  page,
}) => {
  await noteShifts(page)
  await arrive(page)
  await expect(banner(page)).toBeVisible()
  await siteReady(page)
  expect(await shiftSum(page)).toBeLessThan(0.02)
  expect(await violations(page)).toEqual([])
  await answer(banner(page), 'Refuse all').tap()
  await expect(banner(page)).toBeHidden()
  expect(await proof(page)).toEqual({
    answers: { marketing: false, analytics: false },
    version: '2026-11',
    at: expect.any(Number),
    id: expect.stringMatching(/^[\da-f]{32}$/),
    signal: false,
  })
  const started = page.waitForResponse(/\/assets\/consent-[^/]*\.js$/)
  await page.reload()
  await started
  await networkQuiet(page)
  await expect(banner(page)).toHaveCount(0)
})

test('[TR-16] a consent turns the pixel on at once, a revocation off again, with its queue, cookies and globals, without a reload', async ({
  page,
  context,
}) => {
  await arrive(page)
  await expect(banner(page)).toBeVisible()
  await markDocument(page)
  await answer(banner(page), 'Accept all').click()
  await expect.poll(() => pixel(page)).toBe('function function')
  await expect(script(page)).toHaveCount(1)
  await expect.poll(() => tracked(page)).toContain('PageView')
  await expect.poll(() => cookies(context)).toContain('_fbp')

  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await answer(choices(page), 'Refuse all').click()
  await expect.poll(() => pixel(page)).toBe('undefined undefined')
  await expect(script(page)).toHaveCount(0)
  await expect.poll(() => cookies(context)).toEqual([])
  const before = (await tracked(page)).length
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner')).toContainText('player')
  await networkQuiet(page)
  expect((await tracked(page)).length).toBe(before)
  expect(await isSameDocument(page)).toBe(true)

  // Granted again: it starts anew, and gets nothing of what happened while it was refused.
  await page.getByRole('button', { name: 'Settings' }).click()
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('button', { name: 'Privacy choices' })
    .click()
  await answer(choices(page), 'Accept all').click()
  await expect.poll(() => pixel(page)).toBe('function function')
  await expect.poll(async () => (await tracked(page)).length).toBeGreaterThan(before)
  expect(await tracked(page)).not.toContain('login')
  expect(await isSameDocument(page)).toBe(true)
})
