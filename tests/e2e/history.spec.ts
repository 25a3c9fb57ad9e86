import type { Page } from '@playwright/test'
import { overflow } from './overflow.ts'
import { enter, expect, test } from './site.ts'
import { HISTORY, main, rows } from './history.ts'

const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

test.describe('the history of deposits and withdrawals', () => {
  test('shows pages and kinds; Back and a reload keep the place', async ({ page }) => {
    await enter(page, HISTORY, { member: 'player' })
    await expect(rows(page)).toHaveCount(20)
    await expect(main(page).getByText('Page 1 of 3')).toBeVisible()
    await link(page, 'Older').click()
    await expect(main(page).getByText('Page 2 of 3')).toBeVisible()
    await link(page, 'Older').click()
    await expect(rows(page)).toHaveCount(5)
    await expect(page).toHaveURL(/[?&]page=3/)
    await page.reload()
    await expect(rows(page)).toHaveCount(5)
    await page.goBack()
    await expect(main(page).getByText('Page 2 of 3')).toBeVisible()
    await page.getByRole('tab', { name: 'Withdrawals' }).click()
    await expect(rows(page)).toHaveCount(9)
    await expect(rows(page).filter({ hasText: 'Refused' })).toContainText([
      'The name on the card is not yours',
    ])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
