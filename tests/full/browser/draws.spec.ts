import { enter, expect, test } from '../../e2e/site.ts'

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
