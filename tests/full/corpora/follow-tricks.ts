import type { Page } from '@playwright/test'
import { MAX_BANNERS } from '../../../plugins/promotions/banners/constants.ts'
import { checkUrl } from '../../../sdk/src/check-url.ts'
import type { Trick } from '../../corpora/urls.ts'
import { TRICKS_PATH } from '../../foreign/links-plugin.ts'
import { enter, expect } from '../../e2e/site.ts'

/** Number of links on a page. */
const LINKS = 40
/** Maximum number of banners on a page, beside one that leads somewhere. */
const BANNERS = MAX_BANNERS - 1

const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Follows addresses that are not this site's by `Link`, `NavLink` and `Navigate`, and expects that none leads anywhere. */
export async function followLinks(page: Page, tricks: readonly Trick[]): Promise<void> {
  const foreign = tricks.filter(({ passes }) => !passes.includes('own')).map(({ address }) => address)
  const elsewhere = watchLeaving(page)
  for (const addresses of inParts(foreign, LINKS)) {
    await page.addInitScript((list) => Object.assign(globalThis, { tricks: list }), addresses)
    await enter(page, TRICKS_PATH)
    const links = page.getByRole('main').locator('a')
    await expect(links).toHaveCount(2 * addresses.length)
    expect(await links.evaluateAll((all) => all.filter((link) => link.hasAttribute('href')).length)).toBe(0)
    await links.evaluateAll((all: HTMLElement[]) => all.forEach((link) => link.click()))
    const field = page.getByLabel('Navigate to')
    for (const at of addresses.keys()) await field.fill(String(at))
    // The page was never reloaded: its field still has the last index.
    await expect(field).toHaveValue(String(addresses.length - 1))
    expect(new URL(page.url()).pathname).toBe(TRICKS_PATH)
  }
  expect(elsewhere).toEqual([])
}

/**
 * The gateway's texts are trimmed, and a host without a scheme is a usual way of writing a banner's address: it opens as
 * https (OV-27).
 */
const leads = (address: string): boolean =>
  checkUrl(`https://${address.trim()}`, { kind: 'https' }) !== undefined ||
  checkUrl(address.trim(), { kind: 'own', origin: 'https://own.invalid' }) !== undefined

/** Gives the page banners with refused addresses, and expects that each is a picture only, which leads nowhere. */
export async function refuseBanners(page: Page, tricks: readonly Trick[]): Promise<void> {
  const bad = tricks.filter(({ passes, address }) => passes.length === 0 && !leads(address))
  const elsewhere = watchLeaving(page)
  for (const part of inParts(bad, BANNERS)) {
    const banners = [...part.map(({ address }, at) => [`Trick ${at}`, address]), ['Good', '/m/game']]
    const value = banners.map(([title, linkage]) => ({
      groupName: 'm_home',
      url: '/cdn/banners/lotus/1.svg',
      title,
      linkageType: 'URL',
      linkage,
    }))
    await page.route('**/MCSFE_getBanners*', (route) => route.fulfill({ json: { success: true, value } }))
    await enter(page, '/m/home')
    const slides = page.getByRole('region', { name: 'Offers' }).getByRole('group')
    await expect(slides).toHaveText([...part.map((_, at) => new RegExp(`^Trick ${at}$`)), /^Good/])
    await expect(slides.getByRole('button')).toHaveText([/^Good/])
    await expect(slides.getByRole('link')).toHaveCount(0)
    await slides.evaluateAll((all) =>
      all.slice(0, -1).forEach((slide) => (slide.firstElementChild as HTMLElement).click()),
    )
    expect(new URL(page.url()).pathname).toBe('/m/home')
    await page.unroute('**/MCSFE_getBanners*')
  }
  expect(elsewhere).toEqual([])
}

/** The windows that open, and the pages that the main frame goes to, outside the site. */
function watchLeaving(page: Page): readonly string[] {
  const elsewhere: string[] = []
  page.on('popup', (popup) => elsewhere.push(`popup ${popup.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !/^http:\/\/lotus\.localhost(:\d+)?\//.test(frame.url()))
      elsewhere.push(frame.url())
  })
  return elsewhere
}
