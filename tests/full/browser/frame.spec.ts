import type { Locator, Page } from '@playwright/test'
import { enter, expect, firstGame, siteReady, test } from '../../e2e/site.ts'
import { navigation } from '../../e2e/frame.ts'

const banner = (page: Page): Locator => page.getByRole('banner')

const focused = (page: Page): Locator => page.locator(':focus')

/** 50 ms of a screen that draws sixty times a second. */
const PRESS_FRAMES = 3

test('the focus is seen wherever keys bring it, light and dark, and nothing has a ring after a touch', async ({
  page,
}) => {
  await enter(page, '/m/home')
  await siteReady(page)
  const main = page.getByRole('main')
  const controls = [
    banner(page).getByRole('link', { name: 'Lotus' }),
    banner(page).getByRole('link', { name: 'Log in' }),
    banner(page).getByRole('button', { name: 'Settings' }),
    main.getByRole('button').first(),
    main.getByRole('link', { name: 'See all' }).first(),
    firstGame(page),
    navigation(page).getByRole('link', { name: 'Games' }),
  ]
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((root, name) => void (root.dataset['theme'] = name), theme)
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded()
      const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const without = await page.screenshot({ clip, animations: 'disabled' })
      // As a key does it: the browser shows the focus of the keyboard's user only.
      await page.keyboard.press('Shift')
      await control.focus()
      const name = `${theme}: ${await control.evaluate((element) => element.outerHTML.slice(0, 80))}`
      expect((await page.screenshot({ clip, animations: 'disabled' })).equals(without), name).toBe(false)
    }
  }
  await banner(page).getByRole('button', { name: 'Settings' }).tap()
  const close = page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  expect(await focused(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})

test('every control of the frame is on the screen: narrow windows, text of twice the size, long words', async ({
  page,
}) => {
  await enter(page, '/m/home', { lang: 'VI' })
  await siteReady(page)
  for (const [width, size] of [
    [360, 100],
    [280, 100],
    [180, 100],
    [360, 200],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 653 })
    await page.locator('html').evaluate((root, percent) => (root.style.fontSize = `${percent}%`), size)
    const how = `${width} px, text at ${size} %`
    for (const control of await page.locator('header :is(a, button), #navigation a').all()) {
      const box = await control.boundingBox()
      if (!box || (await control.evaluate((element) => getComputedStyle(element).clipPath !== 'none')))
        continue
      expect([box.x >= 0, box.x + box.width <= width], `${how}: ${await control.innerText()}`).toEqual([
        true,
        true,
      ])
    }
    for (const name of ['Cài đặt', 'Đăng nhập'])
      await expect(
        page
          .getByRole('banner')
          .getByRole('button', { name })
          .or(page.getByRole('banner').getByRole('link', { name })),
        `${how}: ${name}`,
      ).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), how).toBeLessThanOrEqual(width)
    await expect(page.locator('#navigation a').last(), how).toBeInViewport({ ratio: 1 })
  }
})

test('on its side a phone shows the log-in’s first field, and the header goes with the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await enter(page, '/m/login')
  await siteReady(page)
  const field = await page.getByLabel('Username').boundingBox()
  const bar = await navigation(page).boundingBox()
  expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(((await banner(page).boundingBox())?.height ?? 99) + (bar?.height ?? 99)).toBeLessThan(100)
  await page.mouse.wheel(0, 200)
  await expect(banner(page)).not.toBeInViewport()
})

test('Back in the header leads to the screen before, and home where the visit began here', async ({
  page,
}) => {
  await enter(page, '/m/game')
  await siteReady(page)
  const back = banner(page).getByRole('button', { name: 'Back' })
  await expect(back).toHaveCount(0)
  await banner(page).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await back.click()
  await expect(page).toHaveURL(/\/m\/game$/)
  for (const screen of ['/m/register', '/m/customerService']) {
    await enter(page, screen)
    await siteReady(page)
    await back.click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(back).toHaveCount(0)
  }
})

