import { enter, expect, siteReady, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'

const ACTIVITY = '/m/activity'

test('[OV-27] its button leads into the site, and its link of another site into a window of its own', async ({
  page,
}) => {
  await enter(page, `${ACTIVITY}?id=cashback`)
  await page.getByRole('button', { name: 'See the games' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await enter(page, `${ACTIVITY}?id=club`)
  await page.context().route('https://club.lotus.example/**', (route) => route.fulfill({ body: 'club' }))
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Meet the club' }).click()
  expect((await opened).url()).toBe('https://club.lotus.example/welcome')
})

test('[OV-27] a guest logs in before a game that a promotion launches', async ({ page }) => {
  await enter(page, `${ACTIVITY}?id=rush`)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
})

for (const id of ['gone', '..%2F..%2Fwps', 'x'.repeat(300), '%3Cscript%3Ewindow.ran=1%3C/script%3E'])
  test(`[RT-15] an id that leads nowhere shows a notice and the list: ${id.slice(0, 30)}`, async ({
    page,
  }) => {
    await enter(page, `${ACTIVITY}?id=${id}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('does not exist')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
    // Only what can be an id is asked for.
    const asked = (await world(page)).log.filter(({ endpoint }) => endpoint === 'activity.get')
    expect(asked.length > 0).toBe(id === 'gone')
  })

test('[SE-02] a promotion’s hostile HTML runs nothing, covers nothing and leads nowhere', async ({
  page,
  complaints,
}) => {
  // Chromium reports a handler that the policy kept from being compiled while the sanitiser reads.
  complaints.provoke(/^policy violation: script-src-attr inline$/)
  await enter(page, `${ACTIVITY}?id=hostile`, { promotions: 'odd' })
  const main = page.getByRole('main')
  await expect(main.getByRole('table').first()).toBeVisible()
  await siteReady(page)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  const text = main.getByRole('article')
  await expect(text.locator('script, style, svg[onload], form, input, iframe, [id="root"]')).toHaveCount(0)
  expect(
    new Set(await text.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))),
  ).toEqual(new Set(['https://news.example/a', '/m/game']))
  // The frame of the site is still on top.
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click({ trial: true })
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click({ trial: true })
  await text.getByRole('link', { name: 'games' }).first().click()
  await expect(page).toHaveURL(/\/m\/game/)
})

test('an odd list shows what is usable of it, and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, ACTIVITY, { promotions: 'odd' })
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violations(page)).toEqual([])
})

test('2,000 promotions are drawn as the player scrolls; none is said in words', async ({ page }) => {
  await enter(page, ACTIVITY, { promotions: 'many' })
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const before = await cards.count()
  expect(before).toBeLessThan(100)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  await enter(page, ACTIVITY, { promotions: 'none' })
  await expect(page.getByText('No promotions right now')).toBeVisible()
})

test('a failed list says so, and is there after a retry', async ({ page }) => {
  await page.route('**/PROMOFE_getPromotionAnnouncements*', (route) => route.fulfill({ status: 500 }))
  await enter(page, ACTIVITY)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeVisible({ timeout: 20_000 })
  expect(await violations(page)).toEqual([])
  await page.unroute('**/PROMOFE_getPromotionAnnouncements*')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
})
