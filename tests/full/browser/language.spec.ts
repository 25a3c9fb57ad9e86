import type { Page } from '@playwright/test'
import { rawKeys } from '../../e2e/raw-keys.ts'
import { enter, expect, siteReady, test } from '../../e2e/site.ts'
import { chooseLanguage, tab } from '../../e2e/language.ts'

const REFUSED = 'This language cannot be loaded right now.'

/** The file of a namespace’s texts in Vietnamese. */
const fileOf = (namespace: string): RegExp => new RegExp(`/m/t/[^/]+/vi/${namespace}\\.json$`)

/** In English, whole: words, the document, the title, what is stored. */
async function expectEnglish(page: Page): Promise<void> {
  expect(await rawKeys(page)).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('language'))).not.toBe('VI')
  await expect(tab(page, 'Games')).toBeAttached()
}

for (const [part, namespace] of [
  ['the site’s own', 'kernel'],
  ['those of a part of the page', 'games\\.lobby'],
  ['those of a screen that was opened later', 'site\\.feedback'],
] as const)
  test(`a change of language is all or nothing: refused are ${part}`, async ({ page, complaints }) => {
    complaints.provoke(/IN-TEXTS|IN-LANGUAGE|Failed to load resource/)
    const later = part === 'those of a screen that was opened later'
    await enter(page, '/m/home', later ? { member: 'player' } : {})
    await siteReady(page)
    if (later) {
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Feedback' }).click()
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    }
    const title = await page.title()
    let refused = true
    await page.route(fileOf(namespace), (route) =>
      refused ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await chooseLanguage(page, 'Tiếng Việt')
    await expect(page.getByRole('status').filter({ hasText: REFUSED })).toBeVisible()
    await expectEnglish(page)
    expect(await page.title()).toBe(title)
    await page.reload()
    await siteReady(page)
    await expectEnglish(page)

    refused = false
    await chooseLanguage(page, 'Tiếng Việt')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    expect(await rawKeys(page)).toEqual([])
    if (!later) await expect.poll(() => page.title()).not.toBe(title)
  })

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[PF-06] a reload without a network shows the language that was chosen', async ({ page, context }) => {
    await enter(page, '/m/home')
    await siteReady(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const cachedLanguages = (): Promise<readonly string[]> =>
      page.evaluate(async () => {
        const pages = await Promise.all(['/m/home', '/m/game'].map((address) => caches.match(address)))
        return Promise.all(
          pages.map(async (cached) => /<html lang="([\w-]+)"/.exec((await cached?.text()) ?? '')?.[1] ?? ''),
        )
      })
    await expect.poll(cachedLanguages).toEqual(['en', 'en'])
    await chooseLanguage(page, 'Tiếng Việt')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect.poll(cachedLanguages).toEqual(['vi', 'vi'])
    await context.setOffline(true)
    for (const path of ['/m/home', '/m/game']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
      await expect(tab(page, 'Trang chủ')).toBeVisible()
      expect(await rawKeys(page)).toEqual([])
    }
    await context.setOffline(false)
  })
})
