import type { Page } from '@playwright/test'
import type { LanguageCode } from '@foyer/sdk'
import { SUPPORTED_LANGUAGES, tagOf } from '../../../kernel/i18n/languages.ts'
import { callsOf } from '../../e2e/calls-of.ts'
import { digitsFromTheLeft } from './digits-from-the-left.ts'
import { logIn } from '../../e2e/log-in.ts'
import { rawGet } from '../../deploy/raw-get.ts'
import { rawKeys } from '../../e2e/raw-keys.ts'
import { changeWorld, enter, expect, networkQuiet, siteReady, type State, test } from '../../e2e/site.ts'
import { standsFromTheRight } from './stands-from-the-right.ts'
import { textOf } from '../../e2e/text-of.ts'

const RIGHT_TO_LEFT: ReadonlySet<LanguageCode> = new Set(['UR'])

const coral = (page: Page, to: string, state: State = {}) => enter(page, to, { merchant: 'coral', ...state })

const openSettings = (page: Page, language: LanguageCode): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: textOf(language, 'site.chrome', 'menu') })
    .click()

/** Chooses from the list that the row of the current language opens. */
async function choose(page: Page, from: LanguageCode, name: string): Promise<void> {
  await openSettings(page, from)
  const group = page.getByRole('dialog').getByRole('group', { name: textOf(from, 'site.chrome', 'language') })
  await group.getByRole('button').click()
  await group.getByRole('radio', { name, exact: true }).click()
}

/** Of the first screen, in each language other than the English one. */
const FIRST_SCREEN = [
  ['site.chrome', 'home'],
  ['games.lobby', 'tab_games'],
  ['account.auth', 'log_in'],
] as const

test('[LG-01] Urdu, chosen from the list, shows at once from right to left, on every screen, and after a reload', async ({
  page,
}) => {
  await coral(page, '/m/home', { member: 'player' })
  await siteReady(page)
  await page.evaluate(() => Reflect.set(window, 'mark', 1))
  await openSettings(page, 'EN')
  const row = page.getByRole('dialog').getByRole('button', { name: 'Language English' })
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'اردو' })).toHaveCount(0)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Language' }).getByRole('radio')).toHaveCount(20)
  await page.getByRole('dialog').getByRole('radio', { name: 'اردو', exact: true }).click()

  const html = page.locator('html')
  const isUrdu = async (): Promise<void> => {
    await expect(html).toHaveAttribute('lang', 'ur')
    await expect(html).toHaveAttribute('dir', 'rtl')
  }
  await isUrdu()
  await expect(page.getByRole('dialog', { name: textOf('UR', 'site.chrome', 'menu') })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(1)
  expect(await rawKeys(page)).toEqual([])

  await page.reload()
  await isUrdu()
  for (const [path, namespace, key] of [
    ['/m/home', 'games.lobby', 'tab_games'],
    ['/m/voucherCenter', 'wallet.deposit', 'title'],
    ['/m/member/home', 'games.lobby', 'tab_games'],
  ] as const) {
    await page.goto(new URL(path, page.url()).href)
    await siteReady(page)
    await isUrdu()
    await expect(page.getByText(textOf('UR', namespace, key), { exact: true }).first()).toBeVisible()
    expect(await rawKeys(page), path).toEqual([])
  }
})

test('[LG-05] in Urdu tabs, arrows, slides and sheets run from right to left, and numbers do not', async ({
  page,
}) => {
  await coral(page, '/m/home', { lang: 'UR' })
  await siteReady(page)
  expect(await standsFromTheRight(page.getByRole('navigation').last().getByRole('link'))).toBe(true)
  const [logo, more] = await Promise.all([
    page.getByRole('banner').getByRole('img', { name: 'Coral' }).boundingBox(),
    page.getByRole('banner').getByRole('button').last().boundingBox(),
  ])
  expect(logo?.x).toBeGreaterThan(more?.x ?? Infinity)

  // A finger that moves to the right brings the next slide, which comes from the left.
  const slides = page
    .getByRole('region', { name: textOf('UR', 'promotions.banners', 'banners') })
    .getByRole('group')
  const track = slides.first().locator('..')
  expect(await standsFromTheRight(slides)).toBe(true)
  const box = await track.boundingBox()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }],
    })
  await touch('touchStart', 40)
  for (let x = 60; x <= 300; x += 20) await touch('touchMove', x)
  await touch('touchEnd')
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })

  const amount = page.getByText(/^(?:MYR|RM)?\s*\d[\d,.]+\s*(?:MYR|RM)?$/).first()
  expect(await digitsFromTheLeft(amount)).toBe(true)

  await openSettings(page, 'UR')
  const sheet = page.getByRole('dialog')
  const title = sheet.getByRole('heading').first()
  const close = sheet.getByRole('button', { name: textOf('UR', 'site.chrome', 'close'), exact: true })
  await expect(title).toBeVisible()
  expect(await standsFromTheRight(title.or(close))).toBe(true)
  const scheme = sheet.getByRole('group', { name: textOf('UR', 'site.chrome', 'appearance') })
  expect(await standsFromTheRight(scheme.locator('label'))).toBe(true)
  await page.goto(new URL('/m/login', page.url()).href)
  const back = page.getByRole('button', { name: textOf('UR', 'site.chrome', 'back'), exact: true })
  await expect(back.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})

