import type { Locator, Page } from '@playwright/test'
import { kindsPlugin, NEWS_KEY } from '../../foreign/kinds-plugin.ts'
import { onePluginSite, type OnePluginSite } from '../../foreign/one-plugin-site.ts'
import { enter, expect, siteReady, test as base } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'

const test = base.extend<object, { site: OnePluginSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const site = await onePluginSite(kindsPlugin)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name })

const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat with customer service' })

const news = (page: Page): Locator => page.getByRole('dialog', { name: 'News' })

const enterWith = (page: Page, to: string, state: object) => enter(page, to, { switches: '-CBS3', ...state })

/** Opens the conversation by the tab, again and again until its code has come. */
async function openByTab(page: Page): Promise<void> {
  const chatNow = page.getByRole('button', { name: 'Chat with us now' })
  await tab(page, 'Support').click()
  // A tap before the desk's code leads to its page, which offers the conversation too.
  await expect(chat(page).or(chatNow).first()).toBeVisible()
  if (await chatNow.isVisible()) await chatNow.click()
  await expect(chat(page)).toBeVisible()
}

// One worker, so that the site is baked once.
test.describe.configure({ mode: 'default' })

test.describe('a chat provider’s conversation', () => {
  test('[OV-19] a member sees what is unread on the tab, and chats over the page', async ({ page }) => {
    await enterWith(page, '/m/home', { member: 'player' })
    await expect(tab(page, 'Support')).toHaveAccessibleName(/2/)
    await openByTab(page)
    await expect(chat(page).frameLocator('iframe').getByText('Hello player, how can we help?')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await chat(page).getByRole('button', { name: 'Back' }).click()
    await expect(chat(page)).toHaveCount(0)
    await expect(tab(page, 'Support')).toHaveAccessibleName('Support')
  })

  test('[RO-02] a guest gets the links; without links he logs in, and comes back to the chat; type 4 is refused', async ({
    page,
  }) => {
    await enterWith(page, '/m/home', {})
    await siteReady(page)
    await tab(page, 'Support').click()
    await expect(page.getByRole('link', { name: 'Live chat' })).toBeVisible()
    await expect(chat(page)).toHaveCount(0)

    await enterWith(page, '/m/home', { service: '0' })
    await tab(page, 'Chat').click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/chat$/)
    await expect(page.frameLocator('iframe').getByText('Hello player, how can we help?')).toBeVisible()
    expect(await violations(page)).toEqual([])

    await enterWith(page, '/m/chat', { member: 'nochat' })
    await expect(page.getByText('The chat is not available for your account.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(tab(page, 'Support')).toHaveAccessibleName('Support')
  })

  test('[OV-31] one that does not open says why, and offers the links', async ({ page }) => {
    await enterWith(page, '/m/home', { member: 'player', 'seed.session.acme-chat': 'down' })
    await openByTab(page)
    await expect(chat(page).getByRole('alert')).toHaveText('All agents are busy.')
    await expect(chat(page).getByRole('link', { name: 'Live chat' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => sessionStorage.removeItem('acme-chat'))
    await chat(page).getByRole('button', { name: 'Try again' }).click()
    await expect(chat(page).frameLocator('iframe').getByText('Hello player')).toBeVisible()
  })
})

test.describe('a pop-up', () => {
  const markup =
    '<p>Draws <a href="/m/login">for members</a><script>window.ran = 1</script></p><form><input></form>'
  const state = { [`seed.session.${NEWS_KEY}`]: markup }

  test('[RT-01c][SE-02] shows on home alone, once; its links stay in the app, and nothing in it runs', async ({
    page,
  }) => {
    await enterWith(page, '/m/game', state)
    await siteReady(page)
    await expect(page.getByRole('main').getByRole('link', { name: /, / })).not.toHaveCount(0)
    await expect(news(page)).toHaveCount(0)
    await tab(page, 'Home').click()
    await expect(news(page).getByRole('heading', { name: 'News' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expect(news(page).getByRole('textbox')).toHaveCount(0)
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }))
    await news(page).getByRole('link', { name: 'for members' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(news(page)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('region', { name: /./ }).first()).toBeVisible()
    await expect(news(page)).toHaveCount(0)
    expect(await page.evaluate(() => ['samePage' in globalThis, 'ran' in globalThis])).toEqual([true, false])
  })
})
