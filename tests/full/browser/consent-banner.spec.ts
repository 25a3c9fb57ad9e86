import type { Locator } from '@playwright/test'
import { expect, siteReady, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { answer, arrive, banner, choices, proof } from '../../e2e/consent.ts'

interface Look {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly style: readonly string[]
}

const look = (button: Locator): Promise<Look> =>
  button.evaluate((element) => {
    const { width, height, top } = element.getBoundingClientRect()
    const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity } =
      getComputedStyle(element)
    return {
      width: Math.round(width),
      height: Math.round(height),
      top: Math.round(top),
      style: [color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity],
    }
  })

// The merchant that asks.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'aurora')) })

for (const theme of ['light', 'dark'])
  test(`[TR-19] accepting and refusing are equal: size, colours and place, in the banner and in the choices (${theme})`, async ({
    page,
  }) => {
    await arrive(page, '/m/home', { theme })
    const looks = async (where: Locator, names: readonly string[]): Promise<readonly Look[]> =>
      Promise.all(names.map((name) => look(answer(where, name))))
    const inBanner = await looks(banner(page), ['Accept all', 'Refuse all'])
    expect(inBanner[0]).toEqual(inBanner[1])
    expect(inBanner[0]?.height).toBeGreaterThanOrEqual(44)
    await answer(banner(page), 'Choose').click()
    const inChoices = await looks(choices(page), ['Accept all', 'Refuse all', 'Save'])
    expect(inChoices[1]).toEqual(inChoices[0])
    expect(inChoices[2]).toEqual(inChoices[0])
    expect(inChoices[0]?.height).toBeGreaterThanOrEqual(44)
    for (const each of await choices(page).getByRole('switch').all()) await expect(each).not.toBeChecked()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(choices(page)).toBeHidden()
    await expect(banner(page)).toBeVisible()
    expect(await colourViolations(page)).toEqual([])
  })

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [412, 915],
  [740, 360],
] as const)
  test(`[TR-19] at ${width} × ${height} the banner covers neither the legal links at the page’s end nor the tab bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await arrive(page, '/m/customerService')
    await expect(banner(page)).toBeVisible()
    const documents = page.getByRole('navigation', { name: 'Documents' })
    const last = page.locator('footer > :last-child')
    await expect(documents.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    const overlap = async (): Promise<number> => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [end, top] = await Promise.all([last.boundingBox(), banner(page).boundingBox()])
      return end && top ? end.y + end.height - top.y : Infinity
    }
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    // Each can be brought into sight: what is seen there is the link.
    for (const link of await documents.getByRole('link').all())
      expect(
        await link.evaluate((element) => {
          element.scrollIntoView({ block: 'nearest' })
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      ).toBe(true)
    const [tabs, box] = await Promise.all([
      page.getByRole('navigation', { name: 'Main navigation' }).boundingBox(),
      banner(page).boundingBox(),
    ])
    // Its lower edge is behind the line above the tabs.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1)
    // The three buttons and the policy are in sight, without a scroll of the banner.
    for (const button of await banner(page).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
  })

test('[TR-19] by keyboard: early in the order, the site stays usable, Escape does not choose, Enter does', async ({
  page,
}) => {
  await arrive(page)
  await expect(banner(page)).toBeVisible()
  await siteReady(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const focused = page.locator(':focus')
  const inBanner = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('section[aria-label="Cookies and privacy"]') !== null)
  let presses = 0
  do {
    await page.keyboard.press('Tab')
    presses++
  } while (!(await inBanner()) && presses < 10)
  expect(presses).toBeLessThanOrEqual(4)
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  expect(await proof(page)).toBeNull()
  await expect(focused).toHaveText('Privacy policy')
  for (const name of ['Refuse all', 'Accept all', 'Choose']) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveText(name)
  }
  // Out of it again, into the site.
  await page.keyboard.press('Tab')
  expect(await inBanner()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(choices(page)).toBeVisible()
  await choices(page).getByRole('switch', { name: 'Statistics' }).focus()
  await page.keyboard.press('Space')
  await expect(choices(page).getByRole('switch', { name: 'Statistics' })).toBeChecked()
  await answer(choices(page), 'Save').focus()
  await page.keyboard.press('Enter')
  await expect(choices(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect((await proof(page))?.['answers']).toEqual({ marketing: false, analytics: true })
  // The keyboard goes on in the screen, not at the start of nothing.
  await expect(page.getByRole('main')).toBeFocused()
})

test('[TR-19] it can be reopened: from the legal links, the settings and the member area', async ({
  page,
}) => {
  await arrive(page, '/m/home', { member: 'player', consent: 'analytics' })
  const isChosen = async (): Promise<void> => {
    await expect(choices(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked()
    await expect(choices(page).getByRole('switch', { name: 'Statistics' })).toBeChecked()
    await expect(choices(page)).toContainText('with version 2026-11 of the privacy policy')
    await page.keyboard.press('Escape')
    await expect(choices(page)).toBeHidden()
  }
  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await isChosen()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('button', { name: 'Privacy choices' })
    .click()
  await isChosen()
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Account' })
    .click()
  await page.getByRole('main').getByRole('button', { name: 'Privacy choices' }).click()
  await isChosen()
  await expect(banner(page)).toHaveCount(0)
})
