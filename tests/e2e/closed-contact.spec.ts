import type { Page } from '@playwright/test'
import { changeWorld, enter, expect, test } from './site.ts'

/** The gateway has sent customer service before it refuses the domain. */
async function refuseDomain(page: Page, service: string): Promise<void> {
  await enter(page, '/m/home', { service })
  await expect(page.getByRole('link', { name: 'Games', exact: true })).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('foyer.status') !== null)
  await changeWorld(page, { status: 'domain_not_available' })
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('dialog', { name: 'Notice' })).toBeVisible()
}
const help = (page: Page) =>
  page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Customer service' })

test('[OV-20] without any customer service the notice offers none', async ({ page }) => {
  await refuseDomain(page, '0')
  await expect(page.getByRole('button', { name: 'Retry once' })).toBeVisible()
  await expect(help(page)).toHaveCount(0)
})

test('[OV-20] [OV-31] one customer service opens at once, in a window of its own', async ({
  page,
  context,
}) => {
  await refuseDomain(page, '1')
  const opened = context.waitForEvent('page')
  await help(page).click()
  expect((await opened).url()).toContain('/__gateway/service')
  await expect(page.getByRole('dialog', { name: 'Notice' })).toBeVisible()
})

test('[OV-20] [OV-31] of several the player chooses, over the notice', async ({ page }) => {
  await refuseDomain(page, '3')
  await help(page).click()
  const choices = page.getByRole('dialog', { name: 'Customer service' })
  await expect(choices.getByRole('link')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(help(page)).toBeFocused()
})

test('[OV-06] [OV-07] the closed pages lead to customer service: to all of it, and to the first', async ({
  page,
  context,
}) => {
  await enter(page, '/m/home', { maintenance: '1', service: '3' })
  await page
    .getByRole('dialog', { name: 'Under maintenance' })
    .getByRole('button', { name: 'Contact us' })
    .click()
  const choices = page.getByRole('dialog', { name: 'Customer service' })
  const first = await choices.getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Escape')

  await changeWorld(page, { region: '1' })
  await page.getByRole('button', { name: 'Check again' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('dialog', { name: 'Access Denied' }).getByRole('link', { name: 'Contact us' }).click()
  expect(new URL(first ?? '').pathname).toBe('/__gateway/service')
  expect((await opened).url()).toContain(new URL(first ?? '').search)
})
