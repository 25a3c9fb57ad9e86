import { enter, expect, test } from './site.ts'

test('a lottery brand’s home shows the next draws; the result of one that has come replaces the countdown', async ({
  page,
}) => {
  await enter(page, '/m/home', { draws: 'soon' })
  const draws = page.getByRole('region', { name: 'Next draws' })
  const first = draws.getByRole('link').first()
  await expect(first).toContainText(/Next draw\s*(?:00:0\d|Drawing…)/)
  const before = await first.getAttribute('href')
  await expect(draws.getByText('Drawing…')).toHaveCount(0)
  await expect(draws.locator(`a[href="${before}"]`)).toContainText('Last result')
  await first.click()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('the draws take the place that the page has for them, so that nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset['moved'] = JSON.stringify(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await enter(page, '/m/home')
  await expect(page.getByRole('region', { name: 'Next draws' }).getByRole('link').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-moved', /./)
})

test('a brand that sets none has none, and broken entries are left out', async ({ page, baseURL }) => {
  await enter(page, '/m/home', { draws: 'odd' })
  await expect(page.getByRole('region', { name: 'Next draws' }).getByRole('link').nth(1)).toBeVisible()
  await page.goto((baseURL ?? '').replace('lotus', 'coral'))
  await expect(page.getByRole('region', { name: /games|casino/i }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next draws' })).toHaveCount(0)
})
