import { createStore } from '@foyer/sdk'
import { pending, pluginStories } from '@foyer/sdk/testing'
import { findAllByRole } from '@testing-library/dom'
import { AVAILABLE_PROMOTIONS, type PromotionAvailability, type PromotionsState } from '../contract.ts'
import { ACTIONS, type ActivityButton } from './activity-button.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'promotions / activity buttons' }

const button = (action: string, part: Partial<ActivityButton> = {}): ActivityButton => ({
  action,
  title: '',
  image: '',
  redirect: '',
  externalLink: '',
  categories: [],
  ...part,
})
const listing = (buttons: readonly ActivityButton[]) => ({
  answers: { 'activity-buttons.list': { buttons, refused: [] } },
})
const available: PromotionAvailability = {
  state: createStore<PromotionsState>({
    step: 'known',
    promotions: { APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: true, count: 1 } },
  }),
  refresh: () => Promise.resolve(),
}
const story = pluginStories(plugin, {
  texts: EN,
  services: { [AVAILABLE_PROMOTIONS]: available },
  ...listing(ACTIONS.map((action) => button(action))),
})

export const Usual = story('ActivityShortcuts', { session: { type: 0 } })
export const UsualGuest = story('ActivityShortcuts', { session: 'guest' })
export const UsualPictures = story(
  'ActivityShortcuts',
  listing(ACTIONS.map((action) => button(action, { image: `/cdn/${action}.svg` }))),
)
export const One = story('ActivityShortcuts', listing([button('DEPOSIT')]))
export const Many = story(
  'ActivityShortcuts',
  listing(Array.from({ length: 12 }, (_, index) => button('ACTIVITY', { title: `Offer ${index + 1}` }))),
)
export const LongTexts = story(
  'ActivityShortcuts',
  listing([
    button('DEPOSIT', { title: 'Donaudampfschifffahrtsgesellschaft' }),
    button('ACTIVITY', { title: 'All that happens at the weekend, and more of it' }),
    button('MISSION'),
  ]),
)
export const Loading = story('ActivityShortcuts', { answers: { 'activity-buttons.list': pending } })
export const Focused = story('ActivityShortcuts', {
  play: async (root) => (await findAllByRole(root, 'link'))[0]?.focus(),
})
