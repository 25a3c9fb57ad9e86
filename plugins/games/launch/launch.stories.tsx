import { createStore, NAVIGATION, SITE } from '@foyer/sdk'
import {
  failing,
  fakeNavigation,
  fakeSite,
  pending,
  pluginStories,
  storyImage,
  type StoryOptions,
} from '@foyer/sdk/testing'
import { findByRole } from '@testing-library/dom'
import { INSTALL_MODAL, type InstallModal } from '../../install/contract/install-modal.ts'
import { type CatalogueState, GAME_CATALOGUE } from '../contract.ts'
import { markLaunched } from '../shared/launch-address.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'games / launch' }

/** The entry of the browser's history has not led into a game yet, whatever story was shown before. */
const forgetLaunch = (): void => history.replaceState(null, '')

const card = {
  code: 'lucky-lotus',
  name: 'Lucky Lotus',
  vendor: 'TCG_SEA',
  vendorName: 'Sea Gaming',
  image: '/cdn/games/rng/1.webp',
}
const lane = { key: 'rng', title: 'Slots', category: 'RNG', vendors: [], gameCount: 1 }
const catalogue = (state: CatalogueState) => ({
  [GAME_CATALOGUE]: { state: createStore(state), load: () => Promise.resolve() },
})
const GAMES: CatalogueState = { step: 'ready', lanes: [{ ...lane, cards: [card] }] }
const LONG_NAME = 'The Seven Golden Dragons of the Emperor’s Lost Winter Palace'
const story = pluginStories(plugin, {
  texts: EN,
  services: {
    [NAVIGATION]: fakeNavigation('/m/launchGame?vendor=TCG_SEA&code=lucky-lotus'),
    ...catalogue(GAMES),
  },
  answers: { 'game.launch': pending },
  setUp: forgetLaunch,
})
/** The call of a story fails, which it does after the spinner's delay. */
const failed = (answer: ReturnType<typeof failing>): StoryOptions => ({
  answers: { 'game.launch': answer },
  play: (root, t) => findByRole(root, 'button', { name: t('try_again') }),
})
const refused = (message: string): StoryOptions =>
  failed(failing('HT-REFUSED', { status: 200, errorCode: 'game.closed', message }))

/** Back out of the game. */
export const Usual = story('LaunchGame', { setUp: markLaunched })
export const Loading = story('LaunchGame')
/** Opened by a link: the list of games has not arrived. */
export const LoadingUnnamed = story('LaunchGame', { services: catalogue({ step: 'loading', lanes: [] }) })
export const Failed = story('LaunchGame', failed(failing('HT-NETWORK')))
export const FailedInTime = story('LaunchGame', failed(failing('HT-TIMEOUT')))
export const FailedUnsafeAddress = story(
  'LaunchGame',
  failed(() => 'http://game.example/'),
)
export const Offline = story('LaunchGame', {
  reachability: 'offline',
  ...failed(failing('HT-OFFLINE')),
})
export const Refused = story('LaunchGame', refused('The game is closed until 6 pm.'))
export const LongTexts = story('LaunchGame', {
  services: catalogue({ step: 'ready', lanes: [{ ...lane, cards: [{ ...card, name: LONG_NAME }] }] }),
  ...refused(
    'This game is closed for the members of your club while its jackpot is paid out, which takes until tomorrow. See https://games.example/closed?game=lucky-lotus-of-the-seven-golden-dragons',
  ),
})
const closedModal: InstallModal = { open: () => Promise.resolve(true) }
/** The game requires the app, and the player has closed the install modal. */
export const ClosedAppOnly = story('LaunchGame', {
  services: {
    [SITE]: fakeSite({ status: { switches: { STARTGAMEINAPP3: true } } }),
    ...catalogue({
      step: 'ready',
      lanes: [{ ...lane, cards: [{ ...card, image: storyImage(card.image) }] }],
    }),
    [INSTALL_MODAL]: closedModal,
  },
  play: (root, t) => findByRole(root, 'button', { name: t('get_app') }),
})
export const Focused = story('LaunchGame', {
  setUp: markLaunched,
  play: async (root, t) =>
    (await findByRole(root, 'button', { name: t('play_again', { name: card.name }) })).focus(),
})

/** Above the log-in that a guest's tap on a game has opened. */
const address = '/m/launchGame?vendor=TCG_SEA&code=lucky-lotus'
export const Purpose = story('LaunchPurpose', { props: { address } })
export const PurposeUnnamed = story('LaunchPurpose', {
  props: { address },
  services: catalogue({ step: 'loading', lanes: [] }),
})
