import { enter, expect, logOut, networkQuiet, patchWorld, siteReady, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { V1, boxOf, button, drag, middle, panel } from '../../e2e/mini-game.ts'

test('[OV-22] [ST-26] v1: its script is loaded for a member alone, its button opens a game that can be played', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/mini-game/')) scripts.push(pathname)
  })
  await enter(page, '/m/home', { switches: V1.switches })
  await siteReady(page)
  // What waits for an idle page has begun, and come to its end.
  await expect
    .poll(async () => (await world(page)).log.map(({ endpoint }) => endpoint))
    .toContain('game.lanes')
  await networkQuiet(page)
  expect(scripts).toEqual([])
  await enter(page, '/m/home', V1)
  await expect(button(page)).toBeVisible()
  expect(scripts).toEqual(['/mini-game/v1/minigame.js'])
  expect((await world(page)).log.filter(({ endpoint }) => endpoint.startsWith('mini-game'))).toMatchObject([
    { endpoint: 'mini-game.v1', status: 200 },
  ])
  // It covers no tab.
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const box = await boxOf(button(page))
  expect(box.y + box.height).toBeLessThan((await boxOf(navigation)).y)

  await button(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page)).toContainText('100 points')
  await panel(page).getByRole('button', { name: /High/ }).click()
  await expect(panel(page)).toContainText(/\b(?:90|110) points/)
  await expect(panel(page).getByRole('status')).toHaveText(/\d \+ \d \+ \d = \d+ · (You win|Not this time)/)
  expect(await violations(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('[OV-22] v1: it is dragged within its bounds, opens nothing by that, and is there after a reload', async ({
  page,
}) => {
  await enter(page, '/m/home', V1)
  const first = await boxOf(button(page))
  await drag(page, { x: -120, y: -200 })
  // Drawn with the next frame, which a busy machine has later.
  const place = async () => [(await boxOf(button(page))).x, (await boxOf(button(page))).y]
  await expect.poll(place).toEqual([expect.closeTo(first.x - 120, 0), expect.closeTo(first.y - 200, 0)])
  const { x, y } = await boxOf(button(page))
  await page.reload()
  await expect(button(page)).toBeVisible()
  await expect.poll(place).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)])
  await expect(panel(page)).toHaveCount(0)

  const { width } = await page.evaluate(() => ({ width: innerWidth }))
  await drag(page, { x: -2_000, y: -2_000 })
  await expect.poll(async () => (await boxOf(button(page))).x).toBeCloseTo(0.02 * width, 0)
  const corner = await boxOf(button(page))
  const header = await boxOf(page.getByRole('banner'))
  expect(corner.y).toBeGreaterThanOrEqual(header.y + header.height)
  await drag(page, { x: 3_000, y: 3_000 })
  await expect.poll(place).toEqual([expect.closeTo(first.x, 0), expect.closeTo(first.y, 0)])
  await expect(panel(page)).toHaveCount(0)

  // In a smaller window it is brought back in.
  await page.setViewportSize({ width: 320, height: 480 })
  await expect.poll(async () => (await boxOf(button(page))).x + 56).toBeLessThanOrEqual(320 * 0.98 + 0.5)
  await expect(button(page)).toBeInViewport({ ratio: 1 })
})

test('[OV-22] v1: by keyboard it is moved, opened and closed', async ({ page }) => {
  await enter(page, '/m/home', V1)
  await button(page).focus()
  const first = await boxOf(button(page))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  const moved = await boxOf(button(page))
  expect([moved.x, moved.y]).toEqual([expect.closeTo(first.x - 24, 0), expect.closeTo(first.y - 24, 0)])
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('[OV-22] v1: a finger drags it, and the page does not scroll; a touch opens it', async ({ page }) => {
    await enter(page, '/m/home', V1)
    const first = await boxOf(button(page))
    const [x, y] = middle(first)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
    await send('touchStart', [x, y])
    for (let step = 1; step <= 5; step++) await send('touchMove', [x - 20 * step, y - 40 * step])
    await send('touchEnd')
    const place = async () => boxOf(button(page)).then(({ x: left, y: top }) => [left, top])
    await expect.poll(place).toEqual([expect.closeTo(first.x - 100, 0), expect.closeTo(first.y - 200, 0)])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(panel(page)).toHaveCount(0)
    // Chromium gives no click for a touch right after a fast drag: it takes it as the end of a fling.
    await expect(async () => {
      await button(page).tap()
      await expect(panel(page)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
})

test('[ST-26] with both switches only s1 is loaded, and reported once', async ({ page, complaints }) => {
  complaints.provoke(/MN-BOTH/)
  await enter(page, '/m/home', { member: 'player', switches: 'LOTTMINIGAME3,SEALOTTMINIGAME3' })
  await expect(button(page)).toBeVisible()
  const { log } = await world(page)
  expect(log.filter(({ endpoint }) => endpoint.startsWith('mini-game'))).toMatchObject([
    { endpoint: 'mini-game.s1' },
  ])
  expect(complaints.heard.filter((text) => text.includes('MN-BOTH'))).toHaveLength(1)
})

test('[OV-22] [ST-26] it goes with the log-out, without a reload, and with its switch', async ({ page }) => {
  await enter(page, '/m/home', V1)
  await expect(button(page)).toBeVisible()
  await patchWorld(page, { switches: { LOTTMINIGAME3: false } })
  await expect(button(page)).toHaveCount(0)
  await patchWorld(page, { switches: { LOTTMINIGAME3: true } })
  await expect(button(page)).toBeVisible()
  await page.evaluate(() => Reflect.set(globalThis, 'samePage', true))
  await logOut(page)
  await expect(button(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => [Reflect.get(globalThis, 'samePage'), 'MCMiniGame' in globalThis]),
  ).toEqual([true, false])
})

test('[ST-26] a log-out elsewhere closes the open game', async ({ page, context }) => {
  await enter(page, '/m/home', V1)
  await button(page).click()
  await expect(panel(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/m/home')
  await logOut(other)
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page)).toHaveCount(0)
})

for (const [behaviour, complaint] of [
  ['fails', /MN-LOAD|MIME type/],
  ['throws', /MN-CONTRACT|The mini game throws/],
  ['empty', /MN-CONTRACT/],
  ['hangs', undefined],
] as const)
  test(`a script that ${behaviour === 'empty' ? 'leaves nothing' : behaviour} harms nothing`, async ({
    page,
    complaints,
  }) => {
    if (complaint) complaints.provoke(complaint)
    const asked = page.waitForRequest((request) => request.url().includes('/mini-game/'))
    await enter(page, '/m/home', { ...V1, 'mini-game': behaviour })
    await asked
    if (complaint) await expect.poll(() => complaints.heard.some((text) => /MN-/.test(text))).toBe(true)
    await expect(button(page)).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Games' })
      .click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

test('[OV-22] it is not on a screen without header and tab bar', async ({ page }) => {
  await enter(page, '/m/home', { ...V1, member: 'weak' })
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  // Its script has run: the button could be shown.
  await page.waitForFunction(() => Boolean(Reflect.get(globalThis, 'MCMiniGame')))
  await expect(button(page)).toHaveCount(0)
})
