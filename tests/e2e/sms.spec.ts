import type { Page } from '@playwright/test'
import { expect, test, world } from './site.ts'
import { code, number, openForm, send } from './sms.ts'

/** The code as it came to the phone. */
const received = async (page: Page): Promise<string> => (await world(page)).messages.at(-1)?.code ?? ''

// Of the demo merchants, Coral offers it.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })

test('[RT-02] [ST-10] [CA-14] a code is sent, counted down through a reload, and signs in', async ({
  page,
}) => {
  await openForm(page)
  await number(page).fill('+84 0901-000 001')
  await send(page).click()
  await expect(code(page)).toBeFocused()
  await expect(send(page)).toHaveText(/^Again in \d\d s$/)
  expect((await world(page)).messages.map(({ to }) => to)).toEqual(['+84901000001'])

  await page.reload()
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await expect(send(page)).toBeDisabled()
  await expect(send(page)).toHaveText(/^Again in \d\d s$/)

  await number(page).fill('+84901000001')
  await code(page).fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(code(page)).toBeFocused()
  await expect(number(page)).toHaveValue('+84901000001')
  await expect(code(page)).toHaveValue('000000')
  await code(page).fill(await received(page))
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner')).toContainText('player')
})
