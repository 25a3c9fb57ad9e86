import type { Page } from '@playwright/test'
import { expect, networkQuiet, siteReady } from './site.ts'

export const HOME = '/m/home'

export const popUp = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })

export const title = (page: Page) => popUp(page).getByRole('heading', { level: 2 }).last()

export const press = (page: Page, name: string) =>
  popUp(page).getByRole('button', { name, exact: true }).click()

export const settings = (own: object) => ({ settings: { 'popups.announcements': own } })

/** Home again, in the same browser session. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await siteReady(page)
}

/** A new browser session: what lasts as long as the tab is gone. */
export async function restart(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await reload(page)
}

/** Loads home again, with the list from the gateway, and waits until it has been decided on: nothing pops up. */
export async function expectNone(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key !== 'popups.announcements.closed') sessionStorage.removeItem(key)
  })
  const answered = page.waitForResponse(/MCSFE_get(?:List|Member)Announcements/)
  await reload(page)
  await answered
  await networkQuiet(page)
  await expect(popUp(page)).toHaveCount(0)
}
