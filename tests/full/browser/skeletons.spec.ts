import type { Locator, Page } from '@playwright/test'
import { enter, expect, firstGame, saveData, siteReady, type State, test } from '../../e2e/site.ts'

/** How far the real thing may be from its placeholder, in pixels, and half or twice as high: texts are longer in one language than in another. */
const NEAR_PX = 96

interface Expected {
  readonly name: string
  /** Goes there from home. */
  readonly go: (page: Page) => Promise<unknown>
  readonly state?: State
  /** Index of the placeholder's block that stands for it. */
  readonly block: number
  readonly real: (page: Page) => Locator
}

const main = (page: Page): Locator => page.getByRole('main')

const header = (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name }).click()

const SCREENS: readonly Expected[] = [
  {
    name: 'the log-in’s card',
    go: (page) => header(page, 'Log in'),
    block: 2,
    real: (page) => main(page).locator('form'),
  },
  {
    name: 'the registration’s card',
    go: (page) => header(page, 'Register'),
    block: 2,
    real: (page) => main(page).locator('form'),
  },
  {
    name: 'the chat, as the first row of customer service',
    go: (page) => page.getByRole('navigation').getByRole('link', { name: 'Support' }).click(),
    block: 3,
    real: (page) => main(page).getByRole('button', { name: 'Chat with us now' }),
  },
  {
    name: 'the launch’s words',
    go: (page) => firstGame(page).click(),
    state: { member: 'player', fault: 'game.launch:never' },
    block: 1,
    real: (page) => main(page).getByRole('heading').first(),
  },
]

/** Once it is drawn; React may put another in its place meanwhile. */
async function boxOf(element: Locator): Promise<{ readonly y: number; readonly height: number }> {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expect.poll(async () => (box = await element.boundingBox())).not.toBeNull()
  if (!box) throw new Error('not drawn')
  return box
}

for (const { name, go, state, block, real } of SCREENS)
  test(`the placeholder of a screen is like what comes: ${name}`, async ({ page }) => {
    const stalled: (() => void)[] = []
    let open = false
    await saveData(page)
    await enter(page, '/m/home', state)
    await siteReady(page)
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (!open) await new Promise<void>((resolve) => stalled.push(resolve))
      await route.continue()
    })
    await go(page)
    const placeholder = main(page).locator('[aria-busy=true] > *').nth(block)
    const before = await boxOf(placeholder)
    open = true
    for (const release of stalled) release()
    await expect(real(page)).toBeVisible()
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    const after = await boxOf(real(page))
    expect(Math.abs(after.y - before.y)).toBeLessThan(NEAR_PX)
    expect(Math.abs(Math.log2(after.height / before.height))).toBeLessThan(1)
  })
