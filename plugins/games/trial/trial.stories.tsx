import { createStore, NAVIGATION } from '@foyer/sdk'
import { failing, fakeNavigation, pending, pluginStories } from '@foyer/sdk/testing'
import { findByRole } from '@testing-library/dom'
import { type CatalogueState, GAME_CATALOGUE } from '../contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'games / trial' }

const card = {
  code: 'lucky-lotus',
  name: 'Lucky Lotus',
  vendor: 'TCG_SEA',
  vendorName: 'Sea Gaming',
  image: '/cdn/games/rng/1.webp',
  trial: true,
} as const
const catalogue = (name: string = card.name) => {
  const lane = { key: 'rng', title: 'Slots', category: 'RNG', vendors: [], gameCount: 1 }
  const state: CatalogueState = { step: 'ready', lanes: [{ ...lane, cards: [{ ...card, name }] }] }
  return { [GAME_CATALOGUE]: { state: createStore(state), load: () => Promise.resolve() } }
}
const story = pluginStories(plugin, {
  texts: EN,
  services: {
    [NAVIGATION]: fakeNavigation('/m/trialGame?vendor=TCG_SEA&game=lucky-lotus'),
    ...catalogue(),
  },
  answers: { 'game.trial': pending },
})
const refused = (message: string) => ({
  answers: { 'game.trial': failing('HT-REFUSED', { status: 200, errorCode: 'game.trial.none', message }) },
  play: (root: HTMLElement, t: (key: string) => string) =>
    findByRole(root, 'button', { name: t('try_again') }),
})

/** The frame shows a file of the stories' own server: a story leaves for no other site. */
export const Usual = story('TrialGame', {
  answers: { 'game.trial': () => new URL('/favicon.ico', location.origin).href },
})
export const Loading = story('TrialGame')
export const Failed = story('TrialGame', { answers: { 'game.trial': failing('HT-NETWORK') } })
export const FailedUnsafeAddress = story('TrialGame', { answers: { 'game.trial': 'http://game.example/' } })
export const Offline = story('TrialGame', {
  reachability: 'offline',
  answers: { 'game.trial': failing('HT-OFFLINE') },
})
export const Refused = story('TrialGame', refused('This game has no trial'))
export const LongTexts = story('TrialGame', {
  services: catalogue('The Seven Golden Dragons of the Emperor’s Lost Winter Palace'),
  ...refused(
    'The trial of this game is closed while its jackpot is paid out, which takes until tomorrow. See https://games.example/closed?game=the-seven-golden-dragons',
  ),
})

/** Above the log-in that a guest's tap on a game has opened. */
export const Offer = story('TrialOffer', {
  props: { address: '/m/launchGame?vendor=TCG_SEA&code=lucky-lotus' },
})
