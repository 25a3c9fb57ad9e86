import type { Page } from '@playwright/test'

/** Fills in the log-in screen, in English; by default as `player`. */
export async function fillLogin(page: Page, username = 'player', password = `${username}123`): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
