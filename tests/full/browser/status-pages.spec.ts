import type { Page } from '@playwright/test'
import { changeWorld, enter, expect, test } from '../../e2e/site.ts'

/** The player comes back to the page. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('[ST-31] maintenance begins and ends under the player’s hands: same address, same page, nothing lost', async ({
  page,
}) => {
  await enter(page, '/m/game')
  await page.getByRole('searchbox').fill('drag')
  await page.evaluate(() => Reflect.set(window, 'mark', 1))
  const address = page.url()
  const shown = page.getByRole('dialog', { name: 'Under maintenance' })

  await changeWorld(page, { maintenance: '1' })
  await comeBack(page)
  await expect(shown).toBeVisible()
  await expect(shown.getByRole('time')).toHaveCount(0)
  await shown.getByRole('button', { name: 'Check again' }).click()
  await expect(shown.getByRole('status')).toHaveText(/^Not open yet/)

  await changeWorld(page, { maintenance: '' })
  await shown.getByRole('button', { name: 'Check again' }).click()
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('drag')
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(1)
})
