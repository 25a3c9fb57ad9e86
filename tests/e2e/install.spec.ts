import { noteShifts } from './note-shifts.ts'
import { shiftSum } from './shift-sum.ts'
import { enter, expect, networkQuiet, siteReady, test } from './site.ts'
import { violations } from './violations.ts'
import { bar, giftIcon } from './install.ts'

test.describe('the download bar', () => {
  test('[OV-04] [ST-12] is above the tab bar, moves nothing, and is hidden for the session once closed', async ({
    page,
  }) => {
    await noteShifts(page)
    await enter(page, '/m/home', { bar: '1' })
    await expect(bar(page)).toBeVisible()
    await expect(bar(page)).toContainText('Lotus')
    const icon = bar(page).locator('img').first()
    await expect(icon).toHaveAttribute('src', /\/cdn\/brand\/lotus\/icon\.svg$/)
    await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(bar(page)).toContainText('Rated 5.0 of 5 stars')
    await expect(bar(page).getByText('5.0', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(bar(page).locator('p:has(:text-is("5.0")) > svg')).toHaveCount(5)
    await expect(bar(page)).toContainText('With a gift for the download')
    await expect(giftIcon(page)).toBeInViewport({ ratio: 1 })
    await siteReady(page)
    expect(await shiftSum(page)).toBeLessThan(0.02)
    expect(await violations(page)).toEqual([])
    const [box, tabs] = await Promise.all([
      bar(page).boundingBox(),
      page.getByRole('navigation', { name: 'Main navigation' }).boundingBox(),
    ])
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1)
    // The page's end can be scrolled to above it.
    const last = page.locator('footer > :last-child')
    const overlap = async (): Promise<number> => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [end, top] = await Promise.all([last.boundingBox(), bar(page).boundingBox()])
      return end && top ? end.y + end.height - top.y : Infinity
    }
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await bar(page).getByRole('button', { name: 'Close the download bar' }).click()
    await expect(bar(page)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('hideDownloadBar'))).toBe('1')
    await page.reload()
    await siteReady(page)
    // The bar’s plugin has decided: its setting is in the cache.
    await networkQuiet(page)
    await expect(bar(page)).toHaveCount(0)
  })
})