test('[LG-04] the page that is sent is in each of the twenty languages; Tahitian is English', async ({
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port)
  expect(SUPPORTED_LANGUAGES).toHaveLength(20)
  for (const language of SUPPORTED_LANGUAGES) {
    const { text: html } = await rawGet(port, `/m/home?language=${language}`, {
      host: `coral.localhost:${port}`,
    })
    const dir = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
    expect(html, language).toContain(`<html lang="${tagOf(language)}" dir="${dir}"`)
    const visible = html
      .slice(html.indexOf('<body'))
      .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, '\n')
      .split(/\s*\n\s*/)
    const own = FIRST_SCREEN.map(([namespace, key]) => textOf(language, namespace, key))
    expect(visible, language).toEqual(expect.arrayContaining(own))
    const english = FIRST_SCREEN.map(([namespace, key]) => textOf('EN', namespace, key))
    const left = english.filter((each) => visible.includes(each) && !own.includes(each))
    expect(left, language).toEqual([])
    expect(
      visible.filter((each) => /^[a-z]+(?:_[a-z\d]+)+$/.test(each)),
      language,
    ).toEqual([])
  }
})

for (const language of ['TH', 'HI', 'UR', 'MY', 'TR', 'PT'] as const)
  test.describe(language, () => {
    test.use({ serviceWorkers: 'allow' })

    test(`[ER-14] maintenance, access denied and a new version are told in ${language}`, async ({ page }) => {
      const status = (key: string): string => textOf(language, 'site.status-pages', key)
      const maintenance = { maintenance: '1', maintenanceEnd: '4000000000000' } as const
      await coral(page, '/m/home', { lang: language, ...maintenance })
      const closed = page.getByRole('dialog', { name: status('maintenance_title') })
      await expect(closed).toContainText(status('maintenance_text'))
      await expect(closed).toContainText(status('maintenance_end'))
      await expect(closed.getByRole('button', { name: status('check_again') })).toBeVisible()
      await expect(closed.getByRole('button', { name: status('contact_us') })).toBeVisible()
      await changeWorld(page, { maintenance: '' })
      await coral(page, '/m/home', { lang: language, region: '1' })
      const denied = page.getByRole('dialog', { name: status('denied_title') })
      await expect(denied).toContainText(status('denied_text'))
      await expect(denied.getByRole('link', { name: status('contact_us') })).toBeVisible()
      await coral(page, '/m/game', { lang: language, build: 'next' })
      const update = page.getByRole('dialog', { name: textOf(language, 'site.update', 'update_available') })
      await expect(update).toContainText(textOf(language, 'site.update', 'update_message'))
      await expect(
        update.getByRole('button', { name: textOf(language, 'site.update', 'update_now') }),
      ).toBeVisible()
      expect(await rawKeys(page)).toEqual([])
    })
  })

for (const [member, choices] of [
  ['player', [{ language: 'TR' }]],
  ['nochat', []],
] as const)
  test(`[ST-29][CA-07] the gateway is told ${member}’s choice of a language ${choices.length} times`, async ({
    page,
  }) => {
    await coral(page, '/m/home', { member })
    await siteReady(page)
    const asked = (await callsOf(page, 'kernel.member-info')).length
    await choose(page, 'EN', 'Türkçe')
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    // The member is compared anew before the gateway gets the language, or not.
    await expect.poll(async () => (await callsOf(page, 'kernel.member-info')).length).toBeGreaterThan(asked)
    await networkQuiet(page)
    expect(await callsOf(page, 'member.language')).toEqual(choices)
  })

test('[LG-01] a member who has chosen no language gets the one that the gateway has of them', async ({
  page,
}) => {
  await enter(page, '/m/login', { lang: '', 'member-language': 'VI' })
  await siteReady(page)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await logIn(page)
  await expect(html).toHaveAttribute('lang', 'vi')
  await networkQuiet(page)
  expect(await callsOf(page, 'member.language')).toEqual([])
  expect(await rawKeys(page)).toEqual([])
})
