import { logIn } from '../../e2e/log-in.ts'
import { enter, expect, siteReady, test, world } from '../../e2e/site.ts'
import { storedSession } from '../../e2e/stored-session.ts'
import { CHANGE, change, current, next, title } from '../../e2e/change-password.ts'

test.describe('a required change of password', () => {
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
