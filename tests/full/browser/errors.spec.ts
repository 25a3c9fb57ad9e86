import type { Page, Route } from '@playwright/test'
import type { BakedSite } from '../../foreign/baked-site.ts'
import { call, type CallerPage, callerReady, callerSite } from '../../foreign/caller.ts'
import { enter, expect, firstGame, logOut, networkQuiet, test as base } from '../../e2e/site.ts'

const test = base.extend<object, { site: BakedSite }>({
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
// One worker, so that the fixture is prepared once.
test.describe.configure({ mode: 'default' })

const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' })
const closeNotice = async (page: Page): Promise<void> => {
  await notice(page).getByRole('button').click()
  await expect(notice(page)).toHaveCount(0)
}
const refusal = (errorCode: string, message?: string) => ({
  json: { success: false, errorCode, ...(message === undefined ? {} : { message }) },
})
const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), name)

/** Enters with the calling plugin, whose calls get this answer. */
async function open(
  page: Page,
  answer: Parameters<Route['fulfill']>[0],
  { member, to = '/m/home' }: { member?: string; to?: string } = {},
): Promise<void> {
  await page.route('**/wps/acme*', (route) => route.fulfill(answer))
  await enter(page, to, member ? { member } : {})
  await callerReady(page)
}

test.describe('the failure catalogue', () => {
  test('[ER-02][ER-04] silent failures show nothing: 502, too many requests, alert=false', async ({
    page,
  }) => {
    await open(page, { status: 502, body: '<html>Bad gateway</html>' })
    expect(await call(page, {})).toEqual([{ code: 'HT-STATUS' }])
    await page.route('**/wps/acme*', (route) => route.fulfill(refusal('TOO_MANY_REQUEST_IP', 'Slow down')))
    expect(await call(page, {})).toEqual([{ code: 'HT-REFUSED' }])
    await page.route('**/wps/acme*', (route) => route.fulfill(refusal('x', 'Not for the player')))
    await call(page, { options: { alert: false } })
    // Whatever came before would stand before this one.
    await page.route('**/wps/acme*', (route) => route.fulfill(refusal('x', 'This one is told')))
    await call(page, {})
    await expect(notice(page)).toContainText('This one is told')
    await closeNotice(page)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /offline|Bad|Slow/ })).toHaveCount(0)
  })

  const cases: readonly (readonly [Parameters<Route['fulfill']>[0], string | RegExp])[] = [
    [refusal('x.y', 'The draw is closed'), 'The draw is closed'],
    [refusal('x.y'), /unexpected/],
    [{ status: 500, json: { errorCode: 'system.error', message: 'Out of order' } }, 'Out of order'],
    // Cut off on its way.
    [{ body: '{"success":tr' }, /unexpected/],
  ]
  test('[ER-04] shows the server’s message, or that something unexpected happened, as text', async ({
    page,
  }) => {
    await open(page, refusal('x', '<img src=x onerror="globalThis.hacked=1"><b>Bold</b>'))
    await call(page, {})
    // As text, never as markup (SE-02).
    await expect(notice(page)).toContainText('<b>Bold</b>')
    await closeNotice(page)
    for (const [answer, message] of cases) {
      await page.route('**/wps/acme*', (route) => route.fulfill(answer))
      await call(page, {})
      await expect(notice(page)).toContainText(message)
      await closeNotice(page)
    }
    await page.route('**/wps/acme*', () => {})
    expect(await call(page, { timeoutMs: 200 })).toEqual([{ code: 'HT-TIMEOUT' }])
    await expect(notice(page)).toContainText(/unexpected/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked') as unknown)).toBeUndefined()
  })

  test('[ER-02] offline: a toast for a second and a half, no alert', async ({
    page,
    context,
    complaints,
  }) => {
    // Code that the page fetches for later cannot be had meanwhile.
    complaints.provoke(/PL-THREW: install\.prompts \(call\): pop-up/)
    await open(page, { json: { success: true } })
    await call(page, {})
    await page.unrouteAll()
    // The code of toasts, and of customer service, is loaded on the player's first input.
    const decoder = page.waitForResponse(/\/des-paths-/)
    await page.keyboard.press('Shift')
    await decoder
    await networkQuiet(page)
    // Told by the page itself, from before it is offline: a look from outside may come half a second late.
    const lasted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let since: number | undefined
          new MutationObserver((_, observer) => {
            const there = [...document.querySelectorAll('output, [role="status"]')].some((element) =>
              element.textContent.includes('You are offline. Check your connection.'),
            )
            if (there) since ??= performance.now()
            if (there || since === undefined) return
            observer.disconnect()
            resolve(performance.now() - since)
          }).observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
    )
    await context.setOffline(true)
    const shown = call(page, {}, { options: { query: { other: 1 } } })
    await expect(page.getByText('You are offline. Check your connection.')).toHaveCount(1)
    expect(await shown).toEqual([{ code: 'HT-OFFLINE' }, { code: 'HT-OFFLINE' }])
    expect(await lasted).toBeGreaterThan(1_400)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  test('[ER-05] a failure leaves no spinner, not even one that comes late', async ({ page }) => {
    await open(page, refusal('TOO_MANY_REQUEST'))
    const spinner = page.getByText('Loading…')
    await page.evaluate(() => (globalThis as CallerPage).acme?.loading())
    await expect(spinner).toBeVisible()
    await call(page, {})
    await expect(spinner).toHaveCount(0)
    await page.evaluate(() => (globalThis as CallerPage).acme?.loading())
    await expect(spinner).toHaveCount(0)
  })
})

