import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { TRAP_EVENT, type Place, type Spring } from '../../../harness/sabotage/trap.tsx'
import { ready } from '../../sabotage/drive.ts'
import { enter, expect, firstGame, test } from '../../sabotage/site.ts'
import { openSettings } from '../../e2e/open-settings.ts'

const APOLOGY = /Something went wrong/

const main = (page: Page) => page.getByRole('main')

const nav = (page: Page) => page.getByRole('navigation').last()

/** What a page shows when it is not blank: a screen with words, and a way on. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root > main')).toHaveText(/\w/)
  await expect(nav(page).getByRole('link').first()).toBeVisible()
}

const spring = (page: Page, place: Place, how: Spring): Promise<boolean> =>
  page.evaluate(([type, detail]) => dispatchEvent(Object.assign(new Event(type), { detail })), [
    TRAP_EVENT,
    { place, spring: how },
  ] as const)

/** The same page as before: nothing was loaded anew. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.set(globalThis, 'mark', 1))

const marked = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'mark') as unknown)

const toast = (page: Page): Promise<unknown> =>
  page.evaluate(() => globalThis.foyerTest?.kernel.overlays.toast('Saved', { ms: 5_000 }))

/** What must be on the page for a trap to be there. */
const SET_UP: Partial<Record<Place, (page: Page) => Promise<unknown>>> = {
  toasts: async (page) => {
    await toast(page)
    await expect(page.getByText('Saved')).toBeVisible()
  },
  overlays: async (page) => {
    await openSettings(page)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  sheet: async (page) => {
    await openSettings(page)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

const PLACES: readonly Place[] = [
  'screens',
  'overlays',
  'toasts',
  'sheet',
  'header',
  'tab-bar',
  'screen',
  'section',
]

/** A launch is shown without the frame. */
const expectMain = (page: Page) => expect(page.locator('#root > main')).toHaveText(/\w/)

for (const how of ['render', 'effect'] as const)
  test(`[KN-06] no part of the page takes the rest with it: ${how}`, async ({ page, complaints }) => {
    test.slow()
    complaints.provoke(/sabotage: /)
    await enter(page, '/m/home')
    for (const place of PLACES)
      await test.step(place, async () => {
        await page.goto('/m/home')
        await ready(page)
        await mark(page)
        await SET_UP[place]?.(page)
        await spring(page, place, how)
        await expect
          .poll(() => complaints.heard.some((text) => text.includes(`sabotage: ${place} ${how}`)))
          .toBe(true)
        await expectPage(page)
        // The player is told, unless all of it is there again.
        if (place === 'toasts') await expect(page.getByText('Saved')).toBeVisible()
        // Plain links stand in for the tabs.
        else if (place === 'tab-bar')
          await expect(nav(page).getByRole('link', { name: 'Back to home' })).toBeVisible()
        else await expect(page.getByText(APOLOGY).first()).toBeVisible()
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        // And goes on.
        await nav(page).getByRole('link', { name: 'Games', exact: true }).click()
        await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
        expect(await marked(page)).toBe(1)
      })
  })

test('a page that cannot be shown says so, offers a reload and support, and names what support asks for', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/sabotage: /)
  await enter(page, '/m/home')
  await ready(page)
  await spring(page, 'root', 'render')
  await expect(main(page).getByRole('alert')).toHaveText(APOLOGY)
  await expect(main(page).getByRole('link').first()).toHaveAttribute('href', /^https:|^\/m\/customerService$/)
  await expect(main(page).getByText(/Reference [\dA-Z]{4}-[\dA-Z]{4} · version [\da-f]{12}/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await ready(page)
  await expectPage(page)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('games launched while offline, one after another: the page is never blank', async ({
    page,
    context,
  }) => {
    await enter(page, '/m/home', { member: 'player' })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await firstGame(page).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    await page.goto('/m/home')
    await ready(page)
    await mark(page)
    await context.setOffline(true)
    const launch = await firstGame(page).getAttribute('href')
    // The code that greys comes when the page is idle, or is read from the worker's cache now.
    await expect(firstGame(page)).toHaveAttribute('aria-disabled', 'true')
    for (let times = 0; times < 6; times++) {
      // Greyed: a tap says why, and stays. An entry of the history may lead to a launch all the same.
      await firstGame(page).evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(/\/m\/home$/)
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, launch)
      await expect(page).toHaveURL(/\/m\/launchGame/)
      await expectMain(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(firstGame(page)).toBeVisible()
    }
    await context.setOffline(false)
    await nav(page).getByRole('link', { name: 'Games', exact: true }).click()
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await marked(page)).toBe(1)
  })
})
