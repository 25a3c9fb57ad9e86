import { reachGateway } from './reach-gateway.ts'
import type { Page } from '@playwright/test'
import { enter, expect, noteToasts, test, toastsOf } from './site.ts'
import { colourViolations, violations } from './violations.ts'

const REWARDS = '/m/rewardCenter'
const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).getByRole('heading', { level: 2 })
const collect = (page: Page, title: string) => main(page).getByRole('button', { name: `Collect ${title}` })

test.describe('rewards', () => {
  test('[RT-14] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, REWARDS)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('[RT-14] a member collects a reward by one tap: it is gone, also after a reload', async ({ page }) => {
    await noteToasts(page)
    await enter(page, REWARDS, { member: 'player' })
    await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
    await expect(titles(page)).toHaveCount(4)
    await collect(page, 'Weekly cashback').click()
    await expect(titles(page)).toHaveCount(3)
    await expect(titles(page).filter({ hasText: 'Weekly cashback' })).toHaveCount(0)
    await expect.poll(() => toastsOf(page)).toContain('Collected: Weekly cashback')
    await page.reload()
    await expect(titles(page)).toHaveCount(3)
    await page.getByRole('tab', { name: 'Collected' }).click()
    await expect(titles(page).first()).toHaveText('Weekly cashback')
    await page.getByRole('tab', { name: 'Expired' }).click()
    await expect(titles(page)).toHaveText(['Spins of the rainy weekend'])
  })

  test('a refused one says why, and stays', async ({ page }) => {
    await enter(page, REWARDS, { member: 'player' })
    await collect(page, 'Second-deposit bonus').click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'Make your second deposit' })).toBeVisible()
    await expect(titles(page)).toHaveCount(4)
  })

  test('without an answer it is collected once all the same', async ({ page }) => {
    await enter(page, REWARDS, { member: 'player' })
    await expect(titles(page)).toHaveCount(4)
    // The gateway gets the call; its answer is lost on the way.
    await page.route('**/MCSFE_claimReward', async (route) => {
      await reachGateway(route)
      await route.abort()
    })
    await collect(page, 'Ninety days with us').click()
    await expect(titles(page)).toHaveCount(3)
  })

  test('[SE-02] HTML and entries of a bad gateway do no harm', async ({ page, complaints }) => {
    // Chromium reports a handler that the policy kept from being compiled while the sanitiser reads.
    complaints.provoke(/^policy violation: script-src-attr inline$/)
    await enter(page, REWARDS, { member: 'player', rewards: 'odd' })
    await expect(main(page).getByText('Happy hours:')).toBeVisible()
    await expect(titles(page).filter({ hasText: 'Without anything else' })).toBeVisible()
    await expect(titles(page).filter({ hasText: 'Without an id' })).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^\d$/)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })

  for (const [name, state, text] of [
    ['nothing to collect', { rewards: 'none' }, 'Nothing to collect right now'],
    ['a failed call', { fault: 'promotions.rewards:misshapen' }, 'This could not be loaded just now.'],
  ] as const)
    test(`says what is the matter: ${name}`, async ({ page }) => {
      await enter(page, REWARDS, { member: 'player', ...state })
      await expect(main(page).getByText(text)).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

  test('is accessible, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, REWARDS, { member: 'player', theme: 'light' })
    await expect(titles(page)).toHaveCount(4)
    await expect(main(page).getByText('Happy hours:')).toBeVisible()
    await page.addStyleTag({ content: '* { transition: none !important }' })
    expect(await violations(page), 'light').toEqual([])
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
  })
})
