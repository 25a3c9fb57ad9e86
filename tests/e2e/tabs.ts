import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const banner = (page: Page) => page.getByRole('banner')

export const isGuest = (page: Page): Promise<void> =>
  expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible()

export async function newTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(new URL(address, page.url()).href)
  return tab
}
