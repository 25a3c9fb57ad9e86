import { enter, expect, siteReady, test } from './site.ts'
import { headerLogo, stored } from './brand.ts'

test('[EN-31a] neither a query nor stored data selects the merchant', async ({ page }) => {
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/')) sent.push(request.headers()['merchant'])
  })
  await enter(page, '/m/home?merchant=coral&merchantCode=coral01&x-merchant=coral', { lang: 'EN' })
  await siteReady(page)
  await page.evaluate(() => localStorage.setItem('merchant', 'coral01'))
  await page.reload()
  await siteReady(page)
  await expect(headerLogo(page)).toHaveAttribute('src', '/m/brand/lotus/logo.svg')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'lotus')
  await expect.poll(() => stored(page)).toMatchObject({ merchant: 'lotus01' })
  await expect.poll(() => sent.length).toBeGreaterThan(3)
  expect(new Set(sent)).toEqual(new Set(['lotus01']))
})

test('[RR-05] title, description and every name follow the language, live, and the next screen', async ({
  page,
}) => {
  await enter(page, '/m/home')
  const description = page.locator('meta[name="description"]')
  await expect(page).toHaveTitle('Lotus – Online lottery with fast payouts')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('dialog', { name: 'Cài đặt' })).toBeVisible()
  await expect(page).toHaveTitle('Lotus – Xổ số trực tuyến, trả thưởng nhanh')
  await expect(description).toHaveAttribute('content', /^Chơi xổ số/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('html')).toHaveAttribute('data-language', 'VI')
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveTitle('Đăng nhập – Lotus')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/m\/login$/)
})
