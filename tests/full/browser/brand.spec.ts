import type { Page } from '@playwright/test'
import { enter, expect, patchWorld, siteReady, test } from '../../e2e/site.ts'
import { headerLogo, stored } from '../../e2e/brand.ts'

/** An answer in the cache of this tab, beside those of the site's own calls. */
const cacheAnswer = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('foyer.http of-this-test', `${Date.now()} 600000 200\n{}`))

const gone = (merchant: string) => ({ merchant, remembered: null, session: null, cached: null })

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
