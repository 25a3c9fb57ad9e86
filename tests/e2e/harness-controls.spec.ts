import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, world } from './site.ts'

const WIDE = { width: 1280, height: 900 }
const frame = (page: Page) => page.frameLocator('iframe[title="The site"]')
const shown = (page: Page) => {
  const found = page.frames().find((each) => /^https?:\/\/[^/]+\/m(?:[/?]|$)/.test(each.url()))
  if (!found) throw new Error('the frame shows no page of the site')
  return found
}
/** What the page in the frame is marked with; a page that is loaded anew has no mark. */
const mark = (page: Page): Promise<unknown> => shown(page).evaluate(() => Reflect.set(globalThis, 'sameDocument', true)) // prettier-ignore
const marked = (page: Page): Promise<unknown> => shown(page).evaluate(() => Reflect.get(globalThis, 'sameDocument')) // prettier-ignore

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/__harness/?lang=EN${query}`)
  await expect(frame(page).getByRole('banner')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plugins' })).toContainText('Facebook pixel')
}

test('[HA-02] what a running world can take keeps the page and what was typed, and undo brings it back', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await open(page, '&to=/m/login')
  const name = frame(page).getByRole('textbox').first()
  await name.fill('someone')
  await mark(page)
  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('text size')
  await page.getByLabel('Text size').selectOption('160')
  const size = (): Promise<string> => shown(page).evaluate(() => getComputedStyle(document.documentElement).fontSize) // prettier-ignore
  const large = await size()
  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('network')
  await page.getByLabel('Time', { exact: true }).selectOption('1d')
  await page.getByLabel('Network of the calls').selectOption('4g')
  await expect(page).toHaveURL(/frame-text=160.*clock=1d.*network=4g/)
  await expect.poll(() => shown(page).evaluate(() => Date.now()).then((time) => time - Date.now() > 80_000_000)).toBe(true) // prettier-ignore
  await expect(name).toHaveValue('someone')
  expect(await marked(page)).toBe(true)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  expect(new URL(page.url()).search).toBe('?merchant=lotus&lang=EN&to=/m/login')
  await expect.poll(() => shown(page).evaluate(() => Date.now()).then((time) => time - Date.now() < 60_000)).toBe(true) // prettier-ignore
  expect(Number.parseFloat(large)).toBeGreaterThan(Number.parseFloat(await size()))
  await expect(name).toHaveValue('someone')
  expect(await marked(page)).toBe(true)
})

test('[HA-02] the page is on the device that is chosen, from its first script on, and a link brings it there', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await open(page, '')
  await page.getByLabel('Device', { exact: true }).selectOption('ios26')
  await expect(frame(page).getByRole('banner')).toBeVisible()
  // While the frame enters another world it shows no page.
  const agent = async (): Promise<string> => {
    try {
      return await shown(page).evaluate(() => navigator.userAgent)
    } catch {
      return ''
    }
  }
  await expect.poll(agent).toContain('Version/26.0')
  await expect(page.getByRole('main').getByText(/^390 × 844/)).toBeVisible()
  await page.reload()
  await expect(frame(page).getByRole('banner')).toBeVisible()
  await expect.poll(agent).toContain('Version/26.0')
  await page.getByLabel('Device', { exact: true }).selectOption('native')
  await expect.poll(agent).toContain('FoyerApp/')
})

test('[HA-02] the next call fails after a delay, and the one after it does not', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page, '')
  await page.getByText('Faults', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('game.jackpot')
  await page.getByLabel('game.jackpot', { exact: true }).selectOption('500')
  await page.getByLabel('When game.jackpot is answered').selectOption('500')
  await page.getByLabel('How often for game.jackpot').selectOption('1')
  await expect(page).toHaveURL(/fault=game\.jackpot:500ms_500\*1/)
  await expect
    .poll(async () => ((await world(page)) as unknown as { readonly faults: unknown }).faults)
    .toEqual({ 'game.jackpot': '500ms_500*1' })
})

test('parts of an address that mean nothing are told', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page, '&break=games.lobby:load-fails&colour=red&fault=auth.logn:500')
  const notes = page.getByRole('region', { name: 'Unknown parts of the address' })
  await expect(notes).toContainText("'games.lobby:load-fails' is unknown")
  await expect(notes).toContainText("'colour' is no part of a state")
  await expect(notes).toContainText("no call is named 'auth.logn'")
})

test('a state is saved with a name, and is there when the frame has entered another world', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await open(page, '&frame-direction=rtl')
  await expect.poll(() => shown(page).evaluate(() => document.documentElement.dir)).toBe('rtl')
  await page.getByLabel('Name of this state').fill('Mirrored')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByLabel('Preset').selectOption('A player, signed in')
  await expect(frame(page).getByRole('banner')).toContainText('player')
  await expect.poll(() => shown(page).evaluate(() => document.documentElement.dir)).toBe('ltr')
  await page.reload()
  await expect(frame(page).getByRole('banner')).toContainText('player')
  await page.getByLabel('Preset').selectOption('Mirrored')
  await expect(page).toHaveURL(/frame-direction=rtl/)
})

for (const [words, size] of [
  ['a desktop', WIDE],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`the controls have no violation of axe’s rules, fit and go by keyboard on ${words}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, '&member=player')
    await page.getByText('Faults', { exact: true }).click()
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.getByRole('searchbox', { name: 'Search the controls' }).focus()
    await page.keyboard.type('processor')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Processor')).toBeDisabled()
    await expect(page.getByLabel('Processor')).toHaveAccessibleDescription(/Only the browser/)
  })
