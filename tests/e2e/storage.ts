import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const logIn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner')).toContainText('player')
}

export const NOT_SAVED = /leaving or reloading this page logs you out/
