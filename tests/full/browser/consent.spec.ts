import type { Locator, Page } from '@playwright/test'
import {
  askStatus,
  changeWorld,
  enter,
  expect,
  networkQuiet,
  siteReady,
  test,
  world,
} from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import {
  answer,
  arrive,
  banner,
  choices,
  cookies,
  isSameDocument,
  markDocument,
  pixel,
  proof,
  script,
} from '../../e2e/consent.ts'

/** Every address that the page asks for from now on. */
function requests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const ofPixel = (asked: readonly string[]): readonly string[] =>
  asked.filter((address) => /facebook|fbevents/.test(address))

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

test('[TR-16] before the choice nothing of a destination is there: no code, script, cookie, storage, request or global', async ({
  page,
  context,
}) => {
  const asked = requests(page)
  await arrive(page, '/m/home?fbclid=IwAR0ClickOfAnAd')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await networkQuiet(page)
  expect(ofPixel(asked)).toEqual([])
  await expect(script(page)).toHaveCount(0)
  expect(await pixel(page)).toBe('undefined undefined')
  expect(await cookies(context)).toEqual([])
  const storedText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storedText).not.toContain('IwAR0ClickOfAnAd')
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.filter((key) => /^tracking\.|_fb/.test(key))).toEqual([])
  const { vendorCalls, slices } = await world(page)
  expect(vendorCalls).toEqual([])
  expect((slices['tracking.relay'] as { events?: readonly unknown[] } | undefined)?.events ?? []).toEqual([])
})

test('[TR-16] events that wait for a script are dropped with the consent', async ({ page }) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/fbevents/, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await arrive(page)
  const asked = page.waitForRequest(/fbevents/)
  await answer(banner(page), 'Accept all').click()
  await asked
  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await answer(choices(page), 'Refuse all').click()
  await expect.poll(() => pixel(page)).toBe('undefined undefined')
  release()
  await networkQuiet(page)
  await expect(script(page)).toHaveCount(0)
  expect((await world(page)).vendorCalls).toEqual([])
})

test('[TR-19] all tabs are in step: a choice in one closes the banner of the other, and is revoked there as well', async ({
  page,
}) => {
  await arrive(page)
  await expect(banner(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(new URL('/m/game', page.url()).href)
  await expect(banner(other)).toBeVisible()
  await markDocument(other)
  await answer(banner(page), 'Accept all').click()
  await expect(banner(other)).toBeHidden()
  await expect.poll(() => pixel(other)).toBe('function function')
  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await answer(choices(page), 'Refuse all').click()
  await expect.poll(() => pixel(other)).toBe('undefined undefined')
  await expect(script(other)).toHaveCount(0)
  expect(await isSameDocument(other)).toBe(true)
})

test('[TR-19] a choice of an older policy grants nothing, and the player is asked anew', async ({
  page,
  context,
}) => {
  await arrive(page, '/m/home', { consent: 'old-version' })
  await expect(banner(page)).toContainText('Our privacy policy has changed')
  await networkQuiet(page)
  expect([await pixel(page), await cookies(context)]).toEqual(['undefined undefined', []])
})

test('[TR-19] a choice that was made before counts at once', async ({ page }) => {
  await arrive(page, '/m/home', { consent: 'accepted' })
  await expect.poll(() => pixel(page)).toBe('function function')
  await expect(banner(page)).toHaveCount(0)
})

test('[TR-16] storage that is blocked: the choice counts on this page, and is asked for on the next', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/ST-MEMORY/)
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await arrive(page)
  await answer(banner(page), 'Accept all').click()
  await expect.poll(() => pixel(page)).toBe('function function')
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(await pixel(page)).toBe('undefined undefined')
})

test('[TR-16] a browser that sends Global Privacy Control is not asked for marketing, and may still allow it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
      get: () => true,
      configurable: true,
    }),
  )
  await arrive(page)
  await expect(banner(page)).toContainText('so marketing stays off')
  await answer(banner(page), 'Accept').click()
  await expect
    .poll(async () => (await proof(page))?.['answers'])
    .toEqual({ marketing: false, analytics: true })
  expect(await pixel(page)).toBe('undefined undefined')
  await page.locator('footer').getByRole('button', { name: 'Privacy choices' }).click()
  await choices(page).getByRole('switch', { name: 'Marketing' }).check()
  await answer(choices(page), 'Save').click()
  await expect.poll(() => pixel(page)).toBe('function function')
})

test('[TR-19] the policy’s version changes while the page is open: nothing counts, and the player is asked', async ({
  page,
}) => {
  await arrive(page, '/m/home', { consent: 'accepted' })
  await expect.poll(() => pixel(page)).toBe('function function')
  await changeWorld(page, { settings: { 'tracking.consent': { policyVersion: '2027-01' } } })
  await askStatus(page)
  await expect(banner(page)).toContainText('Our privacy policy has changed')
  await expect.poll(() => pixel(page)).toBe('undefined undefined')
})

test('a merchant that does not ask has no banner and no row', async ({ page }) => {
  await enter(page, '/m/home', { merchant: 'lotus', member: 'player' })
  await networkQuiet(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
})
