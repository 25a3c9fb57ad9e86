import type { Page, Route } from '@playwright/test'
import type { BakedSite } from '../foreign/baked-site.ts'
import { callerReady, callerSite } from '../foreign/caller.ts'
import { enter, expect, test as base } from './site.ts'

export const test = base.extend<object, { site: BakedSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const site = await callerSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(`http://lotus.localhost:${site.port}`),
})

export const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' })

export const closeNotice = async (page: Page): Promise<void> => {
  await notice(page).getByRole('button').click()
  await expect(notice(page)).toHaveCount(0)
}

export const refusal = (errorCode: string, message?: string) => ({
  json: { success: false, errorCode, ...(message === undefined ? {} : { message }) },
})

/** Enters with the calling plugin, whose calls get this answer. */
export async function open(
  page: Page,
  answer: Parameters<Route['fulfill']>[0],
  { member, to = '/m/home' }: { member?: string; to?: string } = {},
): Promise<void> {
  await page.route('**/wps/acme*', (route) => route.fulfill(answer))
  await enter(page, to, member ? { member } : {})
  await callerReady(page)
}
