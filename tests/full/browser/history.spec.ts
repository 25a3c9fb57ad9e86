import { overflow } from '../../e2e/overflow.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { HISTORY, main, rows } from '../../e2e/history.ts'

test.describe('the history of deposits and withdrawals', () => {
  test('a guest is sent to the log-in', async ({ page }) => {
    await enter(page, HISTORY)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('is reached from the member area', async ({ page }) => {
    await enter(page, '/m/member/home', { member: 'player' })
    await main(page).getByRole('link', { name: 'Deposits and withdrawals' }).click()
    await expect(page).toHaveURL(/\/m\/wallet\/history/)
    await expect(rows(page)).toHaveCount(20)
  })

  for (const [name, state, text] of [
    ['no orders', { history: 'none' }, 'Nothing here yet'],
    ['a failed call', { fault: 'wallet.orders:misshapen' }, 'This could not be loaded just now.'],
    ['bad entries', { history: 'odd' }, 'ODD7'],
  ] as const)
    test(`says what is the matter: ${name}`, async ({ page }) => {
      await enter(page, HISTORY, { member: 'player', ...state })
      await expect(main(page).getByText(text)).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

  test('is accessible, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, HISTORY, { member: 'player', theme: 'light' })
    await expect(rows(page)).toHaveCount(20)
    expect(await violations(page), 'light').toEqual([])
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
  })
})