test.describe('a session that the gateway no longer knows', () => {
  const gone: readonly Parameters<Route['fulfill']>[0][] = [
    { status: 401, json: { message: 'No' } },
    refusal('customer.not.login', 'No'),
    refusal('user.or.token.invalid', 'No'),
    refusal('login.not.session', 'No'),
    refusal('other', 'CUSTOMER_NOT_LOGIN'),
  ]
  test('[ER-03] 401, three codes and a message: one alert, the session is gone, then to log in', async ({
    page,
  }) => {
    await open(page, {}, { member: 'player' })
    const session = (await stored(page, 'MC_SESSION_INFO')) ?? ''
    for (const answer of gone) {
      await page.route('**/wps/acme*', (route) => route.fulfill(answer))
      await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), session)
      await page.goto('/m/home')
      await callerReady(page)
      await expect(page.getByRole('banner')).toContainText('player')
      // Its caller wants no alert: the end of the session is the player's concern all the same.
      await call(page, { options: { alert: false } })
      await expect(notice(page)).toContainText('Your session has ended. Please log in again.')
      expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
      await closeNotice(page)
      await expect(page).toHaveURL(/\/m\/login$/)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
  })

  test('[ER-03] fifty such answers at once: one alert, one redirect; what the player closed stays closed', async ({
    page,
  }) => {
    await open(page, { status: 401 }, { member: 'player' })
    await page.evaluate(() => {
      sessionStorage.setItem('autoLogin', '0')
      sessionStorage.setItem('hideDownloadBar', '1')
      sessionStorage.setItem('acme.draft', 'typed')
      sessionStorage.setItem('acme.cart', 'mine')
      localStorage.setItem('acme.queue', 'stored')
    })
    const moves: string[] = []
    page.on('framenavigated', () => moves.push(new URL(page.url()).pathname))
    const all = Array.from({ length: 50 }, (_, n) => ({ options: { query: { n } } }))
    const ended = await call(page, ...all)
    expect(ended).toEqual(all.map(() => ({ code: 'HT-STATUS' })))
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await closeNotice(page)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    expect(moves).toEqual(['/m/login'])
    // The login may already have stored a guest's answers.
    const left = Object.entries(await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>))
    expect(Object.fromEntries(left.filter(([name]) => !name.startsWith('foyer.http ')))).toEqual({
      autoLogin: '0',
      hideDownloadBar: '1',
      // What the player typed outlives the session, for the same member only.
      'acme.draft': 'typed',
      'foyer.return': '/m/home',
    })
    expect(await page.evaluate(() => localStorage.getItem('acme.queue'))).toBe('stored')
  })

  test('[ER-03] a late answer to an earlier token does not affect the current one', async ({ page }) => {
    const pendingRoutes: Route[] = []
    await open(page, {}, { member: 'player' })
    await page.route('**/wps/acme*', (route) => void pendingRoutes.push(route))
    const late = call(page, {})
    await expect.poll(() => pendingRoutes.length).toBe(1)
    await logOut(page)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Username').fill('vipplayer')
    await page.getByLabel('Password', { exact: true }).fill('vipplayer123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('banner')).toContainText('vipplayer')
    for (const route of pendingRoutes) await route.fulfill({ status: 401 })
    expect(await late).toEqual([{ code: 'HT-STATUS' }])
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('vipplayer')
    expect(await stored(page, 'MC_SESSION_INFO')).not.toBeNull()
  })
})

test('[ER-04][ST-27] token_ip_different switches automatic log-in off: told, or not, and for the login itself', async ({
  page,
}) => {
  await open(page, refusal('token_ip_different', 'Another address'), { member: 'player' })
  await call(page, { options: { alert: false } })
  expect(await stored(page, 'autoLogin')).toBe('0')
  await page.evaluate(() => sessionStorage.removeItem('autoLogin'))
  await call(page, {})
  await expect(notice(page)).toContainText('Another address')
  expect(await stored(page, 'autoLogin')).toBe('0')

  await page.route('**/wps/session/login', (route) => route.fulfill(refusal('token_ip_different', 'Moved')))
  await enter(page, '/m/login')
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(notice(page)).toContainText('Moved')
  expect(await stored(page, 'autoLogin')).toBe('0')
})

test('leaving the games while they load aborts the request without a message', async ({ page }) => {
  await open(page, {})
  await page.route('**/wps/relay/GCSGAME_newGameVendor*', () => {})
  await page.evaluate(() => sessionStorage.clear())
  const asked = page.waitForRequest('**/wps/relay/GCSGAME_newGameVendor*')
  await page.goto('/m/game')
  await asked
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('GCSGAME_newGameVendor'),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('[SE-04a] [SE-04b] neither token nor password is in the console, in an address or in storage that stays', async ({
  page,
}) => {
  const consoleTexts: string[] = []
  const addresses: string[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  page.on('request', (request) =>
    addresses.push(decodeURIComponent(request.url()), request.headers()['referer'] ?? ''),
  )
  await open(page, { status: 500, json: { errorCode: 'x', message: 'Out of order' } }, { to: '/m/login' })
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 500 }), { times: 1 })
  const submit = async (): Promise<void> => {
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  }
  await submit()
  await closeNotice(page)
  await submit()
  await expect(page).toHaveURL(/\/m\/home$/)
  const { token } = JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}') as { token: string }
  await call(page, { method: 'POST', options: { body: { password: 'player123' } } })
  await closeNotice(page)
  await firstGame(page).click()
  await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
  expect(token).toMatch(/^.{20,}$/)
  expect(addresses.length).toBeGreaterThan(20)
  for (const secret of [token, 'player123']) {
    expect(consoleTexts.filter((text) => text.includes(secret))).toEqual([])
    expect(addresses.filter((address) => address.includes(secret))).toEqual([])
  }
  // What others of this host can read later: local storage and cookies.
  const persisted = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)
  for (const secret of [token, 'player123']) expect(persisted).not.toContain(secret)
})
