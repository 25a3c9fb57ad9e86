import { type CatalogueGame, jackpotOf } from '../../../mocks/catalogue/catalogue.ts'
import { GAMES, offeredLanes } from '../../../mocks/catalogue/offered-games.ts'
import { type TextLanguage, textLanguage } from '../../../mocks/catalogue/titles.ts'
import { VENDOR_NAMES } from '../../../mocks/catalogue/vendors.ts'
import { defineMock } from '../../../mocks/define-mock.ts'
import type { World } from '../../../mocks/world/world.ts'
import { brokenLanes } from './mock-broken-lanes.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

/** The gateway's categories by the catalogue's own keys (EN-23). */
const CATEGORIES: Readonly<Record<string, string>> = {
  lottery: 'LOTT',
  quick: 'ELOTT',
  slots: 'RNG',
  live: 'LIVE',
  fish: 'FISH',
  cards: 'PVP',
  sport: 'SPORTS',
  crash: 'CRASH',
}

/** Growth of the jackpot per second, as a fraction of itself. */
const GROWTH = 1e-6
const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** How many games of a lane its answer has. */
const LANE_GAMES = 60
/** With `games=maintenance`: a vendor, for 90 minutes from the world's start; the first game of each lane, without an end. */
const CLOSED_VENDOR = 'TCG_SEA'
const CLOSED_MINUTES = 90

interface MockLane {
  readonly title: string
  readonly category: string
  readonly vendors: readonly string[]
  readonly games: readonly CatalogueGame[]
}

/** The list of games and the jackpot of the mock gateway (CA-22, CA-23). */
export default defineMock({
  id: 'games.lobby',
  scenarios: [GAMES],
  /** The jackpot grows from the creation of the world, and a maintenance lasts from then. */
  initial: () => ({ since: worldTime() }),
  routes: [
    {
      id: 'game.lanes',
      method: 'GET',
      path: '/wps/relay/GCSGAME_newGameVendor',
      reply: ({ world, language, slice }) => {
        const closed = GAMES.of(world) === 'maintenance'
        const lanes = lanesOf(world, textLanguage(language)).map(({ title, category, vendors, games }) => ({
          title,
          cards: games.slice(0, LANE_GAMES).map((game, index) => ({
            ...wireCard(game),
            ...(closed && index === 0 && { maintenance: true }),
          })),
          gameClassify: { category, vendors },
          gameCount: games.length,
        }))
        const shown = GAMES.of(world) === 'broken' ? brokenLanes(lanes) : lanes
        return { data: { lanes: shown, vendors: vendorsOf(closed ? slice.since : undefined) } }
      },
    },
    {
      id: 'game.list',
      method: 'GET',
      path: '/wps/relay/GCSGAME_getGameList',
      reply: ({ world, language, url, slice }) => {
        const category = url.searchParams.get('category')
        const vendor = url.searchParams.get('vendor')
        const games = lanesOf(world, textLanguage(language))
          .filter((lane) => category === null || lane.category === category)
          .flatMap((lane) => lane.games)
          .filter((game) => vendor === null || game.vendor === vendor)
        const closed = GAMES.of(world) === 'maintenance'
        return {
          data: { games: games.map(wireCard), vendors: vendorsOf(closed ? slice.since : undefined) },
        }
      },
    },
    {
      id: 'game.match',
      method: 'GET',
      path: '/wps/relay/GCSGAME_getGameMatchV2',
      reply: ({ world, language, url }) => {
        const asked = (url.searchParams.get('keyword') ?? '').trim().toLowerCase()
        const games = lanesOf(world, textLanguage(language)).flatMap((lane) => lane.games)
        const fits = ({ name, vendorName }: CatalogueGame): boolean =>
          `${name} ${vendorName}`.toLowerCase().includes(asked)
        return { data: { games: asked === '' ? [] : games.filter(fits).map(wireCard) } }
      },
    },
    {
      id: 'game.jackpot',
      method: 'GET',
      path: '/wps/relay/GCSGAME_jackpot',
      reply: ({ world, slice }) => {
        const { amount, winners } = jackpotOf(world.merchant)
        const seconds = Math.floor((worldTime() - slice.since) / SECOND_MS)
        return { data: { amount: Math.round(amount * (1 + seconds * GROWTH)), winners } }
      },
    },
  ],
})

const lanesOf = (world: World, language: TextLanguage): readonly MockLane[] =>
  offeredLanes(world).map(({ titles, category, key, vendors, games }) => ({
    title: titles[language],
    category: CATEGORIES[key] ?? category.toUpperCase(),
    vendors,
    games,
  }))

const wireCard = ({ code, name, vendor, vendorName, image, badge, trial }: CatalogueGame): object => ({
  accountTypeName: vendor,
  displayName: name,
  gameCode: code,
  vendor,
  vendorName,
  image,
  ...(badge ? { badge } : {}),
  ...(trial ? { trial } : {}),
})

/** @param closedSince epoch milliseconds: when one of them was closed */
const vendorsOf = (closedSince: number | undefined): readonly object[] =>
  Object.entries(VENDOR_NAMES).map(([vendor, name]) => ({
    vendor,
    name,
    logo: `/cdn/vendors/${vendor}.svg`,
    ...(closedSince !== undefined &&
      vendor === CLOSED_VENDOR && {
        maintenance: true,
        maintenanceEnd: closedSince + CLOSED_MINUTES * MINUTE_MS,
      }),
  }))
