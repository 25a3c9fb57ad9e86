import { enter, expect, noteToasts, test, toastsOf } from './site.ts'
import { REWARDS, collect, main, titles } from './rewards.ts'

test.describe('rewards', () => {
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
})
