import type { Page } from '@playwright/test'
import { overflow } from './overflow.ts'
import { enter, expect, test } from './site.ts'
import { colourViolations, violations } from './violations.ts'

const HISTORY = '/m/wallet/history'
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('listitem')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

test.describe('the history of deposits and withdrawals', () => {
  test('a guest is sent to the log-in', async ({ page }) => {
    await enter(page, HISTORY)
    await expect(page).toHaveURL(/\/m\/login/)
  })

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
