import { enter, expect, siteReady, test } from './site.ts'
import { navigation } from './frame.ts'

test('keys skip to the content and to the navigation, and the address stays', async ({ page }) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await page.keyboard.press('Tab')
  const content = page.getByRole('link', { name: 'Skip to content' })
  await expect(content).toBeFocused()
  await expect(content).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)

  await page.getByRole('link', { name: 'Skip to navigation' }).press('Enter')
  await expect(navigation(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(navigation(page).getByRole('link', { name: 'Home' })).toBeFocused()
  await expect(page).toHaveURL(/\/m\/home$/)
})
