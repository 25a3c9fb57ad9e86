import { enter, expect, test } from './site.ts'
import { shortcuts } from './activity-buttons.ts'

test.describe('the activity buttons', () => {
  test('[EN-20d] an item leads to a page, to another site in a window of its own, or to its category', async ({
    page,
    context,
  }) => {
    const value = [
      { title: 'A page', redirect: '/m/game' },
      { title: 'A site', externalLink: 'https://club.lotus.example/a' },
      { title: 'A category', promoAnnouncementCategoryIds: ['12', '11'] },
    ].map((item) => ({ action: 'ACTIVITY', ...item }))
    await page.route('**/MCSFE_getActivityButtons*', (route) =>
      route.fulfill({ json: { success: true, value } }),
    )
    await context.route('https://club.lotus.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Club</h1>' }),
    )
    await enter(page, '/m/activity')
    const opening = page.waitForEvent('popup')
    await shortcuts(page).getByRole('button', { name: 'A site' }).click()
    await expect(await opening).toHaveURL('https://club.lotus.example/a')
    await shortcuts(page).getByRole('link', { name: 'A category' }).click()
    await expect(page).toHaveURL(/\/m\/activity\?category=12$/)
    await shortcuts(page).getByRole('link', { name: 'A page' }).click()
    await expect(page).toHaveURL(/\/m\/game$/)
  })
})
