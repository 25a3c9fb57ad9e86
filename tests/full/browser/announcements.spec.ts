import { arriveHome } from './arrive-home.ts'
import { changeWorld, enter, expect, logOut, networkQuiet, test } from '../../e2e/site.ts'
import { started } from '../../e2e/started.ts'
import { violations } from '../../e2e/violations.ts'
import { HOME, expectNone, popUp, press, reload, restart, settings, title } from '../../e2e/announcements.ts'

/** More than the pop-up waits for on arrival. */
const LONG_MS = 5_000

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
