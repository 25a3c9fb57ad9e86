import { changeWorld, enter, expect, test } from './site.ts'

test.describe('the game area', () => {
  test('[RT-07] its lanes are in the merchant’s order of categories, and their cards in that of vendors', async ({
    page,
  }) => {
    await enter(page, '/m/game')
    const lanes = page.getByRole('main').getByRole('heading', { level: 2 })
    const region = page.getByRole('region', { name: 'Slots' })
    const slots = region.getByRole('link')
    const vendors = async (): Promise<readonly string[]> => {
      const hrefs = await slots.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      return [...new Set(hrefs.map((href) => new URL(href).searchParams.get('vendor') ?? ''))]
    }
    // Far below, where games are drawn when the player comes near.
    await region.scrollIntoViewIfNeeded()
    await expect(slots).not.toHaveCount(0)
    const titles = await lanes.allTextContents()
    const before = await vendors()
    expect(before.length).toBeGreaterThan(1)
    const last = String(before.at(-1))
    await changeWorld(page, {
      settings: { 'games.vendor-order': { categories: ['LIVE'], vendors: { RNG: [last] } } },
    })
    await page.reload()
    await expect(lanes.first()).toHaveText('Live casino')
    await region.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await vendors())[0]).toBe(last)
    expect(titles[0]).not.toBe('Live casino')
    expect([...(await lanes.allTextContents())].sort()).toEqual([...titles].sort())
    expect([...(await vendors())].sort()).toEqual([...before].sort())
  })
})
