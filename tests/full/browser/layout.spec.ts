import type { Page } from '@playwright/test'
import { enter, expect, networkQuiet, siteReady, test } from '../../e2e/site.ts'

/** As slow as a phone far from a mast: 400 kbit/s, 400 ms. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Less than any row, card or line that moves; a digit that grows is less. */
const STILL = 0.002

/** Sums up every shift from now on, those shortly after a tap included. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    Reflect.set(globalThis, 'readShifts', () => {
      add(observer.takeRecords())
      return sum
    })
  })

/** The sum once the page is quiet: what was to come is here, and the last of it has been drawn. */
async function shiftSum(page: Page): Promise<number> {
  await networkQuiet(page)
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    return (Reflect.get(globalThis, 'readShifts') as () => number)()
  })
}

for (const member of [undefined, 'player'])
  test(`the settings do not move while their rows arrive on a slow network: ${member ?? 'guest'}`, async ({
    page,
  }) => {
    await enter(page, '/m/home', member ? { member } : {})
    await siteReady(page)
    await slowNetwork(page)
    await watchShifts(page)
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await expect(sheet.getByRole('group', { name: 'Language' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Contact us' })).toBeVisible()
    await expect(sheet.locator('[data-waits]')).toHaveCount(0)
    expect(await shiftSum(page)).toBeLessThan(STILL)
  })

test('the game area keeps its place while another category comes on a slow network', async ({ page }) => {
  await enter(page, '/m/game')
  await siteReady(page)
  const games = page.getByRole('main').getByRole('link', { name: /, / })
  await expect(games.first()).toBeVisible()
  await slowNetwork(page)
  await watchShifts(page)
  const categories = page.getByRole('group', { name: 'Categories' }).getByRole('button')
  await categories.nth(2).click()
  await expect(categories.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(games.first()).toBeVisible()
  expect(await shiftSum(page)).toBeLessThan(STILL)
})

for (const [width, fontSize, most] of [
  [280, 16, 1],
  [360, 32, 2],
  [280, 32, 2],
] as const)
  test(`the jackpot’s amount has at most ${most} lines, whole, at ${width} px and ${fontSize} px letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await enter(page, '/m/home')
    await page.addStyleTag({ content: `html { font-size: ${fontSize}px !important }` })
    const jackpot = page.getByRole('region', { name: 'Jackpot' })
    const amount = jackpot.locator('p').first()
    await expect(amount).toHaveText(/\d/)
    const { lines, overflow } = await amount.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return { lines: tops.size, overflow: element.scrollWidth - element.clientWidth }
    })
    expect(lines).toBeLessThanOrEqual(most)
    expect(overflow).toBeLessThanOrEqual(0)
  })

for (const brand of ['lotus', 'coral', 'aurora'])
  test.describe(brand, () => {
    test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', brand)) })

    test('a banner’s words are whole in letters of 200 %', async ({ page }) => {
      // From the first moment on: the browser does not ask a container again because the root's letters change.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          document.documentElement.style.setProperty('font-size', '32px', 'important')
          observer.disconnect()
        }).observe(document, { childList: true })
      })
      await enter(page, '/m/home', { merchant: brand })
      await siteReady(page)
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
      const words = page.getByRole('region', { name: 'Offers' }).locator('strong, strong + span')
      const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
      await expect.poll(() => words.first().evaluate(sizeOf)).toBeGreaterThanOrEqual(32)
      const cut = (): Promise<readonly (string | null)[]> =>
        words.evaluateAll((elements) =>
          elements.filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent),
        )
      await expect.poll(cut).toEqual([])
    })
  })
