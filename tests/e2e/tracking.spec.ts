import { askStatus, enter, expect, firstGame, test, world } from './site.ts'

interface Relayed {
  readonly event: string
  readonly event_id: string
  readonly content?: { readonly id: string; readonly name?: string; readonly category?: string }
}

test('login and gameLaunch reach the pixel and the relay, each once, with one id', async ({ page }) => {
  await enter(page, '/m/login')
  await page.addInitScript(() => {
    // The second in which a batch is collected never ends: the events can only go when the page does.
    const wait = setTimeout
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => wait(run, ms === 1_000 ? 1_000_000 : ms),
    })
    const send = fetch
    globalThis.fetch = (request, init) => {
      if (request instanceof Request && request.keepalive)
        localStorage.setItem('test.outlives', `${localStorage.getItem('test.outlives') ?? ''}${request.url} `)
      return send(request, init)
    }
  })
  await page.reload()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const card = (await firstGame(page).getAttribute('aria-label')) ?? ''
  await firstGame(page).click()
  await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
  // The page has gone with the launch: what it had not sent yet went with a call that outlives it.
  expect(await page.evaluate(() => localStorage.getItem('test.outlives'))).toMatch(/reportEvents /)
  const relayed = async (): Promise<readonly Relayed[]> =>
    ((await world(page)).slices['tracking.relay'] as { events: readonly Relayed[] } | undefined)?.events ?? []
  await expect.poll(async () => (await relayed()).some(({ event }) => event === 'gameLaunch')).toBe(true)
  const launched = (await relayed()).find(({ event }) => event === 'gameLaunch')
  // The game as the player saw it: by its code, its vendor and its name.
  expect(launched?.content).toEqual({
    id: expect.stringMatching(/./),
    category: expect.stringMatching(/./),
    name: expect.stringMatching(/./),
  })
  expect(card).toContain(launched?.content?.name)
  await page.getByRole('link', { name: /lobby/i }).click()
  await expect(page).toHaveURL(/\/m\/home$/)

  const pixel = async (): Promise<readonly (readonly unknown[])[]> =>
    (await world(page)).vendorCalls
      .map(({ args }) => args)
      .filter(([call]) => String(call).startsWith('track'))
  for (const name of ['login', 'gameLaunch']) {
    await expect.poll(async () => (await relayed()).filter(({ event }) => event === name).length).toBe(1)
    await expect.poll(async () => (await pixel()).filter(([, event]) => event === name).length).toBe(1)
    const id = (await relayed()).find(({ event }) => event === name)?.event_id
    const call = (await pixel()).find(([, event]) => event === name)
    expect(call?.at(-1)).toEqual({ eventID: id })
  }
})

test('[KN-01] the pixel’s code is fetched only while the merchant has it on, and is gone when it is disabled, without a reload', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const pixelFiles = (): readonly string[] => fetched.filter((path) => /facebook|fbevents/.test(path))
  const global = () => page.evaluate(() => typeof Reflect.get(globalThis, 'fbq'))
  const script = page.locator('script[src*="fbevents"]')

  await enter(page, '/m/home', { disabled: 'tracking.facebook' })
  await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  await expect.poll(() => fetched.some((path) => path.includes('/assets/router-'))).toBe(true)
  expect(pixelFiles()).toEqual([])
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))

  const switchPixel = async (on: boolean): Promise<void> => {
    await page.evaluate(async (on) => {
      await fetch('/__gateway/world', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ disabled: { 'tracking.facebook': !on } }),
      })
    }, on)
    await askStatus(page)
  }
  await switchPixel(true)
  await expect.poll(global).toBe('function')
  await expect(script).toHaveCount(1)
  expect(pixelFiles().some((path) => path.includes('/assets/facebook-'))).toBe(true)
  await switchPixel(false)
  await expect.poll(global).toBe('undefined')
  await expect(script).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
})
