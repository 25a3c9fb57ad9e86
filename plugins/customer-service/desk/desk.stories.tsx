import { pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole } from '@testing-library/dom'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'customer service / desk' }

/** `https://chat.example/desk`, as the gateway hides it. */
const PATH = 'S0Qnx1Y/zbYmvhy7lyj74/qUaMATJyJJYW7J7gVkwIM=k7Qx2mPz'

/** The status with one entry for each title. */
const entries = (...titles: readonly string[]): StoryOptions => ({
  status: { parts: { customerService: titles.map((title) => ({ title, csType: 'LIVECHAT', path: PATH })) } },
})
const story = pluginStories(plugin, { texts: EN, ...entries('Live chat', 'Telegram', 'VIP hotline') })

export const Usual = story('ServiceScreen')
/** The gateway gives no title. */
export const One = story('ServiceScreen', entries(''))
export const Many = story(
  'ServiceScreen',
  entries(...Array.from({ length: 12 }, (_, index) => `Support ${index + 1}`)),
)
export const LongTexts = story(
  'ServiceScreen',
  entries(
    'Questions about deposits, payouts and bonuses, answered on every day of the year from 8 am until midnight',
    'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessel',
  ),
)
export const Loading = story('ServiceScreen', { status: 'pending' })
/** The merchant has none after all. */
export const Empty = story('ServiceScreen', entries())
export const Focused = story('ServiceScreen', {
  play: async (root) => (await findByRole(root, 'link', { name: /^Telegram/ })).focus(),
})
