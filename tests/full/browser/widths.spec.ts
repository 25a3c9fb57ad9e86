import type { Locator, Page } from '@playwright/test'
import { enter, expect, siteReady, test } from '../../e2e/site.ts'

const banner = (page: Page): Locator => page.getByRole('banner')

const main = (page: Page): Locator => page.getByRole('main')

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const boxOf = (control: Locator): Promise<Box> =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })

/** How much of the element's text is cut off, in pixels. */
const cutOff = (element: Locator): Promise<number> =>
  element.evaluate((it) => Math.max(it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight - 1))

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property)

const laneTitles = (page: Page): Locator =>
  main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: /^See all/ }) })
    .getByRole('heading')

for (const [width, content] of [
  [719, 480],
  [720, 720],
  [1024, 720],
] as const)
  test(`at ${width} px the screen is ${content} px wide, in the middle, and lanes reach both of its edges`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enter(page, '/m/home')
    await siteReady(page)
    const lane = main(page)
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: /^See all/ }) })
      .first()
    const { left, right } = await boxOf(lane)
    expect(Math.round(right - left)).toBe(content)
    expect(Math.abs(left - (width - right))).toBeLessThanOrEqual(1)
    const row = await boxOf(lane.getByRole('list'))
    expect([Math.round(row.left), Math.round(row.right)]).toEqual([Math.round(left), Math.round(right)])
  })

test('at 280 px the lanes’ titles and the member’s name are whole', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 740 })
  await enter(page, '/m/home', { member: 'vip' })
  await siteReady(page)
  await expect(laneTitles(page)).not.toHaveCount(0)
  for (const title of await laneTitles(page).all()) {
    await title.scrollIntoViewIfNeeded()
    expect(await cutOff(title), await title.innerText()).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => scrollTo(0, 0))
  const name = banner(page).getByText('vip', { exact: false }).first()
  expect(await cutOff(name)).toBeLessThanOrEqual(0)
})

test('in letters of 200 % the lanes’ titles are whole at 360 px', async ({ page }) => {
  await enter(page, '/m/home')
  await page.addStyleTag({ content: 'html { font-size: 32px !important }' })
  await siteReady(page)
  await expect(laneTitles(page)).not.toHaveCount(0)
  for (const title of await laneTitles(page).all()) {
    await title.scrollIntoViewIfNeeded()
    expect(await cutOff(title), await title.innerText()).toBeLessThanOrEqual(0)
  }
})

test('in the player’s own colours the bars tell a weak password from a strong one', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, '/m/register')
  await siteReady(page)
  const hint = main(page).locator('[data-strength]')
  const fills = (): Promise<readonly string[]> =>
    hint
      .locator('span')
      .first()
      .locator('span')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor))
  await page.getByLabel('Password', { exact: true }).fill('abc123')
  await expect(hint).toHaveAttribute('data-strength', 'weak')
  await expect.poll(async () => new Set(await fills()).size).toBe(2)
  await page.getByLabel('Password', { exact: true }).fill('quiet-river-9-Lotus')
  await expect(hint).toHaveAttribute('data-strength', 'strong')
  await expect.poll(async () => new Set(await fills()).size).toBe(1)
})

test.describe('aurora', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'aurora')) })

  test('the ring around a wrong field is as red as its border and its error, not of the brand', async ({
    page,
  }) => {
    await enter(page, '/m/login', { merchant: 'aurora' })
    await siteReady(page)
    const field = page.getByLabel('Username')
    await main(page).getByRole('button', { name: 'Log in' }).click()
    await expect(field).toBeFocused()
    const box = field.locator('..')
    const error = main(page).locator(
      `#${String(await field.getAttribute('aria-describedby'))
        .split(' ')
        .at(-1)}`,
    )
    const red = await styleOf(error, 'color')
    expect(await styleOf(box, 'border-top-color')).toBe(red)
    // Of the same colour, seen through: its parts are fractions.
    const parts = /\d.*\d/
      .exec(red)?.[0]
      .split(', ')
      .map((part) => (Number(part) / 255).toFixed(3))
    const shadow = /srgb ([\d.]+) ([\d.]+) ([\d.]+)/.exec(await styleOf(box, 'box-shadow'))
    expect(shadow?.slice(1).map((part) => Number(part).toFixed(3))).toEqual(parts)
  })

  test('names do not show through the header', async ({ page }) => {
    await enter(page, '/m/home', { merchant: 'aurora' })
    await siteReady(page)
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((root, name) => void (root.dataset['theme'] = name), theme)
      // Opaque: no fourth part.
      expect(await styleOf(banner(page), 'background-color'), theme).toMatch(
        /^(?:rgb\([^,]+,[^,]+,[^,]+\)|#|color\([^/]+\))/,
      )
    }
  })
})

test('a field for long texts has no grip', async ({ page }) => {
  await enter(page, '/m/feedback', { member: 'player' })
  await siteReady(page)
  expect(await styleOf(page.getByLabel('Your message'), 'resize')).toBe('none')
})

test('set right-to-left, a sheet’s head mirrors: its title and its button are as far from the edges', async ({
  page,
}) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await banner(page).getByRole('button', { name: 'Settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  /** From the edge where the line begins to the title, and from the button to the other edge. */
  const insets = (): Promise<readonly number[]> =>
    sheet.evaluate((it) => {
      const outer = it.getBoundingClientRect()
      const [title, close] = ['h2', 'h2 + button'].map((part) =>
        it.querySelector(part)?.getBoundingClientRect(),
      )
      if (!title || !close) return []
      return getComputedStyle(it).direction === 'rtl'
        ? [outer.right - title.right, close.left - outer.left]
        : [title.left - outer.left, outer.right - close.right]
    })
  const usual = await insets()
  expect(usual).toHaveLength(2)
  await page.locator('html').evaluate((it) => it.setAttribute('dir', 'rtl'))
  await expect.poll(insets).toEqual(usual)
})
