import type { Page } from '@playwright/test'
import { enter, expect, firstGame, test, world } from '../../e2e/site.ts'

const main = (page: Page) => page.getByRole('main')

const number = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' })

/** Sends a code to a number, and types it as it came to the phone. */
async function proveNumber(page: Page, typed: string, to: string): Promise<void> {
  await number(page).fill(typed)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  const { messages } = await world(page)
  expect(messages.at(-1)?.to).toBe(to)
  await page.getByLabel('Code', { exact: true }).fill(messages.at(-1)?.code ?? '')
}

/** What the site writes of the status (SI-) and of plugins (PL-), warnings too. */
function reported(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (/\b(?:SI|PL)-[A-Z]+/.test(message.text())) lines.push(message.text())
  })
  return lines
}

/** Calls that the gateway refused. */
const refusals = async (page: Page): Promise<readonly unknown[]> =>
  (await world(page)).log.filter(({ status }) => status >= 400)

// Of the demo merchants, Coral offers log-in by code and registration by number.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })

test.describe('[EN-25] a status as an operator’s gateway writes it', () => {
  test('the home page, the log-in by code and a launch work, and nothing is reported', async ({ page }) => {
    const lines = reported(page)
    await enter(page, '/m/home', { shape: 'operator' })
    await expect(firstGame(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await proveNumber(page, '+84901000001', '+84901000001')
    await main(page).getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner')).toContainText('player')
    await firstGame(page).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    expect(await refusals(page)).toEqual([])
    expect(lines).toEqual([])
  })

  test('a player registers by number, and nothing is reported', async ({ page }) => {
    const lines = reported(page)
    await enter(page, '/m/register', { shape: 'operator' })
    await page.getByLabel('I am 18 or older').check()
    await proveNumber(page, '0198765432', '+60198765432')
    await main(page)
      .getByRole('button', { name: /^Create account/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Welcome!' })
      .getByRole('button', { name: 'Start playing' })
      .click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
    expect(await refusals(page)).toEqual([])
    expect(lines).toEqual([])
  })
})
