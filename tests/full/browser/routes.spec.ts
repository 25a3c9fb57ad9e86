import type { Page } from '@playwright/test'
import { logIn } from '../../e2e/log-in.ts'
import { enter, expect, networkQuiet, noteToasts, test, toastsOf } from '../../e2e/site.ts'
import { token } from '../../e2e/routes.ts'

test.describe('who may go where', () => {
  test('[RR-01] a guest at a member’s address logs in and comes back, query, hash and reload included', async ({
    page,
  }) => {
    await enter(page, '/m/launchGame?vendor=TCG_SEA&code=no-such-game&r=7#x')
    await expect(page).toHaveURL(/\/m\/login\?r=7$/)
    await page.reload()
    await logIn(page)
    await expect(page).toHaveURL(/\/m\/launchGame\?vendor=TCG_SEA&code=no-such-game&r=7#x$/)
    await expect(page.getByRole('alert')).toContainText(/does not exist/i)
  })

  test('[RR-01] a member’s address without a screen: a guest logs in, then is home and told', async ({
    page,
  }) => {
    await noteToasts(page)
    await enter(page, '/m/mall/mallHome', { disabled: 'promotions.mall' })
    await expect(page).toHaveURL(/\/m\/login$/)
    await logIn(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect.poll(() => toastsOf(page)).toContain('This page is not available right now.')
    await expect(page.getByRole('banner')).toContainText('player')
  })

  test('[RR-01] after an abandoned log-in a later one does not redirect', async ({ page }) => {
    await enter(page, '/m/launchGame?vendor=TCG_SEA&code=no-such-game')
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.goto('/m/home')
    // Before the page is alive its links are plain ones, and it has not noticed where the player is.
    await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await logIn(page)
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

test.describe('a login link', () => {
  test('[RR-01] that has expired says so and changes nothing', async ({ page }) => {
    await noteToasts(page)
    await enter(page, '/m/home', { member: 'player', link: 'invalid' })
    await expect.poll(() => toastsOf(page)).toContain('This login link is no longer valid.')
    await expect(page.getByRole('banner')).toContainText('player')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[RR-01] of another member asks first', async ({ page }) => {
    await enter(page, '/m/home', { member: 'player', link: 'vip' })
    const question = page.getByRole('dialog', { name: 'Notice' })
    await expect(question).toContainText(
      'You are logged in as player. Do you want to log in as vipplayer instead?',
    )
    const before = await token(page)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toHaveCount(0)
    expect(await token(page)).toBe(before)
    await enter(page, '/m/home', { member: 'player', link: 'vip' })
    await question.getByRole('button', { name: 'Switch' }).click()
    await expect(page.getByRole('banner')).toContainText('vipplayer')
  })

  test('[RR-01] offline: the player may try again, or go on without', async ({ page }) => {
    await enter(page, '/m/launchGame?vendor=TCG_SEA&code=x', {
      link: 'vip',
      fault: 'kernel.member-info:offline',
    })
    const question = page.getByRole('dialog', { name: 'Notice' })
    await expect(question).toContainText('could not be checked')
    // Two questions of one name: the first is still on its way out when the second comes.
    await question.evaluate((dialog) => dialog.setAttribute('data-first', ''))
    const again = page.waitForRequest('**/wps/member/info')
    await question.getByRole('button', { name: 'Try again' }).click()
    await again
    await expect(page.locator('[data-first]')).toHaveCount(0)
    await question.getByRole('button', { name: 'Skip' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })
})

test.describe('feedback', () => {
  test('[RT-18] a guest is sent home, and not back after a log-in', async ({ page }) => {
    await enter(page, '/m/feedback?r=7')
    await expect(page).toHaveURL(/\/m\/home\?r=7$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('foyer.return'))).toBeNull()
  })
})

test.describe('moving about', () => {
  /** Before, a tap on a link loads a page, as anywhere. */
  const hydrated = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)

  test('Back and Forward find the page where it was scrolled; a new screen starts at its top', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 2 }).nth(5)).toBeAttached()
    // Content that still loads above shifts the page, and with it the scroll position.
    await networkQuiet(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/game$/)
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1_300)
    await page.evaluate(() => scrollTo(0, 300))
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect.poll(() => scrolled(page)).toBe(900)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(300)
    // Also when the page between was loaded anew.
    await page.reload()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(800)
  })

  test('a new screen has the focus, and says its name', async ({ page }) => {
    await enter(page, '/m/home')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByRole('main', { name: 'Log in – Lotus' })).toBeFocused()
    await expect(page).toHaveTitle('Log in – Lotus')
    await page.goBack()
    await expect(page.getByRole('main', { name: 'Lotus – Online lottery' })).toBeFocused()
  })
})
