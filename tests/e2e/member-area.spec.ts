import type { Page } from '@playwright/test'
import { enter, expect, test, world } from './site.ts'
import { colourViolations, violations } from './violations.ts'
import { heading, main } from './member-area.ts'

const dark = (page: Page): Promise<void> =>
  page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[RT-05][OV-24][EN-24][ST-11b][ST-11d][CA-18a] the member area has the VIP label and the rank progress, fetched when the token appears; a log-out clears both', async ({
  page,
}) => {
  await enter(page, '/m/member/home', { member: 'vip', theme: 'light' })
  await heading(page, 'My account')
  const account = main(page).getByRole('region', { name: 'Your account' })
  await expect(account).toHaveText(/vipplayer.*Diamond.*Level 6/)
  await expect(account).toContainText('2 conditions left to the next level')
  await expect(account.getByRole('progressbar')).toHaveAttribute('value', '60')
  expect(await violations(page), 'light').toEqual([])
  await dark(page)
  expect(await colourViolations(page), 'dark').toEqual([])
  const asked = (await world(page)).log.filter(({ endpoint }) => endpoint === 'member.rank-progress')
  expect(asked.map(({ status }) => status)).toEqual([200])

  await main(page).getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Diamond')).toHaveCount(0)
})

test('[RT-06] the benefits of each level, with the member’s own, and the way back', async ({ page }) => {
  await enter(page, '/m/member/home', { member: 'vip', theme: 'light' })
  await main(page).getByRole('link', { name: 'VIP benefits' }).click()
  await expect(page).toHaveURL(/\/m\/member\/benefits$/)
  await heading(page, 'VIP benefits')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(8)
  const own = main(page).locator('[aria-current="true"]')
  await expect(own).toHaveText(/Diamond.*Level 6.*Your level.*Weekly cashback.*0\.8%/)
  expect(await violations(page), 'light').toEqual([])
  await dark(page)
  expect(await colourViolations(page), 'dark').toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await heading(page, 'My account')
})
