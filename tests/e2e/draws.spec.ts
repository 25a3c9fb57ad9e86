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
