import type { Locator, Page } from '@playwright/test'
import { enter, expect, type State } from './site.ts'

export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Verify that it is you' })

export const field = (page: Page, name: string): Locator =>
  sheet(page).getByRole('textbox', { name, exact: true })

export const go = (page: Page): Promise<void> => sheet(page).getByRole('button', { name: 'Continue' }).click()

/** Logs in by name and password, which the gateway answers with its question. */
export async function ask(page: Page, state: State, to = '/m/login', member = 'player'): Promise<void> {
  await enter(page, to, state)
  await page.getByLabel('Username').fill(member)
  await page.getByLabel('Password', { exact: true }).fill(`${member}123`)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(sheet(page).locator('input').first()).toBeFocused()
}
