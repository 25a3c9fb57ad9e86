import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findAllByRole, findAllByText, findByRole } from '@testing-library/dom'
import { CLOSED_LANES, FAKE_LANES, fakeLane, LONG_LANES, MANY_LANES } from './lanes.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'games / section of home' }

/** The lanes are asked for in an idle moment. */
const IDLE = { timeout: 2_500 }

const lanes = (all: typeof FAKE_LANES): StoryOptions => ({
  answers: { 'game.lanes': { lanes: all, refused: [] } },
})
const story = pluginStories(plugin, {
  texts: EN,
  ...lanes(FAKE_LANES),
  play: (root) => findAllByRole(root, 'heading', { level: 2 }, IDLE),
})

export const Usual = story('GamesSection')
export const One = story('GamesSection', lanes([fakeLane('Slots', 'RNG', 1)]))
export const Many = story('GamesSection', lanes(MANY_LANES))
export const LongTexts = story('GamesSection', lanes(LONG_LANES))
/** Games under maintenance, greyed once the page is idle. */
export const Disabled = story('GamesSection', {
  ...lanes(CLOSED_LANES),
  play: (root, t) => findAllByText(root, t('maintenance'), {}, IDLE),
})
export const Loading = story('GamesSection', { answers: { 'game.lanes': pending }, play: () => undefined })
export const Failed = story('GamesSection', {
  answers: { 'game.lanes': failing('HT-NETWORK') },
  play: (root) => findByRole(root, 'alert', {}, IDLE),
})
/** Only what the page was baked with. */
export const Offline = story('GamesSection', {
  answers: { 'game.lanes': failing('HT-OFFLINE') },
  baked: { lanes: FAKE_LANES.map((lane, index) => (index === 0 ? lane : { ...lane, cards: [] })) },
  reachability: 'offline',
})
export const Focused = story('GamesSection', {
  play: async (root) => (await findAllByRole(root, 'link', {}, IDLE))[0]?.focus(),
})
export const FocusedGame = story('GamesSection', {
  play: async (root) => (await findByRole(root, 'link', { name: /Golden Dragon.*Mango/ }, IDLE)).focus(),
  ...lanes([fakeLane('Slots', 'RNG', 3)]),
})
