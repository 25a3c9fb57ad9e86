import { enter, expect, siteReady, test } from '../../e2e/site.ts'

/** Makes the bar as long as with so many tabs: the last one again and again. */
const GROW = (list: Element, count: number): void => {
  while (list.children.length < count) {
    const last = list.lastElementChild?.cloneNode(true)
    if (last) list.append(last)
  }
}

for (const [width, count] of [
  [320, 5],
  [320, 6],
  [320, 7],
  [360, 7],
  [390, 6],
  [768, 7],
] as const)
  for (const dir of ['ltr', 'rtl'])
    test(`the tab bar holds ${count} tabs at ${width} px, ${dir}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await enter(page, '/m/home')
      await siteReady(page)
      await page.locator('html').evaluate((root, to) => root.setAttribute('dir', to), dir)
      const bar = page.getByRole('navigation', { name: 'Main navigation' })
      const list = bar.getByRole('list')
      await expect(bar.getByRole('link', { name: 'Account' })).toBeVisible()
      await list.evaluate(GROW, count)
      const links = bar.getByRole('link')
      await expect(links).toHaveCount(count)
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      for (const box of boxes) {
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
      const whole = boxes.filter((box) => box && box.x >= -0.5 && box.x + box.width <= width + 0.5).length
      const cut = boxes.filter((box) => box && box.x < width - 8 && box.x + box.width > 8).length - whole
      // All at once, or one that is cut off, so that the player sees that there are more.
      if (count === 5 || width === 768) expect([whole, cut]).toEqual([count, 0])
      else expect([whole, cut]).toEqual([4, 1])
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide).toBeLessThanOrEqual(0)
      await links.last().focus()
      const last = await links.last().boundingBox()
      // Scrolling ends at whole pixels.
      expect(last?.x).toBeGreaterThanOrEqual(-1)
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width + 1)
    })
