import type { Locator, Page } from '@playwright/test'
import { changeWorld, enter, expect, firstGame, test } from '../../e2e/site.ts'

const CALLS = ['auth.login', 'mobile.send-code', 'game.launch']

const faults = (fault: string | null): object => ({
  faults: Object.fromEntries(CALLS.map((call) => [call, fault])),
})

/** Presses what fails, and then again when the gateway is back. */
async function pressTwice(page: Page, control: Locator, line: Locator): Promise<void> {
  await changeWorld(page, faults('502'))
  await control.click()
  await expect(line).toBeVisible()
  await expect(page.locator('dialog[open], output[popover]')).toHaveCount(0)
  await changeWorld(page, faults(null))
  await expect(control).toBeEnabled()
}

// Of the demo merchants, Coral logs in by code too.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })

test('[ER-02] log-in, code and launch say at their control that a 502 stopped them; nothing typed is lost, and another press goes on', async ({
  page,
}) => {
  await enter(page, '/m/login')
  const main = page.getByRole('main')
  const logIn = main.getByRole('button', { name: 'Log in' })
  const line = main.getByText('We cannot reach the site right now. Please try again.')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByLabel('Mobile number').fill('0123456789')
  const send = main.getByRole('button', { name: 'Send code' })
  await pressTwice(page, send, main.getByText('This did not go through'))
  await expect(page.getByLabel('Mobile number')).toHaveValue('0123456789')
  await send.click()
  await expect(main.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await expect(main.getByText('This did not go through')).toHaveCount(0)

  await page.getByLabel('Code', { exact: true }).fill('123456')
  await pressTwice(page, logIn, line)
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('123456')
  await logIn.click()
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(line).toHaveCount(0)

  await page.getByRole('tab', { name: 'Username' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await pressTwice(page, logIn, line)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('player123')
  await logIn.click()
  await expect(page).toHaveURL(/\/m\/home$/)

  await changeWorld(page, faults('502'))
  await firstGame(page).click()
  const again = main.getByRole('button', { name: 'Try again' })
  await pressTwice(page, again, main.getByText('We cannot reach the game right now. Please try again.'))
  await again.click()
  await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
})

for (const [name, answer] of [
  ['the gateway’s answer', undefined],
  ['a server that has no code for it', { status: 429, contentType: 'text/html', body: '<h1>429</h1>' }],
] as const)
  test(`[ER-04] a player who is limited reads one quiet line at the button, never an alert: ${name}`, async ({
    page,
  }) => {
    await enter(page, '/m/login')
    await page.getByRole('tab', { name: 'Username' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await changeWorld(page, faults('429'))
    if (answer) await page.route('**/wps/session/login*', (route) => route.fulfill(answer))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(main.getByText('Too many tries. Please wait a moment.')).toBeVisible()
    await expect(page.locator('dialog[open], output[popover]')).toHaveCount(0)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('player123')
    await page.unroute('**/wps/session/login*')
    await changeWorld(page, faults(null))
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
