import { makeOlder } from './older.ts'
import { enter, expect, firstGame, test } from '../../e2e/site.ts'

const stillThere = 'document.stillThere'

// Images may still be on their way through the test when it ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a browser like Chrome 64 or iOS 12.2: home, log-in and a launch work, in the second target', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await makeOlder(page)
  await enter(page, '/m/home')
  expect(await page.evaluate(stillThere)).toEqual([])
  await expect(firstGame(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner')).toContainText('player')
  await firstGame(page).click()
  await expect(page.getByRole('link', { name: 'Back to lobby' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/./)
  const first = scripts.filter(
    (path) => path.startsWith('/m/assets/') && !path.startsWith('/m/assets/older/'),
  )
  expect(first).toEqual([])
  expect(scripts.some((path) => /\/older\/main-/.test(path))).toBe(true)
})

test('the registration of such a browser opens from its own page, checks what is typed, and makes an account', async ({
  page,
}) => {
  await makeOlder(page)
  await enter(page, '/m/register')
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.getByLabel('Username').fill('a')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Create|Sign up|Register|Join/ })
    .click()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Username').fill('river_9')
  await page.getByLabel('Password', { exact: true }).fill('quiet-river-9')
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('dialog', { name: 'Welcome!' }).getByRole('button', { name: 'Start playing' }).click()
  await expect(page.getByRole('banner')).toContainText('river_9')
})

for (const [what, features] of [
  ['module scripts', ['HTMLScriptElement.prototype.noModule']],
  ['IntersectionObserver', ['IntersectionObserver']],
  ['URLSearchParams', ['URLSearchParams']],
] as const)
  for (const path of ['/m/home', '/m/login'])
    test(`a browser without ${what} gets a page that says so, with support, at ${path}`, async ({ page }) => {
      await makeOlder(page, features)
      await enter(page, path)
      await page.waitForURL(/\/m\/older/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your browser is too old')
      await expect(page.getByRole('link', { name: /help@lotus.example/ })).toHaveAttribute(
        'href',
        'mailto:help@lotus.example',
      )
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every page reads', async ({ page }) => {
    await page.goto('/m/home?language=EN')
    await expect(firstGame(page)).toBeVisible()
    // Chromium reads a page as if scripts were on when they are only off for a test.
    await page.route('**/m/login?*', async (route) => {
      const address = route.request().url().replace('lotus.localhost', '127.0.0.1')
      const response = await route.fetch({
        url: address,
        headers: { host: new URL(route.request().url()).host },
      })
      await route.fulfill({ response, body: (await response.text()).replace(/<\/?noscript>/g, '') })
    })
    await page.goto('/m/login?language=EN')
    await expect(page.getByText('This page needs JavaScript')).toBeVisible()
    await expect(page.getByRole('link', { name: /help@lotus.example/ })).toBeVisible()
  })
})

test('the page for old browsers is in the player’s language', async ({ page }) => {
  await page.goto('/m/older?language=VI')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trình duyệt của bạn quá cũ')
})
