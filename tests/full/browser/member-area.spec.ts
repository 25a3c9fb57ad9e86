import type { Page } from '@playwright/test'
import { enter, expect, siteReady, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { heading, main } from '../../e2e/member-area.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const [rank, now, text] of [
  ['top', '100', 'All conditions are met'],
  ['none', '100', 'All conditions are met'],
  ['over', '100', 'All conditions are met'],
] as const)
  test(`[ST-30] the progress is whole where the gateway says: ${rank}`, async ({ page }) => {
    await enter(page, '/m/member/home', { member: 'vip', rank })
    const bar = main(page).getByRole('progressbar', { name: 'Progress to the next level' })
    await expect(bar).toHaveAttribute('value', now)
    await expect(main(page).getByText(text)).toBeVisible()
  })

test('an answer that cannot be read is said, and asked for again', async ({ page }) => {
  await enter(page, '/m/member/home', { member: 'vip', rank: 'broken' })
  await expect(main(page).getByRole('alert')).toContainText('Your progress could not be loaded.')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(
      async () =>
        (await world(page)).log.filter(({ endpoint }) => endpoint === 'member.rank-progress').length,
    )
    .toBeGreaterThan(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

for (const [levels, count, text] of [
  ['empty', 0, 'There are no VIP levels yet.'],
  ['odd', 2, 'Silver'],
  ['many', 60, 'Your level'],
] as const)
  test(`the benefits where the gateway has levels: ${levels}`, async ({ page }) => {
    await enter(page, '/m/member/benefits', { member: 'vip', levels })
    await expect(main(page).getByText(text)).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(count)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  })

test('[CO-13] one of nine pictures is the player’s own after a reload, in the settings too, and not another member’s', async ({
  page,
}) => {
  await enter(page, '/m/member/home', { member: 'player' })
  await main(page).getByRole('button', { name: 'Choose your picture' }).click()
  const sheet = page.getByRole('dialog', { name: 'Choose your picture' })
  await expect(sheet.getByRole('listitem')).toHaveCount(9)
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Owl' }).click()
  await expect(sheet).toHaveCount(0)
  const picture = main(page).getByRole('button', { name: 'Choose your picture' }).locator('rect')
  await expect(picture).toHaveCount(1)
  await page.reload()
  await expect(picture).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings.getByRole('region', { name: 'Your account' }).locator('rect')).toHaveCount(1)
  await settings.getByRole('button', { name: 'Close' }).click()
  await main(page).getByRole('button', { name: 'Choose your picture' }).click()
  await expect(sheet.getByRole('button', { name: 'Owl' })).toHaveAttribute('aria-pressed', 'true')
})

test('the settings’ account leads to the member area, which leads to the password and to customer service', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('region', { name: 'Your account' }).getByRole('link').click()
  await expect(settings).toHaveCount(0)
  await heading(page, 'My account')
  const menu = main(page).getByRole('navigation', { name: 'Account menu' })
  const limits = menu.getByRole('link', { name: 'Limits, breaks and self-exclusion' })
  await expect(limits).toHaveAttribute('href', /\/documents\/current\?of=safer-play/)
  await expect(limits).toHaveAttribute('target', '_blank')
  await menu.getByRole('link', { name: 'Customer service' }).click()
  const chooser = page.getByRole('dialog', { name: 'Customer service' })
  await chooser.getByRole('button').last().click()
  await expect(chooser).toHaveCount(0)
  await menu.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
})

test('a guest who taps the account’s tab logs in, and comes to the member area', async ({ page }) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await tabBar(page).getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await heading(page, 'My account')
  await expect(tabBar(page).getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
})

test('the session reminder is chosen in the settings, and appears after its time, also after a reload', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, '/m/member/home', { member: 'player' })
  await main(page)
    .getByRole('button', { name: /Session reminder/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '30 minutes' }).click()
  await expect(main(page).getByRole('button', { name: /Session reminder/ })).toContainText('30 minutes')
  await page.clock.fastForward('20:00')
  await page.reload()
  await heading(page, 'My account')
  const reminder = page.getByRole('dialog', { name: 'Time for a break?' })
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('11:00')
  await expect(reminder).toContainText(/You have been signed in for 3\d minutes\./)
  expect(await violations(page)).toEqual([])
  await reminder.getByRole('button', { name: 'Continue' }).click()
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('31:00')
  await expect(reminder).toContainText('1 hour')
  await reminder.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})
