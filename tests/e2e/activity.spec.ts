import { enter, expect, test } from './site.ts'
import { violations } from './violations.ts'

test('[RT-15] [CA-21] a guest finds what runs, by category, and reads one promotion', async ({ page }) => {
  await enter(page, '/m/home')
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveTitle('Promotions – Lotus')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(8)
  await expect(cards.first()).toContainText(/On now\d+ minutes, \d+ seconds? left/)
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('group', { name: 'Categories' })
    .getByRole('button', { name: 'Club and friends' })
    .click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('link', { name: 'Lotus Club: gifts for regulars' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lotus Club: gifts for regulars' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Played in the period')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(cards).toHaveCount(2)
})
