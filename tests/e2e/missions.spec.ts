import { enter, expect, test } from './site.ts'
import { MISSIONS, main, points, progress } from './missions.ts'

test.describe('missions', () => {
  test('[RT-17] a member sees progress by period, and collects what is complete once', async ({ page }) => {
    await enter(page, MISSIONS, { member: 'player' })
    for (const name of ['Daily', 'Weekly', 'One-time'])
      await expect(main(page).getByRole('region', { name })).toBeVisible()
    await expect(progress(page, 'Play three games')).toHaveAttribute('aria-valuetext', '2 of 3')
    await main(page).getByRole('button', { name: 'Collect Look in today' }).click()
    await expect(points(page)).toContainText('12,530')
    await expect(main(page).getByRole('button', { name: 'Collect Look in today' })).toHaveCount(0)
    await page.reload()
    await expect(points(page)).toContainText('12,530')
    await expect(main(page).getByRole('button', { name: 'Collect Look in today' })).toHaveCount(0)
  })
})
