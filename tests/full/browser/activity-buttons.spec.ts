import type { Locator, Page } from '@playwright/test'
import { enter, expect, siteReady, test } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { shortcuts } from '../../e2e/activity-buttons.ts'

const items = (page: Page): Locator => shortcuts(page).getByRole('listitem')

test.describe('the activity buttons', () => {
  for (const theme of ['light', 'dark'])
    test(`[OV-23][OV-28] of a visitor, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await enter(page, '/m/activity', { theme })
      await siteReady(page)
      await expect(items(page)).toHaveText([
        'Deposit',
        'Create account',
        'Rewards',
        'Missions',
        'Point market',
        'Invite friends',
        'VIP club',
        'Get the app',
        'Offers of the week',
      ])
      expect(await violations(page)).toEqual([])
    })

  for (const [name, path] of [
    ['Deposit', /\/m\/voucherCenter$/],
    ['Rewards', /\/m\/rewardCenter$/],
    ['Missions', /\/m\/leaderBoard$/],
    ['Point market', /\/m\/mall\/mallHome$/],
    ['VIP club', /\/m\/member\/home$/],
  ] as const)
    test(`[OV-28] one that needs a log-in leads there, and on to its page: ${name}`, async ({ page }) => {
      await enter(page, '/m/activity')
      await shortcuts(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(/\/m\/login$/)
      await page.getByLabel('Username').fill('player')
      await page.getByLabel('Password', { exact: true }).fill('player123')
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(path)
    })

  for (const [who, state, pages] of [
    [
      'a visitor',
      {},
      {
        'Create account': '/m/register',
        'Invite friends': '/m/inviteFriends',
        'Offers of the week': '/m/activity',
      },
    ],
    [
      'a member with VIP benefits',
      { member: 'vip' },
      {
        Rewards: '/m/rewardCenter',
        Missions: '/m/leaderBoard',
        'Point market': '/m/mall/mallHome',
        'VIP club': '/m/member/home',
        'Invite friends': '/m/inviteFriends',
        'Offers of the week': '/m/activity',
      },
    ],
  ] as const)
    test(`[OV-28] those without a log-in lead ${who} to their pages`, async ({ page }) => {
      await enter(page, '/m/activity?category=12', state)
      for (const [name, path] of Object.entries(pages)) {
        await shortcuts(page).getByRole('link', { name }).click()
        await expect(page).toHaveURL((url) => url.pathname + url.search === path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(/\/m\/activity\?category=12$/)
      }
    })

  test('[OV-28] of a member: no registration, the club with VIP benefits only', async ({ page }) => {
    await enter(page, '/m/activity', { member: 'player' })
    await expect(items(page).filter({ hasText: 'Invite friends' })).toBeVisible()
    await expect(items(page).filter({ hasText: 'Create account' })).toHaveCount(0)
    await expect(items(page).filter({ hasText: 'VIP club' })).toHaveCount(0)
    await enter(page, '/m/activity', { member: 'vip', available: 'app' })
    await expect(items(page).filter({ hasText: 'VIP club' })).toBeVisible()
    await expect(items(page).filter({ hasText: 'Invite friends' })).toHaveCount(0)
  })

  test('[VA-16] are not there for a member of type 4', async ({ page }) => {
    await enter(page, '/m/activity', { member: 'nochat' })
    await siteReady(page)
    await expect(page.getByRole('banner')).toContainText('nochat')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shortcuts(page)).toHaveCount(0)
  })

  test('[OV-28] one of an unknown action is not shown, and logs a warning only', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('AB-ACTION')) warnings.push(message.text())
    })
    await enter(page, '/m/activity', { buttons: 'unknown' })
    await expect(items(page).filter({ hasText: 'Offers of the week' })).toBeVisible()
    await expect(items(page).filter({ hasText: 'Lucky wheel' })).toHaveCount(0)
    await expect.poll(() => warnings.join()).toContain('LUCKY_WHEEL')
    expect(warnings).toHaveLength(1)
  })
})
