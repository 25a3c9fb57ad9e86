import type { Page } from '@playwright/test'
import { enter, expect, networkQuiet, noteToasts, test, toastsOf } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { banner } from '../../e2e/balance.ts'

const hide = (page: Page) => banner(page).getByRole('button', { name: 'Hide the balance' })

const show = (page: Page) => banner(page).getByRole('button', { name: 'Show the balance' })

test.describe('the balance in the header', () => {
  test('a member sees it, a guest does not; the code comes for members only', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await enter(page, '/m/home')
    await networkQuiet(page)
    expect(asked.filter((path) => path.includes('getBalance'))).toEqual([])
    await expect(hide(page)).toHaveCount(0)
    await enter(page, '/m/home', { member: 'player' })
    await expect(banner(page)).toContainText('₫2,450,000')
  })

  test('hidden by a tap, it stays hidden after a reload, for screen readers too', async ({ page }) => {
    await enter(page, '/m/home', { member: 'player' })
    await hide(page).click()
    await expect(banner(page)).not.toContainText('2,450,000')
    await page.reload()
    await expect(show(page)).toBeVisible()
    await expect(banner(page)).toContainText('Balance hidden')
    await expect(banner(page)).not.toContainText('2,450,000')
    expect(await violations(page)).toEqual([])
    await show(page).click()
    await expect(banner(page)).toContainText('₫2,450,000')
  })

  for (const [name, state] of [
    ['no number', { balance: 'odd' }],
    ['a refusal', { fault: 'wallet.balance:refused' }],
    ['a wrong shape', { fault: 'wallet.balance:misshapen' }],
  ] as const)
    test(`an answer that is ${name} is never an amount`, async ({ page }) => {
      await enter(page, '/m/home', { member: 'player', ...state })
      const retry = banner(page).getByRole('button', { name: /could not be loaded.*Try again/ })
      await expect(retry).toBeVisible()
      await expect(banner(page)).not.toContainText(/\d/)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })

  for (const width of [320, 360, 412])
    test(`at ${width} pixels it stays on the header's one line, however long`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      for (const to of ['/m/home', '/m/member/benefits']) {
        await enter(page, to, { member: 'player', balance: 'large' })
        await expect(banner(page)).toContainText('125,480,930,500')
        const tops = await banner(page)
          .locator('button, a, img')
          .evaluateAll((elements) =>
            elements
              .filter(
                (element) => element.getBoundingClientRect().width > 0 && !element.matches('[href^="#"]'),
              )
              .map((element) => {
                const { top, height, left, right } = element.getBoundingClientRect()
                return { middle: Math.round(top + height / 2), inside: left >= 0 && right <= innerWidth }
              }),
          )
        expect(new Set(tops.map(({ middle }) => middle)).size).toBe(1)
        expect(tops.every(({ inside }) => inside)).toBe(true)
      }
    })

  test('nothing of the header moves when it arrives', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Reflect.set(globalThis, 'shifts', shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            readonly value: number
            readonly sources: readonly { readonly node: Node | null }[]
          }
          if (sources.some(({ node }) => node?.parentElement?.closest('header'))) shifts.push(value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await enter(page, '/m/home', { member: 'player', fault: 'wallet.balance:slow' })
    await expect(banner(page)).toContainText('₫2,450,000')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as readonly number[])).toEqual([])
  })
})

test('[ST-33a] two tabs of a member ask every 30 seconds once; an arrival is told once over both, and not after reloads', async ({
  page,
  context,
}) => {
  let count = 3
  let calls = 0
  await context.route('**/MCSFE_getDepositSummary', async (route) => {
    calls++
    const latest = Array.from({ length: count }, (_, index) => ({
      orderId: `D${count - index}`,
      amount: '75000',
      currency: 'VND',
    }))
    await route.fulfill({ json: { success: true, value: { totalDepositSuccessCount: count, latest } } })
  })
  await noteToasts(context)
  await context.clock.install()
  await enter(page, '/m/home', { member: 'player' })
  await expect.poll(() => calls).toBe(1)
  const tab = await context.newPage()
  await tab.goto(new URL('/m/home', page.url()).href)
  for (const each of [page, tab]) await expect(banner(each)).toContainText('₫2,450,000')
  await networkQuiet(tab)

  // The pages' time goes on between the steps, on a slow machine for long: calls are counted against it.
  const now = () => page.evaluate(() => Date.now())
  const start = await now()
  const before = calls
  for (let round = 1; round <= 3; round++) {
    const earlier = calls
    await context.clock.fastForward(30_500)
    await expect.poll(() => calls).toBeGreaterThan(earlier)
    await networkQuiet(page)
    await networkQuiet(tab)
    expect(calls - before).toBeLessThanOrEqual(Math.ceil(((await now()) - start) / 30_000))
  }

  const toasts = async () => [...(await toastsOf(page)), ...(await toastsOf(tab))]
  expect(await toasts()).toEqual([])
  count = 4
  await context.clock.fastForward(30_500)
  await expect.poll(toasts).toEqual(['Your deposit of ₫75,000 has arrived.'])
  for (const each of [page, tab]) {
    await each.reload()
    await expect(banner(each)).toContainText('₫2,450,000')
  }
  const reloaded = calls
  await context.clock.fastForward(30_500)
  await expect.poll(() => calls).toBeGreaterThan(reloaded)
  await networkQuiet(page)
  expect(await toasts()).toEqual([])
})
