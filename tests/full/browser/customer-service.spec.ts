import type { Page } from '@playwright/test'
import { reachGateway } from '../../e2e/reach-gateway.ts'
import { enter, expect, networkQuiet, test } from '../../e2e/site.ts'
import { list, tab } from '../../e2e/customer-service.ts'

const DECODER = /\/des-paths-[^/]*\.js$/

/** Touches the page, and waits until the desk's code is loaded, so that a tap opens it. */
async function touch(page: Page): Promise<void> {
  let came = false
  void page.waitForResponse(DECODER).then(() => (came = true))
  // A touch before the page listens has no effect.
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(came).toBe(true)
  }).toPass()
  await networkQuiet(page)
}

const VENDORS: readonly (readonly [title: string, vendor: string, query: string, visitor: string])[] = [
  ['Live chat', 'LiveChat', '?desk=live&name=An%20%26%20Bo', 'An & Bo'],
  ['Support 24/7', 'Comm100', '?desk=support&CUSTOM!username=An%20%26%20Bo', 'An & Bo'],
  ['CS3', 'MiDuoKe', '?desk=third&visitorname=An%20%26%20Bo', 'An & Bo'],
  ['VIP desk', 'Comm100 VIP', '?desk=vip&CUSTOM!username=An%20%26%20Bo', 'An & Bo'],
  // Nobody knows its parameter.
  ['Assistant', 'AICAN', '?desk=aican', 'guest'],
]

test.describe('customer service', () => {
  test('[OV-31][EN-21][EN-22] one entry opens directly, in a window that knows the member’s name and nothing else', async ({
    page,
  }) => {
    await enter(page, '/m/home', { service: '1', member: 'player', switches: '-CBS3' })
    await touch(page)
    const opening = page.context().waitForEvent('page')
    await tab(page).click()
    const chat = await opening
    await expect(chat.getByText('Hello player, how can we help?')).toBeVisible()
    expect(new URL(chat.url()).search).toBe('?desk=live&name=player')
    expect(await chat.evaluate(() => [opener, document.referrer])).toEqual([null, ''])
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(list(page)).toHaveCount(0)
  })

  test('[SE-02] the titles of entries are text, and run nothing', async ({ page }) => {
    const title = '<img src=x onerror="window.ran = 1"> & <b>Live</b><script>window.ran = 1</script>'
    await page.route(/\/wps\/system\/status/, async (route) => {
      const response = await reachGateway(route)
      const body = (await response.text()).replace('"Live chat"', JSON.stringify(title))
      await route.fulfill({ response, body })
    })
    await enter(page, '/m/login', { service: '3' })
    await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
    await expect(list(page).getByRole('link').first()).toHaveText(title)
    await expect(list(page).locator('img, b, script')).toHaveCount(0)
    await list(page).getByRole('button', { name: 'Cancel' }).click()
    await enter(page, '/m/customerService', { service: '3' })
    await expect(page.getByRole('main').getByText(title)).toBeVisible()
    await expect(page.getByRole('main').locator('img, b, script')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.has(window, 'ran'))).toBe(false)
  })

  test('[OV-31] without an entry no control for it is shown', async ({ page }) => {
    await enter(page, '/m/login', { service: '0' })
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(tab(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Contact us' })).toHaveCount(0)
  })

  for (const service of ['broken', 'http'])
    test(`[EN-21] an entry that is ${service} is left out, and the others are offered`, async ({ page }) => {
      await enter(page, '/m/login', { service })
      await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
      await expect(list(page).getByRole('listitem')).toHaveText(['Live chat', 'Support 24/7'])
    })

  test('[OV-31] a tap that comes before the code leads to a page with the same entries', async ({ page }) => {
    await enter(page, '/m/home')
    await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(DECODER, async (route) => {
      await released
      await route.continue()
    })
    await tab(page).click()
    await expect(page).toHaveURL(/\/m\/customerService$/)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer service')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
      /^Live chat/,
      /^Support 24\/7/,
      /^help@lotus\.example/,
      /^\+84 28 3822 0141/,
    ])
  })

  test('[OV-31] if the decoder cannot be loaded, the page says so, and the player can ask again', async ({
    page,
    complaints,
  }) => {
    await page.route(DECODER, (route) => route.abort())
    // More than one part of the page tells it, the last of them after the screen does.
    complaints.provoke(/des-paths|UP-CHUNK/)
    await enter(page, '/m/customerService')
    await expect(page.getByRole('alert')).toContainText('cannot be reached')
    await expect.poll(() => complaints.heard.join()).toContain('des-paths')
    await page.unroute(DECODER)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
      /^Live chat/,
      /^Support 24\/7/,
      /^help@lotus\.example/,
      /^\+84 28 3822 0141/,
    ])
  })

  test('the tab is in the baked page, and nothing moves when the page hydrates', async ({ page }) => {
    await enter(page, '/m/home')
    const baked = await page.evaluate(async () => (await fetch('/m/home')).text())
    expect(baked).toMatch(/<nav[^>]*id="navigation".*href="\/m\/customerService".*<\/nav>/s)
    await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
    await touch(page)
    await expect(tab(page)).toBeVisible()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shift).toBeLessThanOrEqual(0.02)
  })
})

test('[EN-22] each vendor gets the member’s name in its own parameter, encoded, and nothing else', async ({
  page,
}) => {
  await page.route(/\/wps\/member\/info/, async (route) => {
    const response = await reachGateway(route)
    await route.fulfill({ response, body: (await response.text()).replaceAll('"player"', '"An & Bo"') })
  })
  await enter(page, '/m/customerService', { service: '5', member: 'player', switches: '-CBS3' })
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(VENDORS.length + 2)
  for (const [title, vendor, query, visitor] of VENDORS) {
    const link = links.filter({ hasText: title })
    const opening = page.context().waitForEvent('page')
    await expect(link).toHaveAttribute('href', new RegExp(`\\${query.replaceAll('+', '\\+')}$`))
    await link.click()
    const chat = await opening
    await expect(chat.getByText(vendor, { exact: true })).toBeVisible()
    await expect(chat.getByText(`Hello ${visitor}, how can we help?`)).toBeVisible()
    await chat.close()
  }
})
