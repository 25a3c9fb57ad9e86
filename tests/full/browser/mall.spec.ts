import { reachGateway } from '../../e2e/reach-gateway.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { MALL, goods, main, points, sheet } from '../../e2e/mall.ts'

test.describe('the point market', () => {
  test('[RT-16] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, MALL)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('[RT-16] points are spent once: a double tap, and a retry after a lost answer', async ({ page }) => {
    await enter(page, MALL, { member: 'player' })
    let lost = 0
    await page.route('**/MCSFE_redeemPointMallGoods', async (route) => {
      await reachGateway(route)
      if (lost++ < 1) await route.abort()
      else await route.continue()
    })
    await goods(page, 'Enamel mug').click()
    const confirm = sheet(page).getByRole('button', { name: /^Redeem/ })
    await confirm.dblclick()
    await expect(sheet(page).getByRole('alert')).toContainText('you pay only once')
    await page.waitForFunction(() => !document.querySelector('dialog [aria-busy]'))
    await expect(async () => {
      await confirm.click({ timeout: 2_000 })
      await expect(sheet(page)).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
    await expect(points(page)).toContainText('7,980')
    await page.reload()
    await expect(points(page)).toContainText('7,980')
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Enamel mug' })).toHaveCount(1)
  })

  for (const [name, state, text] of [
    ['no goods', { mall: 'none' }, 'The shelves are empty'],
    ['a failed call', { fault: 'promotions.mall:misshapen' }, 'This could not be loaded just now.'],
    ['bad entries', { mall: 'odd' }, 'Without a picture, and a stock that is none'],
  ] as const)
    test(`says what is the matter: ${name}`, async ({ page }) => {
      await enter(page, MALL, { member: 'player', ...state })
      await expect(main(page).getByText(text)).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

  test('is accessible, light and dark, with the sheet', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, MALL, { member: 'player', theme: 'light' })
    await goods(page, 'Enamel mug').click()
    await expect(sheet(page)).toBeVisible()
    await page.addStyleTag({ content: '* { transition: none !important }' })
    expect(await violations(page), 'the sheet').toEqual([])
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toHaveCount(0)
    expect(await violations(page), 'light').toEqual([])
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
  })
})
