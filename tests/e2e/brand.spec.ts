import type { Page } from '@playwright/test'
import { enter, expect, patchWorld, siteReady, test } from './site.ts'

const headerLogo = (page: Page) => page.getByRole('banner').getByRole('img', { name: 'Lotus' })
const stored = (page: Page) =>
  page.evaluate(() => ({
    merchant: localStorage.getItem('merchant'),
    remembered: localStorage.getItem('remPass') ?? localStorage.getItem('sass'),
    session: sessionStorage.getItem('MC_SESSION_INFO'),
    cached: sessionStorage.getItem('foyer.http of-this-test'),
  }))
/** An answer in the cache of this tab, beside those of the site's own calls. */
const cacheAnswer = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('foyer.http of-this-test', `${Date.now()} 600000 200\n{}`))
const gone = (merchant: string) => ({ merchant, remembered: null, session: null, cached: null })

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

test('[EN-31c] a logo of the gateway replaces the baked one live, and a broken one replaces none', async ({
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

test('[EN-31d] each merchant’s site has its own colours, light and dark', async ({ page, baseURL }) => {
  /** The brand's colour as the page paints with it. */
  const brandColour = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--brand)'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
  for (const [merchant, light, dark] of [
    ['lotus', 'rgb(194, 24, 91)', 'rgb(255, 138, 179)'],
    ['coral', 'rgb(192, 51, 23)', 'rgb(255, 138, 110)'],
  ] as const)
    for (const [theme, colour] of Object.entries({ light, dark })) {
      const site = (baseURL ?? '').replace('lotus', merchant)
      await page.goto(`${site}/__gateway/enter?lang=EN&theme=${theme}&to=/m/home`)
      await expect(page).toHaveURL(`${site}/m/home`)
      await expect(page.locator('html')).toHaveAttribute('data-brand', merchant)
      await expect.poll(brandColour).toBe(colour)
    }
})

test('[EN-31e] an image CDN that fails is replaced by the next', async ({ page }) => {
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

test('[EN-31f] another merchant on this host: removes session, remembered login and cached answers live', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  await expect(page.getByRole('banner')).toContainText('player')
  await siteReady(page)
  await page.evaluate(() => {
    localStorage.setItem('remPass', 'a')
    localStorage.setItem('sass', 'b')
  })
  await cacheAnswer(page)
  await patchWorld(page, { merchantCode: 'lotus02' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => stored(page)).toEqual(gone('lotus02'))
})

test('[EN-31f] another merchant than at the last visit: removes session, remembered login and cached answers', async ({
  page,
}) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await page.evaluate(() => {
    localStorage.setItem('merchant', 'somebody01')
    localStorage.setItem('remPass', 'a')
    const session = { id: '7', token: 't', merchantCode: 'somebody01', userName: 'lan', type: 0 }
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session))
  })
  await cacheAnswer(page)
  await page.reload()
  await expect.poll(() => stored(page)).toEqual(gone('lotus01'))
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

test('[RR-05] another merchant has titles, keywords and canonical links of its own, on each of its screens', async ({
  page,
}) => {
  const keywords = page.locator('meta[name="keywords"]')
  const canonical = page.locator('link[rel="canonical"]')
  await enter(page, '/m/home', { merchant: 'aurora', lang: 'EN' })
  await expect(page).toHaveTitle('Aurora – Slots, live casino and instant Pix')
  await expect(keywords).toHaveAttribute('content', /^slots, live casino, /)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveTitle('Log in – Aurora')
  await expect(keywords).toHaveCount(0)
  await expect(canonical).toHaveAttribute('href', /\/m\/login$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /account/i })
    .click()
  await expect(page).toHaveTitle('Create account – Aurora')
  await expect(keywords).toHaveAttribute('content', 'registration, create account, Aurora')
  await expect(canonical).toHaveAttribute('href', /\/m\/register$/)
})
