import type { BrowserContext, Page } from '@playwright/test'
import { changeWorld, enter, expect, networkQuiet, noteToasts, test, toastsOf } from '../../e2e/site.ts'
import { started } from '../../e2e/started.ts'
import { violations } from '../../e2e/violations.ts'
import { DELAY_MS, SHOWN, arrive, button, popUp } from '../../e2e/download-image.ts'

const LIST = /MCSFE_getPopUpBanners/

/** Counts how often the pages ask for pictures. */
function countAsked(context: BrowserContext): () => number {
  let asked = 0
  context.on('request', (request) => void (LIST.test(request.url()) && asked++))
  return () => asked
}

const SKIPPED = /^\[foyer\] download-image-([12]) shows nothing: (.*)$/

/** Why the pictures that the queue has asked for so far are not shown, by their places. */
function watchReasons(page: Page): Readonly<Record<string, string>> {
  const reasons: Record<string, string> = {}
  page.on('console', (message) => {
    const [, place, reason] = SKIPPED.exec(message.text()) ?? []
    if (place !== undefined && reason !== undefined) reasons[place] = reason
  })
  return reasons
}

/** Lets the delay of the pictures pass, once the page has fetched what it starts with, until both have been decided on. */
async function passDelay(page: Page, expected: Readonly<Record<1 | 2, string>>): Promise<void> {
  const reasons = watchReasons(page)
  // The plugin starts when the browser is idle.
  await page.clock.fastForward(3_000)
  await networkQuiet(page)
  await page.clock.fastForward(DELAY_MS)
  await expect.poll(() => reasons).toEqual(expected)
  await networkQuiet(page)
}

/** Loads the page again, in a new browser session, and lets the delay pass until the gateway has answered. */
async function restart(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await started(page)
  const answered = page.waitForResponse(LIST)
  await page.clock.fastForward(3_000)
  await page.clock.fastForward(DELAY_MS)
  await answered
}

