import { sample } from '../../corpora/urls.ts'
import { linksPlugin } from '../../foreign/links-plugin.ts'
import { onePluginSite, type OnePluginSite } from '../../foreign/one-plugin-site.ts'
import { followLinks } from './follow-tricks.ts'
import { enter, expect, test as base } from '../../e2e/site.ts'

const test = base.extend<object, { site: OnePluginSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const site = await onePluginSite(linksPlugin)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

test.describe.configure({ mode: 'default' })

test('[KN-09] a screen of another repository reads its parameters, query and address from the one router', async ({
  page,
}) => {
  const shown = page.getByRole('main').getByRole('status')
  await enter(page, '/m/draw/lotto%206/7?r=9')
  await expect(shown).toHaveText('["/m/draw/lotto%206/7",{"game":"lotto 6","issue":"7"},null]')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(shown).toHaveText('["/m/draw/lotto%206/8",{"game":"lotto 6","issue":"8"},null]')
  await page.getByRole('button', { name: 'Odds' }).click()
  await expect(shown).toContainText('"odds"')
  await expect(page).toHaveURL(/\/m\/draw\/lotto%206\/8\?tab=odds&r=9$/)
  await page.reload()
  await expect(shown).toContainText('"odds"')
  await page.getByRole('link', { name: 'All draws' }).click()
  await expect(shown).toHaveText('["/m/draw/lotto",{"game":"lotto"},null]')
  await expect(page.getByRole('link', { name: 'All draws' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(shown).toContainText('"odds"')
})

test('[SE-03a] no crafted address of the corpus leads anywhere by Link, NavLink or Navigate', async ({
  page,
}) => {
  await followLinks(page, sample(2))
})
