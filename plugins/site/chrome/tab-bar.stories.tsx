import { createStore, NAVIGATION, type Tab, tabs } from '@foyer/sdk'
import { fakeNavigation, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { getAllByRole } from '@testing-library/dom'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / tab bar' }

const tab = (key: string, icon: Tab['icon'], badge?: number): Tab => ({
  key,
  icon,
  label: key,
  to: `/m/${key}`,
  ...(badge !== undefined && { badge: createStore(badge) }),
})
const OTHERS = [tab('games', 'games'), tab('offers', 'gift', 3), tab('support', 'chat'), tab('me', 'user')]
const LABELS = {
  games: 'Games',
  offers: 'Offers',
  support: 'Support',
  me: 'Me',
  rewards: 'Rewards',
  missions: 'Missions',
  wallet: 'Wallet',
}
const others = (values: readonly Tab[]): StoryOptions => ({
  setUp: (test) => test.contributeOthers(tabs, values),
})

const story = pluginStories(plugin, {
  texts: { ...EN, ...LABELS },
  props: { bare: false },
  services: { [NAVIGATION]: fakeNavigation('/m/home') },
  ...others(OTHERS),
})

export const Usual = story('TabBar')
export const Selected = story('TabBar', { services: { [NAVIGATION]: fakeNavigation('/m/offers') } })
/** Only home. */
export const One = story('TabBar', others([]))
/** With an icon that its plugin brings. */
export const OwnIcon = story(
  'TabBar',
  others([
    ...OTHERS.slice(0, 3),
    tab('me', 'M12 3l2.6 5.6 6 .8-4.4 4.2 1.1 6L12 16.7l-5.3 2.9 1.1-6L3.4 9.4l6-.8z'),
  ]),
)
/** More messages than it counts. */
export const Many = story('TabBar', others([...OTHERS.slice(0, 3), tab('me', 'user', 1_234)]))
/** More tabs than a phone has room for. */
export const ManyTabs = story(
  'TabBar',
  others([...OTHERS, tab('rewards', 'gift'), tab('missions', 'games'), tab('wallet', 'user')]),
)
export const LongTexts = story('TabBar', {
  texts: { ...EN, games: 'Tournaments', offers: 'Promotions', support: 'Customer service', me: 'My account' },
})
export const Focused = story('TabBar', { play: (root) => getAllByRole(root, 'link')[1]?.focus() })
