import { profileOf } from '../world/merchants.ts'
import type { CatalogueBanner } from './banners/banner.ts'
import type { Category } from './game.ts'
import { GAMES } from './games.ts'
import { derivedBanners } from './banners/derived-banners.ts'
import { derivedCatalogue } from './derived-catalogue.ts'
import { derivedJackpot } from './derived-jackpot.ts'
import { MERCHANT_CATALOGUES } from './merchant-catalogues.ts'
import { type CatalogueJackpot, JACKPOTS } from './jackpots.ts'
import { LANE_KINDS, type LaneCategory } from './lane-kinds.ts'
import type { Titles } from './titles.ts'
import { VENDOR_NAMES } from './vendors.ts'
import { AURORA_BANNERS } from './banners/aurora-banners.ts'
import { CORAL_BANNERS } from './banners/coral-banners.ts'
import { LOTUS_BANNERS } from './banners/lotus-banners.ts'

/** By merchant, in order; the image's path follows from the position. */
const BANNERS: Readonly<Record<string, readonly Omit<CatalogueBanner, 'image'>[]>> = {
  lotus: LOTUS_BANNERS,
  coral: CORAL_BANNERS,
  aurora: AURORA_BANNERS,
}

/** A game in a lane. Its code is unique among all vendors. */
export interface CatalogueGame {
  readonly code: string
  readonly name: string
  readonly vendor: string
  readonly vendorName: string
  /** Path of its art: `/cdn/games/<vendor>/<code>.webp`, 300 × 300. */
  readonly image: string
  readonly badge?: 'hot' | 'new' | 'jackpot'
  /** There is a trial game: of slots, fishing and crash games. */
  readonly trial?: true
}

const TRIAL_KINDS: readonly Category[] = ['RNG', 'FISH', 'CRASH']

/** One lane of a merchant's game area (EN-23); its games are in the merchant's vendor order. */
export interface CatalogueLane {
  readonly key: string
  readonly titles: Titles
  readonly category: LaneCategory
  /** The lane's vendors in the merchant's order. */
  readonly vendors: readonly string[]
  readonly gameCount: number
  readonly games: readonly CatalogueGame[]
}

/** @returns the merchant's lanes, derived from its profile where it has none of its own; none for an unknown merchant */
export function catalogueOf(merchantId: string): readonly CatalogueLane[] {
  const profile = profileOf(merchantId)
  const catalogue = ownOf(MERCHANT_CATALOGUES, merchantId) ?? (profile && derivedCatalogue(profile))
  if (!catalogue) return []
  return catalogue.lanes.map((key) => {
    const { category, titles, kind } = LANE_KINDS[key]
    const games = gamesOf(kind, catalogue.vendors, catalogue.excluded)
    return {
      key,
      titles,
      category,
      vendors: [...new Set(games.map(({ vendor }) => vendor))],
      gameCount: games.length,
      games,
    }
  })
}

/** @returns four banners, in display order; none for an unknown merchant */
export const bannersOf = (merchantId: string): readonly CatalogueBanner[] =>
  (ownOf(BANNERS, merchantId) ?? newBanners(merchantId)).map((banner, index) => ({
    image: `/cdn/banners/${merchantId}/${index + 1}.svg`,
    ...banner,
  }))

/** @returns the merchant's jackpot and latest winners; an empty one for an unknown merchant */
export const jackpotOf = (merchantId: string): CatalogueJackpot =>
  ownOf(JACKPOTS, merchantId) ?? newJackpot(merchantId)

function newBanners(merchantId: string): readonly Omit<CatalogueBanner, 'image'>[] {
  const profile = profileOf(merchantId)
  const [game] = gamesOfLanes(merchantId)
  return profile && game ? derivedBanners(profile, game) : []
}

function newJackpot(merchantId: string): CatalogueJackpot {
  const profile = profileOf(merchantId)
  const names = gamesOfLanes(merchantId).map(({ name }) => name)
  return profile ? derivedJackpot(profile, names) : { amount: 0, winners: [] }
}

const gamesOfLanes = (merchantId: string): readonly CatalogueGame[] =>
  catalogueOf(merchantId).flatMap(({ games }) => games)

/** Reads own properties only: a merchant's id comes from an address, and may name an inherited one. */
const ownOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

const gamesOf = (
  kind: Category,
  vendors: readonly string[],
  excluded: readonly string[] = [],
): readonly CatalogueGame[] =>
  vendors.flatMap((vendor) =>
    GAMES.filter(
      (game) => game.category === kind && game.vendor === vendor && !excluded.includes(game.name),
    ).map((game) => ({
      code: game.code,
      name: game.name,
      vendor,
      vendorName: VENDOR_NAMES[game.vendor],
      image: `/cdn/games/${vendor}/${game.code}.webp`,
      ...(game.badge ? { badge: game.badge } : {}),
      ...(TRIAL_KINDS.includes(kind) ? { trial: true as const } : {}),
    })),
  )
