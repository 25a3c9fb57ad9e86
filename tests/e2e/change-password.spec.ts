import type { Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { enter, expect, siteReady, test, world } from './site.ts'
import { storedSession } from './stored-session.ts'

const CHANGE = /\/m\/changePsw$/
const current = (page: Page) => page.getByLabel('Current password')
const next = (page: Page) => page.getByLabel('New password', { exact: true })
const title = (page: Page) => page.getByRole('heading', { name: 'Choose a new password' })
const change = async (page: Page, old: string, fresh: string): Promise<void> => {
  await current(page).fill(old)
  await next(page).fill(fresh)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
}
/** Records every screen that is shown from now on, under `shown`. */
const watchScreens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    const look = (): unknown => shown.push(document.querySelector('main')?.dataset['screen'])
    new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-screen'] })
  })

test.describe('a required change of password', () => {
  test('[RT-09][VA-08][ST-03] with 123456 a log-in leads there, whatever the switches, and on when it is made', async ({
    page,
  }) => {
    await enter(page, '/m/game', { switches: '-PWDEXPFORCECHANGE3' })
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    // As a screen for members leaves it that asked for the log-in.
    await page.evaluate(() => sessionStorage.setItem('foyer.return', '/m/feedback'))
    await watchScreens(page)
    await logIn(page, 'weak', '123456')
    await expect(page).toHaveURL(CHANGE)
    await expect(title(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shown') as unknown)).toEqual(['/m/changePsw'])
    await expect(page.getByText('one that everybody knows')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)

    // It was typed just now.
    await expect(current(page)).toHaveCount(0)
    await next(page).fill('lotus-2024')
    for (const _press of ['first', 'second']) {
      await page.goBack()
      await expect(page).toHaveURL(CHANGE)
    }
    await expect(next(page)).toHaveValue('lotus-2024')
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('123456')
    await page.reload()
    await change(page, '123456', 'lotus-2024')
    await expect(page).toHaveURL(/\/m\/feedback$/)
    await expect(page.getByText('Your password is changed')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    expect(await storedSession(page)).not.toHaveProperty('passwordChangeRequired')
  })

  test('[RT-09][RO-06][CA-05] an expired one redirects too, from every address; a wrong old one is reported at its field', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'expired' })
    await expect(page).toHaveURL(CHANGE)
    await expect(page.getByText('has expired')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Lotus' }).click()
    await expect(page).toHaveURL(CHANGE)
    for (const address of ['/m/game', '/m/no/such/place', '/m/feedback']) {
      await page.goto(address)
      await expect(page).toHaveURL(CHANGE)
    }
    await page.reload()

    await change(page, 'mistaken', 'lotus-2024')
    await expect(page.getByText('The current password is incorrect')).toBeVisible()
    await expect(current(page)).toBeFocused()
    await expect(current(page)).toHaveValue('')
    await expect(next(page)).toHaveValue('lotus-2024')
    expect(await storedSession(page)).toHaveProperty('passwordChangeRequired', 'expired')

    await change(page, 'expired123', 'lotus-2024')
    await expect(page).toHaveURL(/\/m\/feedback$/)
    const calls = (await world(page)).log.filter(({ endpoint }) => endpoint === 'password.change')
    expect(calls).toMatchObject([{ encrypted: true }, { encrypted: true }])
  })

  test('[RO-06] without PWDEXPFORCECHANGE3 an expired one redirects nobody', async ({ page }) => {
    await enter(page, '/m/login', { switches: '-PWDEXPFORCECHANGE3' })
    await logIn(page, 'expired', 'expired123')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner')).toContainText('expired')
  })

  test('where its screen cannot be loaded nobody is locked out', async ({ page, complaints }) => {
    let fetched = 0
    await page.route(/\/change-password-[\w-]+\.js$/, (route) => {
      fetched++
      return route.abort()
    })
    await enter(page, '/m/feedback', { member: 'weak' })
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('could not be loaded')
    await expect(failed).toContainText(/Reference [\dA-Z]{4}-[\dA-Z]{4} · version [\da-f]{12}/)
    await page.getByRole('button', { name: 'Back to home' }).click()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
    // The site fetches it again by itself, which takes the player nowhere.
    const before = fetched
    await expect.poll(() => fetched).toBeGreaterThan(before)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
    // A network failure is only a warning, because developers cannot fix it.
    expect(await complaints.take()).toEqual([])
  })

  test('[RT-09] customer service and the log-out stay reachable', async ({ page }) => {
    await enter(page, '/m/home', { member: 'weak' })
    await expect(title(page)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/m/customerService')
    await siteReady(page)
    await expect(page.getByRole('heading', { name: 'Customer service' })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/customerService$/)
    await page.getByRole('banner').getByRole('link', { name: 'Lotus' }).click()
    await expect(page).toHaveURL(CHANGE)
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  })
})

test('[VA-17] voluntary: from the settings, errors at the fields before a call, and back', async ({
  page,
}) => {
  await enter(page, '/m/game', { member: 'player' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL(CHANGE)
  await change(page, 'player123', '123456')
  await expect(page.getByText('Everybody knows this one')).toBeVisible()
  await expect(next(page)).toBeFocused()
  expect((await world(page)).log.map(({ endpoint }) => endpoint)).not.toContain('password.change')
  await change(page, 'player123', 'lotus-2024')
  await expect(page).toHaveURL(/\/m\/game$/)
})
