import { enter, expect, firstGame, test } from '../../sabotage/site.ts'
import { IS_LONG } from '../sample.ts'

const LONGEST_MS = 300_000

const GARBAGE = [
  '',
  'null',
  '{',
  '[]',
  '{}',
  '0',
  'true',
  '"',
  '\u0000',
  '💥'.repeat(1_000),
  '{"__proto__":{"x":1}}',
  '[[[[[[1]]]]]]',
  'x'.repeat(200_000),
  '-1e999',
  '<script>',
]

test('whatever stands in the browser’s storage, the site starts', async ({ page, complaints }) => {
  // What cannot be read is reported, and dropped.
  complaints.provoke(/ST-SHAPE/)
  test.setTimeout(LONGEST_MS)
  await enter(page, '/m/home', { member: 'player' })
  await expect(firstGame(page)).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('foyer.build') !== null)
  // As a visit leaves it. The site drops what it cannot read, and a later round must find it again.
  const good = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  const places = good.flatMap((stored, area) => Object.keys(stored).map((key) => ({ area, key })))
  expect(places.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['MC_SESSION_INFO', 'foyer.build', 'merchant']),
  )
  const round = async (
    spoiled: readonly { readonly area: number; readonly key: string }[],
    garbage: string,
    what: string,
  ): Promise<void> => {
    await page.evaluate(
      ([before, broken, text]) => {
        for (const [area, storage] of [localStorage, sessionStorage].entries()) {
          storage.clear()
          for (const [key, value] of Object.entries(before[area] ?? {})) storage.setItem(key, value)
          for (const place of broken) if (place.area === area) storage.setItem(place.key, text)
        }
        for (const name of ['language', '_fbp', 'merchant'])
          document.cookie = `${name}=${encodeURIComponent(text.slice(0, 500))}`
      },
      [good, spoiled, garbage] as const,
    )
    await page.goto('/m/home')
    await expect(firstGame(page), what).toBeVisible()
    const banner = page.getByRole('banner')
    if (spoiled.some(({ key }) => key === 'MC_SESSION_INFO'))
      await expect(banner.getByRole('link', { name: 'Log in' }), what).toBeVisible()
    else await expect(banner, what).toContainText('player')
  }
  for (const garbage of GARBAGE) {
    await round(places, garbage, `everywhere ${garbage.slice(0, 40)}`)
    const others = places.filter(({ key }) => key !== 'MC_SESSION_INFO')
    await round(others, garbage, `but in the session ${garbage.slice(0, 40)}`)
  }
  const some = IS_LONG ? GARBAGE : ['', 'null', '{"__proto__":{"x":1}}']
  for (const place of places)
    for (const garbage of some) await round([place], garbage, `${place.key} ${garbage}`)
})
