import type { Locator, Page } from '@playwright/test'
import { VECTORS } from '../../corpora/html.ts'
import { arriveHome } from './arrive-home.ts'
import { noteShifts } from '../../e2e/note-shifts.ts'
import { shiftSum } from '../../e2e/shift-sum.ts'
import { changeWorld, enter, expect, logOut, networkQuiet, test } from '../../e2e/site.ts'
import { started } from '../../e2e/started.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { HOME, expectNone, popUp, press, reload, restart, settings, title } from '../../e2e/announcements.ts'

/** More than the pop-up waits for on arrival. */
const LONG_MS = 5_000

/** Where an element begins and ends, from the top of the window, in pixels. */
async function boxOf(element: Locator): Promise<{ readonly top: number; readonly end: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not drawn')
  return { top: box.y, end: box.y + box.height }
}

/** The button that closes the pop-up stands on it, or below. */
const card = (page: Page) => popUp(page).locator('div:has(> section)')

test.describe('the pop-up', () => {
  test('[ST-19] [ST-20] ‘do not show today’ hides it until the local midnight', async ({ page }) => {
    await page.clock.install({ time: new Date(2026, 10, 26, 22, 30) })
    await enter(page, HOME, { announcements: 'one' })
    await page.clock.runFor(5_000)
    await popUp(page).getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await expect(popUp(page)).toBeHidden()
    const midnight = await page.evaluate(() => new Date(2026, 10, 27).getTime())
    const stored = await page.evaluate(() => localStorage.getItem('popups.announcements.states'))
    expect(stored).toContain(`"hiddenUntil":${midnight}`)
    const startAgain = async (after: string): Promise<void> => {
      await page.clock.fastForward(after)
      await page.evaluate(() => sessionStorage.clear())
      const answered = page.waitForResponse(/MCSFE_getListAnnouncements/)
      await page.reload()
      await started(page)
      await page.clock.runFor(5_000)
      await answered
    }
    // 23:50, and 00:10.
    await startAgain('01:20:00')
    await networkQuiet(page)
    await expect(popUp(page)).toHaveCount(0)
    await startAgain('20:00')
    await expect(popUp(page)).toBeVisible()
  })

  test('[ST-20] closing lets it leave with its animation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await enter(page, HOME, { announcements: 'one' })
    await expect(popUp(page)).toBeVisible()
    await popUp(page).evaluate(async (box: HTMLElement) => {
      await Promise.all(box.getAnimations().map(({ finished }) => finished))
      const leaving = { moved: new Set<string>(), ms: 0 }
      Reflect.set(globalThis, 'leaving', leaving)
      let from = 0
      box.addEventListener('click', () => (from = performance.now()), { capture: true })
      box.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target === box && getComputedStyle(box).display !== 'none') leaving.moved.add(propertyName)
      })
      new MutationObserver((_changes, observer) => {
        if (box.isConnected) return
        leaving.ms = performance.now() - from
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await press(page, 'Close')
    await expect(page.locator('dialog')).toHaveCount(0)
    const { moved, ms } = await page.evaluate(() => {
      const leaving = Reflect.get(globalThis, 'leaving') as { moved: ReadonlySet<string>; ms: number }
      return { ...leaving, moved: [...leaving.moved] }
    })
    expect(moved).toEqual(expect.arrayContaining(['opacity', 'transform']))
    expect(ms).toBeGreaterThanOrEqual(250)
  })

  test('[ST-19] is of home alone, however long another screen is shown', async ({ page }) => {
    await page.clock.install()
    await enter(page, '/m/game', { announcements: 'one' })
    await started(page)
    await networkQuiet(page)
    await page.clock.runFor(LONG_MS)
    await networkQuiet(page)
    await expect(popUp(page)).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Home' })
      .click()
    await page.clock.runFor(LONG_MS)
    await expect(popUp(page)).toBeVisible()
  })

  test('[ST-19] shows where the stored flag says so', async ({ page }) => {
    await enter(page, HOME, { announcements: 'one' })
    await popUp(page).getByRole('checkbox').check()
    await press(page, 'Close')
    await expect(popUp(page)).toHaveCount(0)
    await expectNone(page)
    await page.evaluate(() => {
      const key = 'popups.announcements.states'
      const stored = localStorage.getItem(key) ?? ''
      localStorage.setItem(key, stored.replace('"show":false', '"show":true'))
    })
    await reload(page)
    await expect(popUp(page)).toBeVisible()
  })

  for (const address of ['/', '/m/', '/m/index.html'])
    test(`[ST-19] shows on the home address ${address} too, and not after it has been hidden for good`, async ({
      page,
    }) => {
      await enter(page, address, { announcements: 'one' })
      await popUp(page).getByRole('checkbox').check()
      await press(page, 'Close')
      await page.evaluate(() => sessionStorage.clear())
      await expectNone(page)
    })

  test('[ST-19] [ST-20] ‘do not show again’ hides it until its content changes', async ({ page }) => {
    await enter(page, '/m/login', { announcements: 'some' })
    await changeWorld(page, settings({ hideBox: 'changed' }))
    await page.goto(HOME)
    await popUp(page).getByRole('checkbox', { name: 'Close, and do not show this again' }).check()
    await press(page, 'Close')
    await page.evaluate(() => sessionStorage.clear())
    await expectNone(page)
    await changeWorld(page, { announcements: 'changed' })
    await restart(page)
    await expect(popUp(page)).toContainText('05:00 to 06:00')
  })

  test('[ST-22] [ST-23] a member gets A, each his own; F at the first log-in', async ({ page }) => {
    await enter(page, HOME, { announcements: 'some', member: 'player' })
    await expect(popUp(page).getByRole('group')).toHaveAccessibleName('1 of 3')
    await press(page, 'Close')
    await expect(popUp(page)).toHaveCount(0)
    await logOut(page)
    // A visitor of the same device has not closed it.
    await page.goto(HOME)
    await expect(popUp(page)).toBeVisible()
    await press(page, 'Close')
    await enter(page, '/m/login', { announcements: 'some' })
    await page.getByLabel('Username').fill('newcomer')
    await page.getByLabel('Password', { exact: true }).fill('newcomer123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(popUp(page).getByRole('group')).toHaveAccessibleName('1 of 4')
    await press(page, '4 of 4')
    await expect(title(page)).toHaveText('Welcome')
  })

  test('[ST-23] of one list each gets his own: visitors B, members A, and F at the first log-in', async ({
    page,
  }) => {
    const list = ['F', 'A', 'B', 'C', 'A', 'B'].map((execution, index) => ({
      id: `${index}`,
      title: `${execution} ${index}`,
      content: '<p>News</p>',
      execution,
    }))
    await page.route(/MCSFE_get(?:List|Member)Announcements/, (route) =>
      route.fulfill({ json: { success: true, value: list } }),
    )
    for (const [member, titles] of [
      [undefined, ['B 2', 'B 5']],
      ['player', ['A 1', 'A 4']],
      ['newcomer', ['F 0', 'A 1', 'A 4']],
    ] as const) {
      await enter(page, HOME, member && { member })
      for (const [index, name] of titles.entries()) {
        const item = popUp(page).getByRole('group')
        await expect(item).toHaveAccessibleName(`${index + 1} of ${titles.length}`)
        await expect(title(page)).toHaveText(name)
        await press(page, 'Next')
      }
    }
  })

  for (const [who, state, delayMs] of [
    ['a visitor', {}, 1_000],
    ['a member', { member: 'player' }, 0],
  ] as const)
    test(`[ST-23] [CO-10] ${who} gets it ${delayMs} ms after the arrival at home`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const lists = () => asked.filter((address) => /MCSFE_get(?:List|Member)Announcements/.test(address))
      await page.clock.install()
      await enter(page, '/m/game', { announcements: 'one', ...state })
      await arriveHome(page)
      if (delayMs > 0) await page.clock.runFor(delayMs - 10)
      await networkQuiet(page)
      if (delayMs > 0) expect(lists()).toEqual([])
      await page.clock.runFor(10)
      await expect.poll(lists).toHaveLength(1)
      await expect(popUp(page)).toBeVisible()
    })

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

  test('is not asked for where nothing is announced, and the page does without it where the call fails', async ({
    page,
  }) => {
    await enter(page, HOME)
    await expectNone(page)
    await enter(page, HOME, { announcements: 'some', fault: 'announcements.visitor:malformed' })
    await expectNone(page)
  })
})

