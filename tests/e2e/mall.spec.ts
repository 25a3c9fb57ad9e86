import { enter, expect, noteToasts, test, toastsOf } from './site.ts'
import { MALL, goods, main, points, sheet } from './mall.ts'

test.describe('the point market', () => {
  test('[RT-16] a member redeems goods after a look at price and rest; the points are spent', async ({
    page,
  }) => {
    await noteToasts(page)
    await enter(page, MALL, { member: 'player' })
    await expect(points(page)).toContainText('12,480')
    await page.getByRole('radio', { name: 'I can afford (5)' }).click()
    await expect(main(page).getByRole('listitem')).toHaveCount(5)
    await goods(page, 'Enamel mug').click()
    await expect(sheet(page).getByRole('definition')).toHaveText([
      '12,480 points',
      '4,500 points',
      '7,980 points',
    ])
    await sheet(page).getByRole('button', { name: 'Redeem for 4,500 points' }).click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(points(page)).toContainText('7,980')
    await expect(goods(page, 'Enamel mug')).toContainText('7 left')
    await expect.poll(() => toastsOf(page)).toContain('Redeemed: Enamel mug')
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(main(page).getByRole('listitem').first()).toContainText('Enamel mug')
    await page.reload()
    await expect(points(page)).toContainText('7,980')
  })
})
