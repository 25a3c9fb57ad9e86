import { enter, expect, test } from './site.ts'
import { NOT_SAVED, logIn } from './storage.ts'

test('[EN-30] with storage blocked the site works, and says that a login will not last', async ({
  page,
  complaints,
}) => {
  await enter(page, '/m/home')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.reload()
  await logIn(page)
  await expect(page.getByText(NOT_SAVED)).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Said once, in the console; nothing else is wrong.
  const heard = await complaints.take()
  expect(heard).toHaveLength(1)
  expect(heard[0]).toContain('ST-MEMORY')
})