test.describe('the pictures to save', () => {
  test('[OV-13][ST-24] the file is saved, and comes again neither in this session nor in the next; another one does', async ({
    page,
  }) => {
    await noteToasts(page)
    await arrive(page, '1')
    await expect(popUp(page).getByRole('img')).toBeInViewport({ ratio: 1 })
    expect(await violations(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save picture').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^1\.(?:svg|webp)$/)
    await expect(popUp(page)).toHaveCount(0)
    await expect.poll(() => toastsOf(page)).toContain('The picture is saved.')
    expect(await page.evaluate(() => sessionStorage.getItem('popups.download-image.1.closed'))).toBe('true')
    await restart(page)
    await networkQuiet(page)
    await expect(popUp(page)).toHaveCount(0)
    await changeWorld(page, { 'download-image': 'other' })
    await restart(page)
    await expect(popUp(page)).toBeVisible()
    await button(page, 'Close').click()
    await expect(popUp(page)).toHaveCount(0)
    const last = () => page.evaluate(() => localStorage.getItem('popups.download-image.last-1'))
    expect(await last()).toMatch(/^2\./)
    // The flag of the session holds although the stored name is gone.
    await page.evaluate(() => localStorage.removeItem('popups.download-image.last-1'))
    await page.reload()
    await started(page)
    await passDelay(page, { 1: 'closed in this session', 2: 'no picture' })
    await expect(popUp(page)).toHaveCount(0)
  })

  test('[ST-24] nothing is asked or shown before 20 s', async ({ page, context }) => {
    const asked = countAsked(context)
    await page.clock.install()
    await page.addInitScript(() => Reflect.set(globalThis, 'from', Date.now()))
    await enter(page, '/m/home', { 'download-image': '1' })
    await started(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
    const passedMs = () => page.evaluate(() => Date.now() - Number(Reflect.get(globalThis, 'from')))
    // In steps, in which the page gets what it asks for: the plugins wait for it for some seconds only.
    for (let left = DELAY_MS; left > 0; left = DELAY_MS - 1_000 - (await passedMs())) {
      await networkQuiet(page)
      await page.clock.runFor(Math.min(left, 2_000))
    }
    await networkQuiet(page)
    expect(asked()).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const askedLater = async () => {
      await page.clock.runFor(500)
      return asked()
    }
    await expect.poll(askedLater, { intervals: [200] }).toBeGreaterThan(0)
    await page.clock.resume()
    await expect(popUp(page)).toBeVisible()
  })

  test('[OV-14] a text offers the other one', async ({ page }) => {
    await arrive(page, '2')
    const offer = popUp(page, 'A picture for you')
    await expect(offer).toContainText('with it you will always find us')
    await expect(offer.getByRole('img')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(offer).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('popups.download-image.2.closed'))).toBe('true')
  })

  test('[OV-14] the offered picture is saved', async ({ page }) => {
    await noteToasts(page)
    await arrive(page, '2')
    const offer = popUp(page, 'A picture for you')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      offer.getByRole('button', { name: 'Save picture' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^2\.(?:svg|webp)$/)
    await expect(offer).toHaveCount(0)
    await expect.poll(() => toastsOf(page)).toContain('The picture is saved.')
    expect(await page.evaluate(() => localStorage.getItem('popups.download-image.last-2'))).toMatch(/^2\./)
    await restart(page)
    await networkQuiet(page)
    await expect(offer).toHaveCount(0)
  })

  test('[OV-30] of two, one is shown after the other', async ({ page }) => {
    await arrive(page, 'both')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    // Either may come first: both are due at once.
    // The first may still be leaving.
    const name = (): Promise<string | null> => page.locator('dialog:not([inert])').getAttribute('aria-label')
    const first = await name()
    await button(page, 'Close').click()
    await expect.poll(name).not.toBe(first)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect([first, await name()].sort()).toEqual(['A picture for you', SHOWN].sort())
  })

  for (const [image, reason] of [
    ['unsafe', 'picture refused'],
    ['missing', 'picture does not load'],
    ['odd', 'no picture'],
  ] as const)
    test(`[ST-24] nothing is shown: ${image}`, async ({ page }) => {
      await page.clock.install()
      await enter(page, '/m/home', { 'download-image': image })
      await started(page)
      await passDelay(page, { 1: reason, 2: 'no picture' })
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('[ST-24] nothing is asked or shown elsewhere, but at home, its delay after the arrival there', async ({
    page,
    context,
  }) => {
    const asked = countAsked(context)
    await page.clock.install()
    await enter(page, '/m/activity', { 'download-image': '1' })
    await started(page)
    await page.clock.fastForward(3_000)
    await networkQuiet(page)
    await page.clock.fastForward(DELAY_MS)
    await networkQuiet(page)
    expect(asked()).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await networkQuiet(page)
    expect(asked()).toBe(0)
    await page.clock.fastForward(DELAY_MS)
    await expect(popUp(page)).toBeVisible()
  })

  /** Arrives, and lets the delay pass: nothing has been asked for, or shown. */
  async function expectNothing(page: Page, to: string): Promise<void> {
    const asked = countAsked(page.context())
    await page.clock.install()
    await enter(page, to, { 'download-image': 'both' })
    await started(page)
    await passDelay(page, { 1: 'installed', 2: 'installed' })
    expect(asked()).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  test('[ST-24] nothing is asked or shown in a web clip', ({ page }) =>
    expectNothing(page, '/m/home?source=webclip'))

  test('[ST-24] nothing is asked or shown in the installed site', async ({ page }) => {
    await page.addInitScript(() => {
      const match = matchMedia.bind(globalThis)
      globalThis.matchMedia = (query) => match(query.replace('(display-mode: standalone)', 'all'))
    })
    await expectNothing(page, '/m/home')
  })

  test.describe('in the operator’s app', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 FoyerApp/2.5.0' })
    test('[ST-24] nothing is asked or shown', ({ page }) => expectNothing(page, '/m/home'))
  })
})
