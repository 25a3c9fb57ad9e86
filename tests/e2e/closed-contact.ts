import type { Page } from '@playwright/test'
import { changeWorld, enter, expect } from './site.ts'

/** The gateway has sent customer service before it refuses the domain. */
export async function refuseDomain(page: Page, service: string): Promise<void> {
  await enter(page, '/m/home', { service })
  await expect(page.getByRole('link', { name: 'Games', exact: true })).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('foyer.status') !== null)
  await changeWorld(page, { status: 'domain_not_available' })
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('dialog', { name: 'Notice' })).toBeVisible()
}

export const help = (page: Page) =>
  page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Customer service' })
