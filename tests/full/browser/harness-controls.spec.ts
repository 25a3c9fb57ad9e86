import { expect, test, world } from '../../e2e/site.ts'
import { WIDE, frame, open, shown } from '../../e2e/harness-controls.ts'
import { violations } from '../../e2e/violations.ts'

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
  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('game.jackpot')
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
  await open(page, '&break=games.lobby:load-fails&colour=red&fault=auth.logn:500#plugin')
  const notes = page.getByRole('region', { name: 'Unknown parts of the address' })
  await expect(notes).toContainText("'games.lobby:load-fails' is unknown")
  await expect(notes).toContainText("'colour' is no part of a state")
  await expect(notes).toContainText("no call is named 'auth.logn'")
  await expect(notes).toContainText("no tab is named 'plugin'")
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

const TABS = ['State', 'Plugins', 'Events', 'Network', 'Tracking', 'Console'] as const
for (const [words, size, scheme] of [
  ['a desktop, light', WIDE, 'light'],
  ['a phone, dark', { width: 390, height: 844 }, 'dark'],
] as const)
  for (const name of TABS)
    test(`the tab ${name} has no violation of axe’s rules, and fits, on ${words}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize(size)
      await open(page, '&member=player&fault=game.jackpot:500')
      await page.getByRole('tab', { name }).click()
      const panel = page.getByRole('tabpanel', { name })
      if (name === 'State') await expect(panel.getByLabel('Member', { exact: true })).toBeVisible()
      else if (name === 'Console') await expect(panel.getByRole('switch').first()).toBeVisible()
      else await panel.getByRole('listbox').getByRole('option').first().click()
      expect(await violations(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })

test('a control is found and reached by keyboard, and says why it is not to be had', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page, '')
  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('processor')
  await expect(page.getByLabel('Processor')).toBeDisabled()
  await expect(page.getByLabel('Processor')).toHaveAccessibleDescription(/Only the browser/)
  await page.getByRole('tab', { name: 'State' }).focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  const events = page.getByRole('tabpanel', { name: 'Events' })
  await expect(events.getByRole('option').first()).toBeVisible()
  // The search, Pause, Clear, the list.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'ArrowDown']) await page.keyboard.press(key)
  await expect(events.getByRole('option', { selected: true })).toHaveCount(1)
})
