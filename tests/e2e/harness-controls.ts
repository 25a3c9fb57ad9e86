import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const WIDE = { width: 1280, height: 900 }

export const frame = (page: Page) => page.frameLocator('iframe[title="The site"]')

export const shown = (page: Page) => {
  const found = page.frames().find((each) => /^https?:\/\/[^/]+\/m(?:[/?]|$)/.test(each.url()))
  if (!found) throw new Error('the frame shows no page of the site')
  return found
}

export async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/__harness/?lang=EN${query}`)
  await expect(frame(page).getByRole('banner')).toBeVisible()
  await expect(page.getByRole('region', { name: 'State' })).toBeVisible()
}
