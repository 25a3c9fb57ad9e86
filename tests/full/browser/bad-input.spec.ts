import type { Page } from '@playwright/test'
import { callCount } from '../../e2e/call-count.ts'
import { changeWorld, enter, expect, test, world } from '../../e2e/site.ts'

const username = (page: Page) => page.getByLabel('Username')

const password = (page: Page) => page.getByLabel('Password', { exact: true })

const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' })

const LOGGED_IN = 'MC_SESSION_INFO'

test('[VA-17] an invalid login is reported at its field, and nothing is sent or lost', async ({ page }) => {
  await enter(page, '/m/login')
  for (const [name, secret, error] of [
    ['p'.repeat(10_000), 'secret1', 'At most 20 characters'],
    ['player', 's'.repeat(10_000), 'At most 64 characters'],
    ['   ', 'secret1', 'Enter your username'],
    ['🎲🎲🎲', 'secret1', 'At least 4 characters'],
  ] as const) {
    await username(page).fill(name)
    await password(page).fill(secret)
    await logIn(page).click()
    await expect(page.getByText(error)).toBeVisible()
    await expect(username(page)).toHaveValue(name)
    await expect(password(page)).toHaveValue(secret)
  }
  expect(await callCount(page, 'auth.login')).toBe(0)
})

test('a password of any script signs in, a name with blanks around it too', async ({ page }) => {
  await enter(page, '/m/login')
  const secret = 'pässwörd مرحبا 🎲'
  await changeWorld(page, { members: { player: { password: secret } } })
  await username(page).fill('  player ')
  await password(page).fill(secret)
  await logIn(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner')).toContainText('player')
})

test('unknown names, in any script, are answered by the gateway as text', async ({ page }) => {
  await enter(page, '/m/login')
  for (const name of ['<img src=x>', 'لاعب جديد', '🎲🎲🎲🎲']) {
    await username(page).fill(name)
    await password(page).fill('secret1')
    await logIn(page).click()
    await expect(page.getByRole('alert')).toContainText('This account does not exist')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(username(page)).toBeFocused()
    await expect(username(page)).toHaveValue(name)
  }
})

test('[ST-02] taps in a row send one login', async ({ page }) => {
  await enter(page, '/m/login', { fault: 'login:slow' })
  await username(page).fill('player')
  await password(page).fill('player123')
  await logIn(page).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 5; tap++) button.click()
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await callCount(page, 'auth.login')).toBe(1)
})

test('Back in the middle of a login leaves a guest', async ({ page }) => {
  await enter(page, '/m/home', { fault: 'login:slow' })
  await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await username(page).fill('player')
  await password(page).fill('player123')
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
  await logIn(page).click()
  await sent
  await page.goBack()
  // The gateway lets the player in; the page does not listen any more.
  await expect.poll(() => callCount(page, 'auth.login')).toBe(1)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate((key) => sessionStorage.getItem(key), LOGGED_IN)).toBeNull()
})

test('two tabs log in independently, each as its own member', async ({ page, context }) => {
  await enter(page, '/m/login')
  const other = await context.newPage()
  await other.goto('/m/login')
  for (const [tab, name] of [
    [page, 'player'],
    [other, 'agent'],
  ] as const) {
    await username(tab).fill(name)
    await password(tab).fill(`${name}123`)
    await logIn(tab).click()
    await expect(tab).toHaveURL(/\/m\/home$/)
  }
  for (const [tab, name] of [
    [page, 'player'],
    [other, 'agent'],
  ] as const) {
    await tab.reload()
    await expect(tab.getByRole('banner')).toContainText(name)
  }
})

test.describe('codes by SMS', () => {
  // Of the demo merchants, Coral offers them.
  test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })
  const number = (page: Page) => page.getByLabel('Mobile number')
  const code = (page: Page) => page.getByLabel('Code', { exact: true })
  const send = (page: Page) => page.getByRole('button', { name: /^(Send code|Again in)/ })
  const refused = async (page: Page, words: string): Promise<void> => {
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(code(page)).toBeFocused()
  }
  const received = async (page: Page): Promise<string> => (await world(page)).messages.at(-1)?.code ?? ''

  test('of another number, or too old, are refused, and the number stays', async ({ page }) => {
    await enter(page, '/m/login')
    await page.getByRole('tab', { name: 'SMS code' }).click()
    for (const wrong of ['12', '1'.repeat(10_000), 'twelve', '🎲']) {
      await number(page).fill(wrong)
      await send(page).click()
      await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(number(page)).toHaveValue(wrong)
    }
    expect((await world(page)).messages).toEqual([])

    await number(page).fill('0123456789')
    await send(page).click()
    await expect(code(page)).toBeFocused()
    await number(page).fill('0198765432')
    await code(page).fill(await received(page))
    await logIn(page).click()
    await refused(page, 'This code is not right')
    await expect(number(page)).toHaveValue('0198765432')

    await number(page).fill('0123456789')
    await changeWorld(page, { expireCodes: true })
    await code(page).fill(await received(page))
    await logIn(page).click()
    await refused(page, 'This code has expired')
    await expect(number(page)).toHaveValue('0123456789')
  })

  test('[EN-08] count down by the gateway’s clock where the phone’s is hours wrong', async ({ page }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 5 * 60 * 60 * 1_000
    })
    await enter(page, '/m/login')
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await number(page).fill('0123456789')
    await send(page).click()
    await expect(send(page)).toHaveText(/^Again in (?:6[1-9]|[78]\d|90) s$/)
  })
})
