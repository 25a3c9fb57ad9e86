import { enter, expect, test } from './site.ts'
import { list, tab } from './customer-service.ts'

test.describe('customer service', () => {
  test('[OV-31][OV-20] several are offered, from the tab, the log-in and the settings alike', async ({
    page,
  }) => {
    await enter(page, '/m/login', { service: '3' })
    const links = ['Live chat', 'Support 24/7', 'CS3']
    const ways = [
      () => page.getByRole('main').getByRole('button', { name: 'Contact us' }).click(),
      () => tab(page).click(),
      async () => {
        await page.getByRole('button', { name: 'Settings' }).click()
        await page
          .getByRole('dialog', { name: 'Settings' })
          .getByRole('button', { name: 'Contact us' })
          .click()
      },
    ]
    for (const way of ways) {
      await way()
      await expect(list(page).getByRole('link')).toHaveText(links)
      await list(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(list(page)).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await tab(page).click()
    const opening = page.context().waitForEvent('page')
    await list(page).getByRole('link', { name: 'CS3' }).click()
    await expect((await opening).getByText('Hello guest, how can we help?')).toBeVisible()
    await expect(list(page)).toHaveCount(0)
  })
})
