import { enter, expect, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { MISSIONS, main, points, progress } from '../../e2e/missions.ts'

test.describe('missions', () => {
  test('[RT-17] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, MISSIONS)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('[RT-17] a mission advances when a game is launched', async ({ page }) => {
    await enter(page, '/m/game', { member: 'player' })
    await main(page).getByRole('link', { name: /, / }).first().click()
    await expect(page).toHaveURL(/\/__gateway\/game/)
    await page.goto(MISSIONS)
    await expect(progress(page, 'Play three games')).toHaveAttribute('aria-valuetext', '3 of 3')
    await main(page).getByRole('button', { name: 'Collect Play three games' }).click()
    await expect(points(page)).toContainText('12,680')
  })

  test('the leader board has the player’s own place', async ({ page }) => {
    await enter(page, MISSIONS, { member: 'player' })
    await page.getByRole('tab', { name: 'Leader board' }).click()
    await expect(main(page).getByRole('listitem')).toHaveCount(11)
    await expect(main(page).getByRole('listitem').filter({ hasText: 'You' })).toContainText('12,480 points')
    expect(await violations(page)).toEqual([])
  })

  for (const [name, state, text] of [
    ['no missions', { missions: 'none' }, 'No missions right now'],
    ['a failed call', { fault: 'promotions.missions:misshapen' }, 'This could not be loaded just now.'],
    ['bad entries', { missions: 'odd' }, 'More than everything'],
  ] as const)
    test(`says what is the matter: ${name}`, async ({ page }) => {
      await enter(page, MISSIONS, { member: 'player', ...state })
      await expect(main(page).getByText(text)).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

  test('is accessible, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, MISSIONS, { member: 'player', theme: 'light' })
    await expect(progress(page, 'Play three games')).toBeVisible()
    await page.addStyleTag({ content: '* { transition: none !important }' })
    expect(await violations(page), 'light').toEqual([])
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
  })
})
