import type { Page } from '@playwright/test'
import { expectNothingLeft, measureUsage, type PageUsage } from '../../sabotage/growth.ts'
import { enter, expect, firstGame, test } from '../../sabotage/site.ts'
import { IS_LONG } from '../sample.ts'

const LONGEST_MS = 1_800_000
/** With `--long` hundreds. */
const ROUNDS = IS_LONG ? { warmUp: 40, stretch: 160 } : { warmUp: 12, stretch: 16 }
/** A page that only waits grows by some 4 KB a second while its code warms up, and a round takes two to three; a screen that stays is larger by far. */
const NOISE_BYTES = 12_288

/** Growth for each round, in that of three stretches which grew least: a leak grows in every one. */
async function growthOfRounds(page: Page, round: () => Promise<void>): Promise<PageUsage> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  for (let at = 0; at < ROUNDS.warmUp; at++) await round()
  const points = [await measureUsage(cdp)]
  for (let stretch = 0; stretch < 3; stretch++) {
    for (let at = 0; at < ROUNDS.stretch; at++) await round()
    points.push(await measureUsage(cdp))
  }
  const least = (of: keyof PageUsage): number =>
    Math.min(...points.slice(1).map((point, at) => point[of] - (points[at]?.[of] ?? 0))) / ROUNDS.stretch
  return { heapBytes: least('heapBytes'), nodes: least('nodes'), listeners: least('listeners') }
}

for (const [who, state] of [
  ['a guest', {}],
  ['a player', { member: 'player' }],
] as const)
  test(`[PF-05] rounds over the site’s screens leave nothing behind, for ${who}`, async ({ page }) => {
    test.setTimeout(LONGEST_MS)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, '/m/home', state)
    await expect(firstGame(page)).toBeVisible()
    // A tab may say before its name how much is new.
    const link = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name: new RegExp(`\\b${name}$`) })
    const round = async (): Promise<void> => {
      await link('Games').click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      await link('Support').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('searchbox')).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await link('Home').click()
      await expect(page.getByRole('region', { name: 'Jackpot' })).toBeVisible()
    }
    const left = await growthOfRounds(page, round)
    console.log(who, left)
    expectNothingLeft(left, NOISE_BYTES)
  })

test('thirty refused log-ins leave nothing behind, and the thirty-first is right', async ({ page }) => {
  test.setTimeout(LONGEST_MS)
  await enter(page, '/m/login')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in' })
  const username = page.getByLabel('Username')
  const refuse = async (at: number): Promise<void> => {
    // The gateway locks an account after five.
    await username.fill(`nobody${at}`)
    const answered = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'))
    await password.fill('mistaken')
    await submit.click()
    await answered
    await expect(page.getByRole('alert')).toContainText('does not exist')
    await expect(username).toBeFocused()
  }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  for (let at = 0; at < 10; at++) await refuse(at)
  const before = await measureUsage(cdp)
  for (let at = 10; at < 30; at++) await refuse(at)
  const after = await measureUsage(cdp)
  expect(after.nodes - before.nodes).toBeLessThan(20)
  expect(after.listeners - before.listeners).toBeLessThan(20)
  await username.fill('player')
  await password.fill('player123')
  await submit.click()
  await expect(page.getByRole('banner')).toContainText('player')
})

test('two hundred wishes for a fresh status at once are two calls: the first’s, and one for all the others', async ({
  page,
}) => {
  await enter(page, '/m/home')
  await expect(firstGame(page)).toBeVisible()
  await page.waitForFunction(() => globalThis.foyerTest?.kernel.registryComplete.get())
  await page.waitForLoadState('networkidle')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/wps/system/status')) calls++
  })
  await page.evaluate(() => {
    const channel = new BroadcastChannel('foyer-inspection')
    for (let at = 0; at < 200; at++) channel.postMessage({ ask: 'refresh' })
  })
  await expect.poll(() => calls).toBe(2)
  await page.waitForLoadState('networkidle')
  // The first, and one for all who came while it was on its way.
  expect(calls).toBe(2)
})
