import type { Page } from '@playwright/test'

/** The worker that controls the page, once it has cached the files that the page had loaded before. */
export async function worker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/m/')
    return { scope: registration?.scope, script: registration?.active?.scriptURL }
  })
}

/** Paths in the site's caches. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('foyer:'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
