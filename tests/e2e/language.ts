import type { Page } from '@playwright/test'

export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

export async function chooseLanguage(page: Page, name: string): Promise<void> {
  if ((await page.locator('dialog[open]').count()) === 0)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(?:Settings|Cài đặt|设置)$/ })
      .click()
  await page.locator('dialog[open]').getByRole('radio', { name, exact: true }).click()
}
