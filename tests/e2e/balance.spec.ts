import { changeWorld, enter, expect, test } from './site.ts'
import { violations } from './violations.ts'
import { banner } from './balance.ts'

const MINUTE_MS = 60_000

test.describe('the balance in the header', () => {
  test('one that could not be updated says of when it is; a tap asks again', async ({ page }) => {
    await page.clock.install({ time: new Date(2026, 10, 26, 10, 32) })
    await enter(page, '/m/home', { member: 'player' })
    await expect(banner(page)).toContainText('₫2,450,000')
    await changeWorld(page, { faults: { 'wallet.balance': '500' } })
    await page.clock.fastForward(MINUTE_MS + 11_000)
    const retry = banner(page).getByRole('button', { name: /₫2,450,000.*as of 10:3\d AM.*Try again/ })
    await expect(retry).toBeVisible()
    expect(await violations(page)).toEqual([])
    await changeWorld(page, { faults: { 'wallet.balance': null } })
    await retry.click()
    await expect(banner(page)).not.toContainText('as of')
    await expect(banner(page)).toContainText('₫2,450,000')
  })
})
