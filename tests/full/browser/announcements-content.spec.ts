import type { Locator, Page } from '@playwright/test'
import { arriveHome } from './arrive-home.ts'
import { noteShifts } from '../../e2e/note-shifts.ts'
import { shiftSum } from '../../e2e/shift-sum.ts'
import { changeWorld, enter, expect, networkQuiet, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { HOME, expectNone, popUp, press, settings, title } from '../../e2e/announcements.ts'

/** Where an element begins and ends, from the top of the window, in pixels. */
async function boxOf(element: Locator): Promise<{ readonly top: number; readonly end: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not drawn')
  return { top: box.y, end: box.y + box.height }
}

/** The button that closes the pop-up stands on it, or below. */
const card = (page: Page) => popUp(page).locator('div:has(> section)')

test.describe('the pop-up', () => {
  test('[OV-11] leads a visitor to the log-in, a member to the rewards', async ({ page }) => {
    await enter(page, HOME, { announcements: 'some' })
    await press(page, '2 of 3')
    await press(page, 'Go to activity')
    await expect(page).toHaveURL(/\/m\/login/)
    await expect(popUp(page)).toHaveCount(0)
    await enter(page, HOME, { announcements: 'some', member: 'player' })
    await press(page, '2 of 3')
    await press(page, 'Go to activity')
    await expect(page).toHaveURL(/\/m\/rewardCenter/)
    await expect(popUp(page)).toHaveCount(0)
  })

  test('[OV-11] leads a visitor to the registration where the merchant wants that; ‘got it’ closes it', async ({
    page,
  }) => {
    await enter(page, '/m/login', { announcements: 'some' })
    await changeWorld(page, settings({ registerFirst: true }))
    await page.goto(HOME)
    await press(page, '2 of 3')
    await press(page, 'Go to activity')
    await expect(page).toHaveURL(/\/m\/register$/)
    await expect(popUp(page)).toHaveCount(0)
    await enter(page, HOME, { announcements: 'some' })
    await press(page, '2 of 3')
    await press(page, 'Got it')
    await expect(popUp(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expectNone(page)
  })

  test('[OV-12] a link of the site is followed in the app and closes it; an https link opens a window', async ({
    page,
    context,
  }) => {
    await context.route('https://rules.example/**', (route) => route.fulfill({ body: 'Rules' }))
    await enter(page, HOME, { announcements: 'some' })
    await press(page, '3 of 3')
    const link = popUp(page).getByRole('link', { name: 'rules of the draws' })
    await expect(link).toHaveAttribute('rel', /noopener/)
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(opened).toHaveURL('https://rules.example/draws')
    expect(await opened.evaluate(() => opener)).toBeNull()
    await opened.close()
    await expect(popUp(page)).toBeVisible()
    await page.evaluate(() => Reflect.set(globalThis, 'marked', true))
    await press(page, '1 of 3')
    await popUp(page).getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/m\/customerService/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'marked'))).toBe(true)
    await expect(popUp(page)).toHaveCount(0)
  })

  test('[OV-12] links of http and of other schemes are text, and stay where they are', async ({ page }) => {
    const links = ['http://news.example/1', 'tel:123', 'https://news.example/2', '/m/game']
    const content = links.map((href, index) => `<p><a href="${href}">Link ${index + 1}</a></p>`).join('')
    await page.route('**/MCSFE_getListAnnouncements*', (route) =>
      route.fulfill({
        json: { success: true, value: [{ id: '1', title: 'Links', content, execution: 'B' }] },
      }),
    )
    await enter(page, HOME)
    await expect(popUp(page).getByText(/^Link \d$/)).toHaveCount(4)
    await expect(popUp(page).getByRole('link')).toHaveText(['Link 3', 'Link 4'])
    await popUp(page).getByText('Link 1').click()
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(page.context().pages()).toHaveLength(1)
    await expect(popUp(page)).toBeVisible()
  })

  for (const [name, own, theme, place, box] of [
    ['inside, today', {}, 'light', 'on the card', 'Do not show again today'],
    [
      'outside, again',
      { closeButton: 'outside', hideBox: 'changed' },
      'dark',
      'below the card',
      'Close, and do not show this again',
    ],
    [
      'no button, with logo, header and footer',
      {
        closeButton: 'none',
        hideBox: 'none',
        logo: true,
        header: { '*': 'News of the house' },
        footer: { EN: '18+ Play with care' },
      },
      'light',
      undefined,
      undefined,
    ],
  ] as const)
    test(`[OV-10] fits a small phone: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await enter(page, '/m/login', { announcements: 'some', theme })
      await changeWorld(page, settings(own))
      await page.goto(HOME)
      await expect(popUp(page)).toBeVisible()
      await press(page, '2 of 3')
      expect(await popUp(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      for (const control of await popUp(page).getByRole('button').all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const close = popUp(page).getByRole('button', { name: 'Close' })
      await expect(close).toHaveCount(place === undefined ? 0 : 1)
      if (place !== undefined) {
        await expect(close).toBeInViewport({ ratio: 1 })
        const [button, whole] = [await boxOf(close), await boxOf(card(page))]
        if (place === 'on the card') {
          expect(button.top).toBeGreaterThanOrEqual(whole.top)
          expect(button.end).toBeLessThan(whole.end)
        } else expect(button.top).toBeGreaterThanOrEqual(whole.end)
      }
      await expect(popUp(page).getByRole('checkbox')).toHaveCount(box === undefined ? 0 : 1)
      if (box !== undefined)
        await expect(popUp(page).getByRole('checkbox', { name: box, exact: true })).toBeInViewport({
          ratio: 1,
        })
      if ('logo' in own) {
        const logo = popUp(page).getByRole('img', { name: 'Lotus' })
        await expect(logo).toBeInViewport({ ratio: 1 })
        expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        const [header, items, footer] = [
          await boxOf(popUp(page).getByText('News of the house')),
          await boxOf(popUp(page).getByRole('region')),
          await boxOf(popUp(page).getByText('18+ Play with care')),
        ]
        expect(header.end).toBeLessThanOrEqual(items.top)
        expect(footer.top).toBeGreaterThanOrEqual(items.end)
      }
      expect(await violations(page)).toEqual([])
      expect(await colourViolations(page)).toEqual([])
      await press(page, place === undefined ? 'Got it' : 'Close')
      await expect(popUp(page)).toHaveCount(0)
    })

  test('[CO-10] moves by itself each 5 s, rests under the keyboard, and moves nothing else', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await noteShifts(page)
    await page.clock.install()
    await enter(page, '/m/game', { announcements: 'some' })
    await arriveHome(page)
    await networkQuiet(page)
    // What the home screen itself moves on arrival is another matter.
    await page.evaluate(() => void (Reflect.get(globalThis, 'shifts') as number[]).splice(0))
    await page.clock.runFor(1_000)
    // The focus is on the button that closes it, so that Enter is enough.
    await expect(popUp(page).getByRole('button', { name: 'Close' })).toBeFocused()
    /** Nothing changes in this time. */
    const expectRest = async (ms: number, name: string): Promise<void> => {
      await page.clock.runFor(ms)
      await networkQuiet(page)
      await expect(title(page)).toHaveText(name)
    }
    /** An item's time ends in these milliseconds. */
    const expectMove = async (ms: number, name: string): Promise<void> => {
      await page.clock.runFor(ms)
      await expect(title(page)).toHaveText(name)
    }
    // 500 ms, before the 5 s of the first.
    await expectRest(5_400, 'Maintenance on Tuesday')
    await expectMove(200, 'Weekend rewards')
    await expectRest(4_700, 'Weekend rewards')
    expect(await shiftSum(page)).toBeLessThan(0.02)
    await expectMove(400, 'New draw times')
    await popUp(page).getByRole('button', { name: 'Next' }).focus()
    await expectRest(20_000, 'New draw times')
    await popUp(page).getByRole('button', { name: 'Close' }).focus()
    await expectMove(5_100, 'Maintenance on Tuesday')
  })
})
