import type { Page } from '@playwright/test'

export const CHANGE = /\/m\/changePsw$/

export const current = (page: Page) => page.getByLabel('Current password')

export const next = (page: Page) => page.getByLabel('New password', { exact: true })

export const title = (page: Page) => page.getByRole('heading', { name: 'Choose a new password' })

export const change = async (page: Page, old: string, fresh: string): Promise<void> => {
  await current(page).fill(old)
  await next(page).fill(fresh)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
}
