import { fillLogin } from '../../e2e/fill-login.ts'
import { enter, expect, test, world } from '../../e2e/site.ts'
import { submitLogin } from '../../e2e/submit-login.ts'

test.describe('login', () => {
  test('[CA-03] from a home-screen profile the header Device says so', async ({ page }) => {
    await enter(page, '/m/login?source=webclip')
    await fillLogin(page, 'player', 'player123')
    const [call] = await Promise.all([page.waitForRequest('**/wps/session/login'), submitLogin(page)])
    expect(await call.allHeaders()).toMatchObject({ device: 'WEBCLIP', 'content-type': 'application/json' })
    await expect(page.getByRole('banner')).toContainText('player')
  })

  test('[ST-03] while it logs in the button says so; then the player is home', async ({ page }) => {
    await enter(page, '/m/login', { fault: 'auth.login:slow' })
    await fillLogin(page, 'player', 'player123')
    await submitLogin(page)
    const busy = page.getByRole('main').getByRole('button', { name: 'Logging in…' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner')).toContainText('player')
  })

  test('empty fields are reported at the fields, before any call', async ({ page }) => {
    await enter(page, '/m/login')
    await submitLogin(page)
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Username')).toBeFocused()
    expect((await world(page)).log.map(({ endpoint }) => endpoint)).not.toContain('auth.login')
  })

  const faults = [
    ['500', /.+/],
    ['malformed', /.+/],
    ['offline', /.+/],
  ] as const
  for (const [fault, message] of faults)
    test(`a gateway that fails with ${fault} is reported, and loses nothing that was typed`, async ({
      page,
    }) => {
      await enter(page, '/m/login', { fault: `auth.login:${fault}` })
      await fillLogin(page, 'player', 'player123')
      await submitLogin(page)
      await expect(page.getByRole('alertdialog', { name: 'Notice' })).toContainText(message)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByLabel('Username')).toHaveValue('player')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('player123')
    })

  test('[CA-02] without a public key nothing is sent, and the player sees an error', async ({ page }) => {
    await enter(page, '/m/login', { fault: 'kernel.rsa-key:misshapen' })
    await fillLogin(page, 'player', 'player123')
    await submitLogin(page)
    await expect(page.getByRole('alertdialog', { name: 'Notice' })).toContainText('Missing Encryption')
    expect((await world(page)).log.map(({ endpoint }) => endpoint)).not.toContain('auth.login')
  })

  test('works with the keyboard alone', async ({ page }) => {
    await enter(page, '/m/login')
    await page.getByLabel('Username').focus()
    await page.keyboard.type('player')
    await page.keyboard.press('Tab')
    await page.keyboard.type('player123')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
