import { GAMES_PATH, NAVIGATION } from '@foyer/sdk'
import {
  failing,
  fakeNavigation,
  pending,
  pluginStories,
  type StoryOptions,
  testMerchant,
} from '@foyer/sdk/testing'
import { findAllByRole, findByRole, findByText, fireEvent } from '@testing-library/dom'
import { FAVOURITES, RECENT_GAMES } from './device/device-games.ts'
import { CLOSED_LANES, FAKE_LANES, fakeLane, LONG_LANES, MANY_LANES } from './lanes.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { RECENT_SEARCHES } from './search/recent-searches.ts'

export default { title: 'games / game area' }

/** The lanes are asked for in an idle moment. */
const IDLE = { timeout: 2_500 }

const lanes = (all: typeof FAKE_LANES): Pick<StoryOptions, 'answers'> => ({
  answers: { 'game.lanes': { lanes: all, refused: [] } },
})
const at = (address: string): Pick<StoryOptions, 'services'> => ({
  services: { [NAVIGATION]: fakeNavigation(address) },
})
const story = pluginStories(plugin, {
  texts: EN,
  ...at(GAMES_PATH),
  ...lanes(FAKE_LANES),
  play: (root) => findAllByRole(root, 'heading', { level: 2 }, IDLE),
})
/** Types into the search field. */
const search =
  (text: string): NonNullable<StoryOptions['play']> =>
  async (root, t) => {
    await findAllByRole(root, 'heading', { level: 2 }, IDLE)
    fireEvent.change(await findByRole(root, 'searchbox', { name: t('search') }), { target: { value: text } })
  }
const failed: StoryOptions = {
  answers: { 'game.lanes': failing('HT-NETWORK') },
  play: (root) => findByRole(root, 'alert', {}, IDLE),
}

export const Usual = story('GameArea')
/** The merchant has no games. */
export const Empty = story('GameArea', {
  ...lanes([]),
  play: (root, t) => findByText(root, t('none_yet'), {}, IDLE),
})
export const EmptySearch = story('GameArea', {
  play: async (root, t) => {
    await search('xyz')(root, t)
    await findByRole(root, 'button', { name: t('show_all') }, IDLE)
  },
})
/** A mistyped word. */
export const SelectedSimilarSearch = story('GameArea', { play: search('drgaon') })
export const FocusedRecentSearches = story('GameArea', {
  setUp: (test) => test.context.storage.set(RECENT_SEARCHES, ['dragon', 'Ocean King', 'slots']),
  play: async (root, t) => (await findByRole(root, 'searchbox', { name: t('search') })).focus(),
})
export const One = story('GameArea', lanes([fakeLane('Slots', 'RNG', 1)]))
export const Many = story('GameArea', lanes(MANY_LANES))
export const Selected = story('GameArea', { ...at(`${GAMES_PATH}?category=live-casino`) })
/** Its button lies beyond the edge of the bar. */
export const SelectedLast = story('GameArea', {
  ...at(`${GAMES_PATH}?category=category-9`),
  ...lanes(MANY_LANES),
})
export const SelectedSearch = story('GameArea', { play: search('dragon') })
export const LongTexts = story('GameArea', lanes(LONG_LANES))
export const Loading = story('GameArea', {
  answers: { 'game.lanes': pending },
  play: (root, t) => findByRole(root, 'heading', { name: t('games') }),
})
export const Failed = story('GameArea', failed)
/** What the page was baked with is there. */
export const Offline = story('GameArea', {
  ...failed,
  answers: { 'game.lanes': failing('HT-OFFLINE') },
  baked: { lanes: FAKE_LANES.map((lane, index) => (index === 0 ? lane : { ...lane, cards: [] })) },
  reachability: 'offline',
})
export const Focused = story('GameArea', {
  play: async (root, t) => (await findByRole(root, 'searchbox', { name: t('search') })).focus(),
})
export const FocusedGame = story('GameArea', {
  play: async (root) => (await findAllByRole(root, 'link', {}, IDLE))[1]?.focus(),
})
/** The device's own games at the top; the merchant of the stories' fake site. */
export const UsualWithOwnGames = story('GameArea', {
  setUp: (test) => {
    const merchant = testMerchant().id
    const games = FAKE_LANES.flatMap(({ cards }) => cards)
    test.context.storage.set(FAVOURITES, { merchant, games: games.slice(0, 14) })
    test.context.storage.set(RECENT_GAMES, { merchant, games: games.slice(4, 7) })
  },
})
/** A vendor and a game under maintenance. */
export const Disabled = story('GameArea', {
  answers: {
    'game.lanes': {
      lanes: CLOSED_LANES,
      vendors: [{ code: 'TCG_SEA', name: 'Sea Gaming', maintenanceEnd: 0 }],
      refused: [],
    },
  },
})
/** All games of a vendor, of which there are very many. */
export const SelectedVendor = story('GameArea', {
  ...at(`${GAMES_PATH}?vendor=TCG_SEA`),
  answers: {
    'game.lanes': { lanes: FAKE_LANES, refused: [] },
    'game.list': { games: fakeLane('Slots', 'RNG', 2_000).cards, refused: [] },
  },
})