test('every control looks pressed within three frames of the touch, until the finger leaves', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  await siteReady(page)
  const main = page.getByRole('main')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const touch = await page.context().newCDPSession(page)
  const look = (control: Locator): Promise<string> =>
    control.evaluate((element) => getComputedStyle(element).opacity)
  /** Notes how many frames after the touch the control looks pressed. */
  const countFrames = (control: Locator): Promise<void> =>
    control.evaluate((element) => {
      Reflect.set(globalThis, 'pressFrames', undefined)
      const count = (frames: number): void => {
        if (getComputedStyle(element).opacity === '0.6') Reflect.set(globalThis, 'pressFrames', frames)
        else requestAnimationFrame(() => count(frames + 1))
      }
      const begin = (): void => void requestAnimationFrame(() => count(1))
      element.addEventListener('touchstart', begin, { once: true, passive: true })
    })
  /** How many frames after a touch a control looks pressed. */
  const framesOf = async (control: Locator, name: string): Promise<number> => {
    const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await countFrames(control)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    const counted = (): Promise<number> =>
      page.evaluate(() => Number(Reflect.get(globalThis, 'pressFrames') ?? Number.NaN))
    await expect.poll(counted, name).not.toBeNaN()
    // It is no tap then, so that nothing is opened.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    await expect.poll(() => look(control), name).toBe('1')
    return counted()
  }
  const expectPress = async (control: Locator): Promise<void> => {
    await control.scrollIntoViewIfNeeded()
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 80))
    // A machine that is busy elsewhere holds a page up now and then, and not each time.
    const tries: number[] = []
    while (tries.length < 10 && !(Math.min(...tries) <= PRESS_FRAMES))
      tries.push(await framesOf(control, name))
    expect(Math.min(...tries), name).toBeLessThanOrEqual(PRESS_FRAMES)
  }
  await expectPress(navigation(page).getByRole('link', { name: 'Games' }))
  await expectPress(banner(page).getByRole('button', { name: 'Settings' }))
  await expectPress(main.getByRole('button').first())
  await expectPress(main.getByRole('link', { name: 'See all' }).first())
  await expectPress(firstGame(page))
  await banner(page).getByRole('button', { name: 'Settings' }).click()
  await expectPress(settings.getByRole('link', { name: 'Feedback' }))
  await expectPress(settings.locator('label', { hasText: 'Tiếng Việt' }))
})

test('a tap that comes before the script looks pressed until it is answered', async ({ page }) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await enter(page, '/m/home')
  const settings = banner(page).getByRole('button', { name: 'Settings' })
  await settings.tap()
  await expect(settings).toHaveAttribute('data-pressed', 'waits')
  release()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(settings).not.toHaveAttribute('data-pressed')
})

test('in the player’s own colours a field shows that it has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, '/m/login')
  await siteReady(page)
  const outline = (field: Locator): Promise<string> =>
    field.evaluate((element) => {
      // The box around an input stands for it.
      const box = element instanceof HTMLInputElement ? (element.parentElement ?? element) : element
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box)
      return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`
    })
  const expectRing = async (field: Locator): Promise<void> => {
    await field.focus()
    expect(await outline(field)).toMatch(/^[1-9]\d*px (?!rgba\(0, 0, 0, 0\))/)
    await field.blur()
    expect(await outline(field)).toBe('none')
  }
  await expectRing(page.getByRole('textbox', { name: 'Username' }))
  await expectRing(page.getByLabel('Password', { exact: true }))
  await enter(page, '/m/feedback', { member: 'player' })
  await expectRing(page.getByRole('textbox', { name: 'Your message' }))
})

for (const lang of ['EN', 'VI', 'CN'])
  for (const [width, to, way] of [
    [320, '/m/home', 'without'],
    [360, '/m/customerService', 'with'],
  ] as const)
    test(`at ${width} px the header leads to the log-in and to the registration, on one line, ${way} a way back: ${lang}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await enter(page, to, { lang })
      await siteReady(page)
      const links = await Promise.all(
        ['/m/home', '/m/register', '/m/login'].map(async (address) => {
          const link = banner(page).locator(`a[href="${address}"]`)
          await expect(link).toBeInViewport({ ratio: 1 })
          return link.boundingBox()
        }),
      )
      const buttons = banner(page).getByRole('button')
      await expect(buttons).toHaveCount(way === 'with' ? 2 : 1)
      const boxes = [...links, await buttons.first().boundingBox(), await buttons.last().boundingBox()]
      expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1)
    })

test('in the player’s own colours what is chosen is seen, and sheets have an edge; more contrast gives stronger lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, '/m/home')
  await siteReady(page)
  const fill = (control: Locator, part?: string): Promise<string> =>
    control.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, part)
  const tab = (name: string): Locator => navigation(page).getByRole('link', { name })
  expect(await fill(tab('Home'))).not.toBe(await fill(tab('Games')))
  const dots = page.getByRole('main').locator('button[aria-current], button[aria-current] ~ button')
  expect(await fill(dots.first(), '::before')).not.toBe(await fill(dots.nth(1), '::before'))

  await banner(page).getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const option = (name: string): Locator => settings.locator('label', { hasText: name })
  expect(await fill(option('English'))).not.toBe(await fill(option('Tiếng Việt')))
  const edge = (): Promise<string> => settings.evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect(await edge()).toBe('2px')
  await page.emulateMedia({ forcedColors: 'none' })
  expect(await edge()).toBe('0px')

  const line = (): Promise<string> =>
    option('Dark').evaluate((element) => getComputedStyle(element).borderTopColor)
  const usual = await line()
  await page.emulateMedia({ contrast: 'more' })
  expect(await line()).not.toBe(usual)
})
