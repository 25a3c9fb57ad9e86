import type { Page } from '@playwright/test'
import { enter, expect } from './site.ts'

export const number = (page: Page) => page.getByLabel('Mobile number')

export const code = (page: Page) => page.getByLabel('Code', { exact: true })

export const send = (page: Page) => page.getByRole('button', { name: /^(Send code|Again in)/ })

export async function openForm(page: Page, state: Parameters<typeof enter>[2] = {}): Promise<void> {
  await enter(page, '/m/login', state)
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await expect(number(page)).toBeVisible()
}
