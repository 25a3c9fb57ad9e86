import type { Page } from '@playwright/test'
import { fillLogin } from './fill-login.ts'
import { enter, expect } from './site.ts'
import { submitLogin } from './submit-login.ts'

export const box = (page: Page) => page.getByRole('checkbox', { name: 'Remember me on this device' })

export const banner = (page: Page) => page.getByRole('banner')

export const record = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('remPass'))

/** Logs in with the box ticked, and waits until the login is remembered. */
export async function remembered(page: Page, state: Parameters<typeof enter>[2] = {}): Promise<void> {
  await enter(page, '/m/login', state)
  await fillLogin(page)
  await box(page).check()
  await submitLogin(page)
  await expect(banner(page)).toContainText('player')
  await expect.poll(() => record(page)).not.toBeNull()
}

/** The same browser later: no tab shows the site any more, so that none gives its session to the new one. */
export async function newTab(page: Page, address: string): Promise<Page> {
  for (const open of page.context().pages()) await open.goto(new URL('/__gateway/world', page.url()).href)
  const tab = await page.context().newPage()
  await tab.goto(new URL(address, page.url()).href)
  return tab
}
