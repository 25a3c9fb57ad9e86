import { reachGateway } from '../../e2e/reach-gateway.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { REWARDS, collect, main, titles } from '../../e2e/rewards.ts'

test.describe('rewards', () => {
  test('[RT-14] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, REWARDS)
    await expect(page).toHaveURL(/\/m\/login/)
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
