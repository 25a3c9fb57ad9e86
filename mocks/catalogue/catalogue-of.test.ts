// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { art } from '../art/art.ts'
import { bannersOf, catalogueOf, jackpotOf } from './catalogue.ts'
import { GAMES } from './games.ts'
import { MERCHANT_CATALOGUES } from './merchant-catalogues.ts'
import type { Titles } from './titles.ts'
import { VENDOR_NAMES } from './vendors.ts'

const MERCHANTS = ['lotus', 'coral', 'aurora']
const artAt = (image: string) => art(image.replace(/^\/cdn/, '').replace('.webp', '.svg'))
const spoken = (titles: Titles) =>
  (['EN', 'CN', 'VI', 'PT-BR'] as const).every((language) => titles[language].trim().length > 1)

describe.each(MERCHANTS)('the catalogue of %s', (merchant) => {
  const lanes = catalogueOf(merchant)

  it('has eight lanes, each titled in every language', () => {
    expect(lanes).toHaveLength(8)
    expect(new Set(lanes.map(({ key }) => key)).size).toBe(8)
    for (const { titles, key } of lanes) expect(spoken(titles), key).toBe(true)
  })

  it('lists each game once, with art and a known vendor', () => {
    const games = lanes.flatMap((lane) => lane.games)
    expect(games.length).toBeGreaterThan(105)
    expect(new Set(games.map(({ code }) => code)).size).toBe(games.length)
    for (const game of games) {
      expect(game.image).toBe(`/cdn/games/${game.vendor}/${game.code}.webp`)
      expect(artAt(game.image)?.type, game.name).toBe('image/svg+xml')
      expect(Object.values(VENDOR_NAMES)).toContain(game.vendorName)
    }
  })

  it('orders the games of every lane by its vendors', () => {
    const order: readonly string[] = MERCHANT_CATALOGUES[merchant]?.vendors ?? []
    for (const { games, vendors, gameCount } of lanes) {
      expect(gameCount).toBe(games.length)
      expect(gameCount).toBeGreaterThan(5)
      const places = games.map(({ vendor }) => order.indexOf(vendor))
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(vendors).toEqual(order.filter((vendor) => games.some((game) => game.vendor === vendor)))
    }
  })

  it('excludes only existing games', () => {
    for (const name of MERCHANT_CATALOGUES[merchant]?.excluded ?? [])
      expect(
        GAMES.some((game) => game.name === name),
        name,
      ).toBe(true)
  })

  it('has four banners: a launch, a promotion, a page of this site and an external address', () => {
    const banners = bannersOf(merchant)
    expect(banners).toHaveLength(4)
    for (const { image, titles, sublines, ctas } of banners) {
      expect(artAt(image)?.type).toBe('image/svg+xml')
      expect([titles, sublines, ctas].every(spoken), image).toBe(true)
    }
    const launch = banners.find(({ linkageType }) => linkageType === 'G')
    const all = lanes.flatMap(({ games }) => games)
    expect(all.find(({ code, vendor }) => code === launch?.gameType && vendor === launch.vendor)?.name).toBe(
      launch?.linkage,
    )
    expect(launch?.nodeId && launch.roomId).toBeTruthy()
    expect(banners.filter(({ linkageType }) => linkageType === 'P')).toHaveLength(1)
    const links = banners.filter(({ linkageType }) => linkageType === 'URL').map(({ linkage }) => linkage)
    expect(links).toContain('/m/game')
    expect(
      links.filter((link) => new URL(link, 'https://own.test').hostname.endsWith('.example')),
    ).toHaveLength(1)
  })

  it('has a jackpot above every win, of games that it lists', () => {
    const { amount, winners } = jackpotOf(merchant)
    const names = lanes.flatMap(({ games }) => games.map(({ name }) => name))
    expect(winners.length).toBeGreaterThanOrEqual(8)
    for (const winner of winners) {
      expect(winner.name).toMatch(/^[a-z]{3}\*{3}\d{2}$/)
      expect(winner.amount).toBeLessThan(amount)
      expect(names).toContain(winner.game)
    }
  })

  it('is the same each time', () => expect(catalogueOf(merchant)).toEqual(lanes))
})

describe('the catalogue', () => {
  it.each([
    ['lotus', 'lottery', 'TCG_LOTTO_VN'],
    ['coral', 'live', 'ORCHID'],
    ['aurora', 'slots', 'SUNBIRD'],
  ])('%s begins with %s of %s', (merchant, category, vendor) => {
    const [first] = catalogueOf(merchant)
    expect([first?.category, first?.games[0]?.vendor]).toEqual([category, vendor])
  })

  it('is empty for an unknown merchant', () => {
    expect([catalogueOf('nobody'), bannersOf('nobody'), jackpotOf('nobody')]).toEqual([
      [],
      [],
      { amount: 0, winners: [] },
    ])
    expect(catalogueOf('constructor')).toEqual([])
    expect(bannersOf('__proto__')).toEqual([])
  })
})
