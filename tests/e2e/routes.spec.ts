import type { Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { enter, expect, networkQuiet, noteToasts, test, toastsOf, world } from './site.ts'

const token = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: unknown }).token,
  )
const asked = async (page: Page): Promise<readonly string[]> =>
  (await world(page)).log.map(({ endpoint }) => endpoint)

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
  test('[RR-01][CA-08] signs in once the gateway has confirmed it; the token is nowhere to be seen', async ({
    page,
  }) => {
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''))
    await enter(page, '/m/launchGame?vendor=TCG_SEA&code=no-such-game&r=7', {
      link: 'vip',
      fault: 'kernel.member-info:slow',
    })
    // Meanwhile the member's screen waits, and the address is clean already.
    await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/launchGame\?vendor=TCG_SEA&code=no-such-game&r=7$/)
    await expect(page.getByRole('alert')).toContainText(/does not exist/i)
    const sessionToken = await token(page)
    expect(sessionToken).toMatch(/^[\w-]{20,}$/)
    expect(
      await page.evaluate(() => JSON.stringify([history.state, Reflect.get(globalThis, '__foyer')])),
    ).not.toContain(sessionToken)
    const afterEntry = seen.slice(seen.findIndex((url) => url.includes('/m/launchGame')) + 1)
    expect(
      afterEntry.filter((url) => url.includes(String(sessionToken)) && !url.includes('/m/launchGame')),
    ).toEqual([])
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(/does not exist/i)
    expect(await asked(page)).toContain('kernel.member-info')
    expect(await token(page)).toBe(sessionToken)
  })

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
  const MESSAGE = 'Show the times of the next draws.'

  test('[RT-18] a guest is sent home, and not back after a log-in', async ({ page }) => {
    await enter(page, '/m/feedback?r=7')
    await expect(page).toHaveURL(/\/m\/home\?r=7$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('foyer.return'))).toBeNull()
  })

  test('[RT-18] a member opens it from the settings, and sees what is missing, what failed and what was sent', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'feedback.send:500' })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'Feedback' }).click()
    await expect(page).toHaveURL(/\/m\/feedback$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const send = page.getByRole('button', { name: 'Send' })
    await send.click()
    await expect(page.getByText('Choose what it is about.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'An idea' })).toBeFocused()
    await page.getByText('A game', { exact: true }).click()
    await page.getByLabel('Your message').fill(MESSAGE)
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be sent')
    await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE)
    await page.evaluate(() =>
      fetch('/__gateway/world', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ faults: { 'feedback.send': null } }),
      }),
    )
    await send.click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
    expect((await world(page)).slices['site.feedback']).toEqual({
      received: [{ category: 'game', content: MESSAGE, member: '10001' }],
    })
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
