import { enter, expect, patchWorld, siteReady, test } from './site.ts'
import { violations } from './violations.ts'
import { HOME, expectNone, popUp, press, restart, settings, title } from './announcements.ts'

test.describe('the pop-up', () => {
  test('[OV-10] [ST-23] [CA-17] a visitor gets B: pages, closes it, and has peace in this session', async ({
    page,
  }) => {
    await enter(page, HOME, { announcements: 'some' })
    await expect(title(page)).toHaveText('Maintenance on Tuesday')
    await press(page, 'Next')
    await expect(title(page)).toHaveText('Weekend rewards')
    await expect(popUp(page).getByRole('button', { name: 'Go to activity' })).toBeVisible()
    await press(page, 'Next')
    await press(page, 'Next')
    await expect(title(page)).toHaveText('Maintenance on Tuesday')
    await press(page, 'Previous')
    await expect(title(page)).toHaveText('New draw times')
    expect(await violations(page)).toEqual([])
    await press(page, 'Close')
    await expect(popUp(page)).toHaveCount(0)
    await expectNone(page)
    await restart(page)
    await expect(popUp(page)).toBeVisible()
  })

  test('[ST-21] [OV-29] forceRead: Escape, Back and the backdrop do nothing before the last item; then they close it', async ({
    page,
  }) => {
    await enter(page, '/m/game', { announcements: 'some' })
    await siteReady(page)
    await patchWorld(page, settings({ forceRead: true }))
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Home' })
      .click()
    await expect(popUp(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.goBack()
    await popUp(page).getByRole('button', { name: 'Close' }).click({ force: true })
    await expect(popUp(page)).toContainText('Please read to the last announcement.')
    await expect(page).toHaveURL(/\/m\/home/)
    await press(page, 'Next')
    await page.keyboard.press('Escape')
    await expect(title(page)).toHaveText('Weekend rewards')
    await press(page, 'Next')
    await page.keyboard.press('Escape')
    await expect(popUp(page)).toHaveCount(0)
  })
})
