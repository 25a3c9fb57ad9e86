import { noteShifts } from '../../e2e/note-shifts.ts'
import { shiftSum } from '../../e2e/shift-sum.ts'
import { enter, expect, networkQuiet, siteReady, test } from '../../e2e/site.ts'

/** The sum that DESIGN allows a page. */
const MOST = 0.02

for (const [path, member, title] of [
  ['/m/activity', undefined, 'Promotions'],
  ['/m/activity', 'player', 'Promotions'],
  ['/m/customerService', undefined, 'Customer service'],
  ['/m/customerService', 'player', 'Customer service'],
  ['/m/register', undefined, 'Create account'],
  ['/m/voucherCenter', 'player', 'Deposit'],
] as const)
  test(`nothing moves on ${path} of ${member ?? 'a guest'} while its parts come`, async ({ page }) => {
    await noteShifts(page)
    await enter(page, path, member ? { member } : {})
    await siteReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await networkQuiet(page)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await shiftSum(page)).toBeLessThan(MOST)
  })
