import type { Page } from '@playwright/test'
import { enter, expect, patchWorld, siteReady, test } from './site.ts'

const headerLogo = (page: Page) => page.getByRole('banner').getByRole('img', { name: 'Lotus' })
const stored = (page: Page) =>
  page.evaluate(() => ({
    merchant: localStorage.getItem('merchant'),
    remembered: localStorage.getItem('remPass') ?? localStorage.getItem('sass'),
    session: sessionStorage.getItem('MC_SESSION_INFO'),
  }))

test('[EN-31] neither a query nor stored data selects the merchant', async ({ page }) => {
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

test('[EN-31] a logo of the gateway replaces the baked one live, and a broken one replaces none', async ({
  page,
}) => {
  await enter(page, '/m/home', { brand: '1' })
  const logo = headerLogo(page)
  await expect(logo).toHaveAttribute('src', /\/cdn\/brand\/lotus\/logo\.svg$/)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', /icon-192\.png$/)
  const asked = page.waitForResponse(/no-such-logo/)
  await patchWorld(page, { templates: { image_logo: '/cdn/brand/lotus/no-such-logo.svg' } })
  await asked
  await expect(logo).toHaveAttribute('src', /\/cdn\/brand\/lotus\/logo\.svg$/)
  await patchWorld(page, { templates: { image_logo: 'https://stranger.example/logo.svg' } })
  await patchWorld(page, { templates: { image_logo: '' } })
  await expect(logo).toHaveAttribute('src', '/m/brand/lotus/logo.svg')
})

test('[EN-31] an image CDN that fails is replaced by the next', async ({ page }) => {
  await enter(page, '/m/home')
  await patchWorld(page, { imageCDNs: ['/dead-cdn', '/'] })
  await page.goto('/m/game')
  const image = page.getByRole('main').getByRole('listitem').getByRole('img').first()
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  const from = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(from.filter((path) => path.startsWith('/dead-cdn/')).length).toBeGreaterThan(0)
  expect(await image.getAttribute('src')).not.toContain('dead-cdn')
})

test('[EN-31] another merchant on this host: removes session, remembered login and cached answers live', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  await expect(page.getByRole('banner')).toContainText('player')
  await siteReady(page)
  await page.evaluate(() => {
    localStorage.setItem('remPass', 'a')
    localStorage.setItem('sass', 'b')
  })
  await patchWorld(page, { merchantCode: 'lotus02' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => stored(page)).toEqual({ merchant: 'lotus02', remembered: null, session: null })
})

test('[EN-31] the same between two visits', async ({ page }) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await page.evaluate(() => {
    localStorage.setItem('merchant', 'somebody01')
    localStorage.setItem('remPass', 'a')
    const session = { id: '7', token: 't', merchantCode: 'somebody01', userName: 'lan', type: 0 }
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session))
  })
  await page.reload()
  await expect.poll(() => stored(page)).toEqual({ merchant: 'lotus01', remembered: null, session: null })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
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