test.describe('the bell', () => {
  test('a player finds in the settings what has popped up, and how much is new', async ({ page }) => {
    await enter(page, HOME, { announcements: 'some', member: 'player' })
    await press(page, 'Close')
    await expect(popUp(page)).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await sheet.getByRole('button', { name: /^Announcements.*2 new/ }).click()
    await expect(title(page)).toHaveText('Weekend rewards')
    expect(await violations(page)).toEqual([])
    await press(page, 'Next')
    await press(page, 'Close')
    await expect(sheet.getByRole('button', { name: /^Announcements/ })).not.toContainText('new')
  })

  test('in the member area; an empty list and a failed call say so', async ({ page }) => {
    await enter(page, '/m/member/home', { member: 'player' })
    await page.getByRole('main').getByRole('button', { name: 'Announcements' }).click()
    await expect(popUp(page)).toContainText('No announcements')
    await enter(page, '/m/member/home', { member: 'player', fault: 'announcements.member:malformed' })
    await page.getByRole('main').getByRole('button', { name: 'Announcements' }).click()
    await expect(popUp(page).getByRole('alert')).toContainText('could not be loaded')
    await popUp(page).getByRole('button', { name: 'Try again' }).click()
    await expect(popUp(page).getByRole('alert')).toBeVisible()
  })
})

