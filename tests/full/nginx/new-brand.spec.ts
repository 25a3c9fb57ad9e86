import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bakeFolder } from '../../deploy/bake.ts'
import { type Preview, startPreviewProcess } from '../../deploy/preview.ts'
import { digitsFromTheLeft } from '../browser/digits-from-the-left.ts'
import { enter, expect, siteReady, test } from '../../e2e/site.ts'
import { standsFromTheRight } from '../browser/stands-from-the-right.ts'
import { textOf } from '../../e2e/text-of.ts'

/** The new brand: a copy of lotus with a name, hosts and languages of its own, which are not those of browsers. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ["id: 'lotus'", "id: 'jade'"],
  ['lotus01', 'jade01'],
  ["name: 'Lotus'", "name: 'Jade'"],
  ["currency: 'VND'", "currency: 'THB'"],
  ["['VI', 'EN', 'CN']", "['VI', 'EN', 'RU', 'AR']"],
  ['followBrowserLanguage: true', 'followBrowserLanguage: false'],
  [
    "'lotus.localhost', 'a.lotus.localhost', 'slow.lotus.localhost', 'dead.lotus.localhost'",
    "'jade.localhost'",
  ],
]

const folder = bakeFolder()

let preview: Preview

const openJade = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`http://jade.localhost:${preview.port}/m/home${query}`)
  await siteReady(page)
}

/** The languages that the settings offer. */
async function picker(page: Page): Promise<readonly string[]> {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  const languages = page.getByRole('dialog').getByRole('group', { name: 'Language' })
  await expect(languages).toBeVisible()
  // Of many languages only the chosen one is in sight.
  return languages.locator('label').allTextContents()
}

// One bake for all.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const jade = folder.merchant('jade')
  cpSync('merchants/lotus', jade, { recursive: true })
  const profile = CHANGES.reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(join(jade, 'profile.ts'), 'utf8'),
  ).replaceAll(/\bEN: (\{[^}]*\}),/g, 'EN: $1, RU: $1, AR: $1,')
  writeFileSync(join(jade, 'profile.ts'), profile)
  expect(await folder.bake()).toMatchObject({ status: 0 })
  preview = await startPreviewProcess(['--www', folder.www, '--merchants', join(folder.path, 'merchants')])
})

test.afterAll(async () => {
  await preview?.close()
  folder.close()
})

test('a new brand, baked from its folder alone, has games, offers and a jackpot of its own', async ({
  page,
}) => {
  await openJade(page, '?language=VI')
  await expect(
    page.getByRole('region', { name: /./ }).getByRole('listitem').getByRole('link').first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Tối nay tại Jade/ })).toBeVisible()
  const banner = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => banner.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  // In baht, of a size that is played for.
  await expect(
    page.getByRole('region', { name: 'Giải độc đắc' }).getByRole('paragraph').first(),
  ).toContainText(/\d{2}[.,]\d{3}[.,]\d{3}/)
})

test('[LG-01] the default of a merchant that does not follow browsers is shown to a browser of another language', async ({
  page,
}) => {
  await openJade(page)
  expect(await page.evaluate(() => navigator.language)).toBe('en-US')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cài đặt' })).toBeVisible()
})

test('[LG-02] Russian and Arabic are in the picker of a merchant that lists them, and not in another’s', async ({
  page,
}) => {
  await openJade(page, '?language=EN')
  expect(await picker(page)).toEqual(['Tiếng Việt', 'English', 'Русский', 'العربية'])
  await enter(page, '/m/home', { merchant: 'coral' })
  await siteReady(page)
  const names = await picker(page)
  expect(names).toHaveLength(20)
  expect(names.filter((name) => ['Русский', 'العربية'].includes(name))).toEqual([])
})

test('[LG-05] Arabic, where a merchant lists it, runs from right to left, and numbers do not', async ({
  page,
}) => {
  await openJade(page, '?language=AR')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  expect(await standsFromTheRight(page.getByRole('navigation').last().getByRole('link'))).toBe(true)
  const banner = page.getByRole('banner')
  const settings = banner.getByRole('button', { name: textOf('AR', 'site.chrome', 'menu') })
  expect(await standsFromTheRight(banner.getByRole('img', { name: 'Jade' }).or(settings))).toBe(true)
  const jackpot = page.getByRole('region', { name: textOf('AR', 'games.lobby', 'jackpot') })
  expect(await digitsFromTheLeft(jackpot.getByRole('paragraph').first())).toBe(true)

  await settings.click()
  const sheet = page.getByRole('dialog')
  const title = sheet.getByRole('heading').first()
  await expect(title).toHaveText(textOf('AR', 'site.chrome', 'menu'))
  const close = sheet.getByRole('button', { name: textOf('AR', 'site.chrome', 'close'), exact: true })
  expect(await standsFromTheRight(title.or(close))).toBe(true)
})
