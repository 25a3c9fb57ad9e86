import type { Page } from '@playwright/test'
import { enter, expect, test, world } from '../../e2e/site.ts'
import { ask, field, go, sheet } from '../../e2e/second-factor.ts'

/** Everything that the browser stores for the site. */
const readAllStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  )

test('[OV-15][VA-06][ER-07] SMS: empty fields are shown, the code passes, and that is said', async ({
  page,
}) => {
  await ask(page, { factor: 'GS' })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(sheet(page).getByRole('tab', { name: 'SMS' })).toBeFocused()
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(field(page, 'Mobile number')).toBeFocused()
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription('Enter your mobile number')
  await field(page, 'Mobile number').fill('901234567')
  await go(page)
  await expect(field(page, 'Code')).toBeFocused()
  await expect(field(page, 'Code')).toHaveAttribute('aria-invalid', 'true')
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByRole('button', { name: /^Again in \d\d s$/ })).toBeDisabled()
  await expect(sheet(page).getByText('The code is on its way')).toBeVisible()
  await field(page, 'Code').fill((await world(page)).messages.at(-1)?.code ?? '')
  await go(page)
  await expect(page.getByText('Verified. You are logged in.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[OV-15][ER-07][VA-06] without a flag the payee name is asked for; a wrong one is told at the field, emptied and typed anew', async ({
  page,
}) => {
  await ask(page, { factor: 'none' })
  await expect(sheet(page).getByRole('tab')).toHaveCount(0)
  await expect(sheet(page)).toContainText('IP address that is not on record')
  const payee = field(page, 'Payee name')
  await go(page)
  await expect(payee).toHaveAccessibleDescription('Enter the payee name')
  await expect(payee).toBeFocused()
  await payee.fill('Somebody Else')
  await go(page)
  await expect(sheet(page).getByRole('alert')).toContainText('does not match')
  await expect(payee).toHaveAccessibleDescription(/does not match/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(payee).toHaveValue('')
  await expect(payee).toBeFocused()
  await payee.fill('nguyen van a')
  await go(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[ST-04] closing it returns to the form, and the password is not stored', async ({ page }) => {
  await ask(page, { factor: 'E' })
  expect(await readAllStorage(page)).not.toContain('player123')
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByLabel('Username')).toHaveValue('player')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  expect(await readAllStorage(page)).not.toContain('player123')
  expect((await world(page)).log.map(({ endpoint }) => endpoint)).not.toContain('second-factor.verify')
})

test('[ST-03][ST-04] a required change of password is still required after it', async ({ page }) => {
  await ask(page, { factor: 'G', fault: 'second-factor.verify:offline' }, '/m/login', 'expired')
  await field(page, 'Authenticator code').fill('123456')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(field(page, 'Authenticator code')).toHaveValue('123456')
  await page.evaluate(() =>
    fetch('/__gateway/world', { method: 'POST', body: '{"faults":{"second-factor.verify":null}}' }),
  )
  await go(page)
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
})

test('[VA-02] a captcha for sending the code can be passed over the sheet', async ({ page }) => {
  const pass = (): Promise<void> =>
    page.getByRole('dialog', { name: 'GeeTest' }).getByRole('button', { name: 'I am a person' }).click()
  await enter(page, '/m/login', { factor: 'S', captcha: 'v4' })
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await pass()
  await field(page, 'Mobile number').fill('901234567')
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await pass()
  await expect(field(page, 'Code')).toBeFocused()
  expect((await world(page)).messages).toHaveLength(1)
})