test.describe('hostile announcements', () => {
  test('[OV-12] [SE-02] entries of a bad gateway do no harm', async ({ page, complaints }) => {
    complaints.provoke(/^policy violation: script-src-attr inline$/)
    await enter(page, HOME, { announcements: 'odd' })
    await expect(popUp(page).getByRole('group')).toHaveAccessibleName('1 of 4')
    await press(page, '2 of 4')
    await expect(title(page)).toHaveText('<b onclick="alert(1)">Text, not markup</b>')
    await expect(popUp(page)).toContainText('A link that runs')
    await expect(popUp(page).getByRole('link')).toHaveCount(0)
    await expect(popUp(page).locator('form, input[name], script, img')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined()
    await press(page, '3 of 4')
    expect(await popUp(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  test('[SE-02] [OV-12] no vector of the corpora runs, stays active or leads elsewhere in the pop-up', async ({
    page,
    complaints,
  }) => {
    // It reads every vector of the corpora.
    test.slow()
    complaints.provoke(/./)
    const BATCH = 50
    await enter(page, HOME, { announcements: 'one' })
    await press(page, 'Close')
    let batch: readonly string[] = []
    await page.route('**/MCSFE_getListAnnouncements*', (route) =>
      route.fulfill({
        json: {
          success: true,
          value: batch.map((html, index) => ({
            id: `v${index}`,
            title: `Vector ${index}`,
            content: `${html}`,
            execution: 'B',
          })),
        },
      }),
    )
    const all = VECTORS.map(({ html }) => html)
    let shown = 0
    for (let from = 0; from < all.length; from += BATCH) {
      batch = all.slice(from, from + BATCH)
      await restart(page)
      await expect(title(page)).toHaveText(/^Vector/)
      const { harm, seen } = await popUp(page).evaluate(async (box, total) => {
        const active =
          'script, style, link, meta, base, iframe, object, embed, form, input:not([type="checkbox"]), select, textarea, video, audio, template, marquee, canvas'
        const found: string[] = []
        let count = 0
        const dialog = box as HTMLDialogElement
        const next = dialog.querySelector<HTMLButtonElement>('[aria-label="Next"]')
        for (let at = 0; at < total; at++) {
          await new Promise((done) => setTimeout(done, 30))
          const group = dialog.querySelector('[role="group"]')
          const name = group?.querySelector('h2')?.textContent ?? 'no title'
          if (name === `Vector ${at}`) count++
          if ('ran' in globalThis || document.documentElement.dataset['ran'])
            found.push(`${name}: ran a script`)
          if (group?.querySelector(active)) found.push(`${name}: left an active element`)
          for (const link of group?.querySelectorAll('a[href]') ?? []) {
            const href = link.getAttribute('href') ?? ''
            if (!/^(?:https:\/\/|\/m(?:[/?#]|$))/.test(href)) found.push(`${name}: left ${href}`)
            if (href.startsWith('https:') && !/noopener/.test(link.getAttribute('rel') ?? ''))
              found.push(`${name}: opener`)
          }
          for (const each of group?.querySelectorAll('*') ?? [])
            for (const { name: attribute } of each.attributes)
              if (/^on/i.test(attribute)) found.push(`${name}: left ${attribute}`)
          if (dialog.scrollWidth > dialog.clientWidth) found.push(`${name}: is wider than the pop-up`)
          next?.click()
        }
        return { harm: found, seen: count }
      }, batch.length)
      expect(harm).toEqual([])
      shown += seen
      await press(page, 'Close')
    }
    expect(shown).toBe(all.length)
  })
})
