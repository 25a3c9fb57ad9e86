import type { Page } from '@playwright/test'
import { enter, expect, siteReady, test } from '../../e2e/site.ts'

/** Taps the first offer, and expects to be told that it cannot be had. */
async function tapWithoutOffer(page: Page): Promise<void> {
  await siteReady(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Welcome gift/ })
    .click()
  await expect(
    page.getByRole('status').filter({ hasText: 'This offer is not available right now.' }),
  ).toHaveCount(1)
}

test.describe('home', () => {
  test('[OV-27] no banner is a dead end: an offer without a page leads a guest to the registration, and a member sees none', async ({
    page,
  }) => {
    const offer = page.getByRole('main').getByRole('button', { name: /^Welcome gift/ })
    const withoutPage = { disabled: 'promotions.activity' }
    await enter(page, '/m/home', withoutPage)
    await siteReady(page)
    await offer.click()
    await expect(page).toHaveURL(/\/m\/register$/)
    await enter(page, '/m/home', { ...withoutPage, member: 'player' })
    await siteReady(page)
    await expect(offer).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Offers' }).getByRole('group')).toHaveCount(3)
  })

  test('[OV-27] an offer leads to its promotion', async ({ page }) => {
    await enter(page, '/m/home')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Welcome gift/ })
      .click()
    await expect(page).toHaveURL(/\/m\/activity\?id=PROMO-WELCOME-100$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a tap on an offer that leads nowhere, before the gateway has listed the offers, says so and stays', async ({
    page,
  }) => {
    await page.route('**/MCSFE_getBanners*', () => {})
    await enter(page, '/m/home', { disabled: 'promotions.activity', member: 'player' })
    await siteReady(page)
    await tapWithoutOffer(page)
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('a tap on an offer whose code cannot be fetched says so', async ({ page, complaints }) => {
    await page.route('**/assets/load-banners-*', (route) => route.abort())
    await enter(page, '/m/home')
    await tapWithoutOffer(page)
    expect(await complaints.take()).toEqual([expect.stringContaining('RE-CHUNK')])
  })

  test('the jackpot never falls, and is there wherever the visit began', async ({ page }) => {
    const amount = page.getByRole('region', { name: 'Jackpot' }).getByRole('paragraph')
    const read = async (): Promise<number> => Number((await amount.innerText()).replaceAll(/\D/g, ''))
    const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
    let pot = 20_000_000_000
    const winners = [{ name: 'ngu***89', amount: 386_400_000, game: 'Hà Nội VIP' }]
    await page.route('**/GCSGAME_jackpot*', (route) =>
      route.fulfill({ json: { success: true, data: { amount: (pot += 1_000_000), winners } } }),
    )
    await enter(page, '/m/home')
    // The page's own amount is smaller: it stands until the first answer.
    await expect.poll(read).toBeGreaterThan(20_000_000_000)
    const seen = await read()
    await tab('Games').click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await tab('Home').click()
    expect(await read()).toBeGreaterThanOrEqual(seen)
    // From hydration on no amount is less; only the page as it was painted before any script had an older one.
    await page.addInitScript(() => {
      const shown: number[] = []
      Reflect.set(globalThis, 'amounts', shown)
      const note = (): void => {
        const text = document.querySelector('[aria-labelledby="jackpot-title"] p')?.textContent
        const hydrated = performance.getEntriesByName('foyer-hydrated').length > 0
        if (text && hydrated) shown.push(Number(text.replaceAll(/\D/g, '')))
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    const last = await read()
    await page.reload()
    const amounts = () => page.evaluate(() => Reflect.get(globalThis, 'amounts') as readonly number[])
    await expect.poll(async () => new Set(await amounts()).size).toBeGreaterThan(0)
    await expect.poll(read).toBeGreaterThan(last)
    expect((await amounts()).filter((value, at, all) => value < (all[at - 1] ?? last))).toEqual([])

    await page.goto('/m/game')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await tab('Home').click()
    await expect.poll(read).toBeGreaterThanOrEqual(seen)
    await expect(page.getByRole('region', { name: 'Latest winners' })).toBeVisible()
  })

  test('a button that is tapped before the script is there does what it says once it is', async ({
    page,
  }) => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await enter(page, '/m/home')
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a page that brings the texts of its first paint shows no other screen before the others arrive', async ({
  page,
}) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/m/t/**', async (route) => {
    await released
    await route.continue()
  })
  await enter(page, '/m/home')
  await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expect(page.getByRole('main')).toHaveText('')
  release()
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible()
})
