import { ACTIVITY_PATH, CLOCK, NAVIGATION, type Route, routes } from '@foyer/sdk'
import {
  failing,
  fakeClock,
  fakeNavigation,
  pending,
  pluginStories,
  type StoryOptions,
} from '@foyer/sdk/testing'
import { findAllByRole, findByRole, findByText } from '@testing-library/dom'
import { FAKE_ACTIVITIES, FAKE_CATEGORIES, fakeActivity, fakeDetails, NOW } from './activities.fake.ts'
import type { ActivityDetails, ActivityItem } from './activity-item.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'promotions / activity' }

const page = (path: string): Route => ({ path, access: 'public', component: 'X' })
const at = (search: string): Pick<StoryOptions, 'services'> => ({
  services: { [NAVIGATION]: fakeNavigation(ACTIVITY_PATH + search) },
})
const list = (entries: readonly ActivityItem[]): Pick<StoryOptions, 'answers'> => ({
  answers: { 'activity.list': { entries, refused: [] } },
})
const LONG = 'A promotion whose name does not end where a name should end '.repeat(5)
const UNBROKEN = 'Donaudampfschifffahrtsgesellschaft'.repeat(9)

const story = pluginStories(plugin, {
  texts: EN,
  services: { [CLOCK]: fakeClock(NOW), [NAVIGATION]: fakeNavigation(ACTIVITY_PATH) },
  answers: {
    'activity.categories': { entries: FAKE_CATEGORIES, refused: [] },
    'activity.list': { entries: FAKE_ACTIVITIES, refused: [] },
  },
  setUp: (test) => test.contributeOthers(routes, [page('/m/game'), page('/m/customerService')]),
})
const loaded: Pick<StoryOptions, 'play'> = { play: (root) => findAllByRole(root, 'article') }
/** One promotion, and its sanitised terms. */
const one = (part: Partial<ActivityDetails> = {}): StoryOptions => ({
  ...at('?id=rush'),
  answers: { 'activity.get': fakeDetails(part) },
  play: (root) => findByRole(root, 'table'),
})
const failed: StoryOptions = { play: (root) => findByRole(root, 'alert') }

export const Usual = story('Activity', loaded)
export const Empty = story('Activity', { ...list([]), play: (root, t) => findByText(root, t('none')) })
export const One = story('Activity', { ...list([fakeActivity('cup')]), ...loaded })
export const Many = story('Activity', {
  ...list(Array.from({ length: 2_000 }, (_, index) => fakeActivity(`a${index}`))),
  ...loaded,
})
export const Selected = story('Activity', { ...at('?category=12'), ...loaded })
export const LongTexts = story('Activity', {
  ...list([
    fakeActivity('long', { title: LONG, subline: LONG, image: '' }),
    fakeActivity('unbroken', { title: UNBROKEN, subline: UNBROKEN }),
  ]),
  ...loaded,
})
export const Loading = story('Activity', {
  answers: { 'activity.list': pending },
  play: (root, t) => findByRole(root, 'heading', { name: t('title') }),
})
export const Failed = story('Activity', { answers: { 'activity.list': failing('HT-NETWORK') }, ...failed })
export const Offline = story('Activity', {
  answers: { 'activity.list': failing('HT-OFFLINE') },
  reachability: 'offline',
  ...failed,
})
export const Focused = story('Activity', {
  play: async (root) => (await findAllByRole(root, 'link'))[0]?.focus(),
})
export const UsualPage = story('Activity', one())
/** It has no button. */
export const ClosedPage = story('Activity', one({ endsAt: NOW - 1 }))
export const LongTextsPage = story(
  'Activity',
  one({
    title: UNBROKEN,
    subline: LONG,
    cta: LONG,
    header: `<p>${UNBROKEN}</p>`,
    content: `<table><tr>${'<td>a column</td>'.repeat(20)}</tr></table>`,
  }),
)
export const LoadingPage = story('Activity', {
  ...at('?id=rush'),
  answers: { 'activity.get': pending },
  play: (root, t) => findByRole(root, 'button', { name: t('back') }),
})
export const FailedPage = story('Activity', {
  ...at('?id=rush'),
  answers: { 'activity.get': failing('HT-NETWORK') },
  ...failed,
})
/** There is no promotion with this id. */
export const RefusedUnknown = story('Activity', { ...at('?id=../x'), ...failed })
