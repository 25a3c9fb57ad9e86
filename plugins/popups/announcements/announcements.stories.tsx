import { routes } from '@foyer/sdk'
import {
  type FakeAnswer,
  failing,
  pending,
  pluginStories,
  storyImage,
  type StoryOptions,
} from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import { logo as brandLogo } from '../../site/contract.ts'
import type { Announcement } from './announcement.ts'
import { fakeAnnouncement } from './announcements.fake.ts'
import { BellRow } from './bell-row.tsx'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { PopUp } from './pop-up.tsx'
import { Reader } from './reader.tsx'

export default { title: 'popups / announcements' }

const nothing = (): void => undefined
const NEWS: readonly Announcement[] = [
  fakeAnnouncement('1', {
    title: 'Maintenance on Tuesday',
    content:
      '<p>From <b>04:00 to 05:00</b> games and payments rest.</p><p>Questions? <a href="/m/customerService">Write to us</a>.</p>',
  }),
  fakeAnnouncement('2', {
    title: 'Weekend rewards',
    content: '<p>Play on Saturday or Sunday.</p><ul><li>Every game counts</li><li>One reward a day</li></ul>',
    promotionType: 'REWARD',
  }),
  fakeAnnouncement('3', { title: 'New draw times' }),
]
const story = pluginStories(
  { ...plugin, load: () => Promise.resolve({ BellRow, PopUp, Reader }) },
  {
    texts: EN,
    answers: { 'announcements.member': { items: NEWS, refused: [] } },
    setUp: (test) =>
      test.contributeOthers(routes, [{ path: '/m/rewardCenter', access: 'member', component: 'Rewards' }]),
  },
)
const popUp = (items: readonly Announcement[], own: StoryOptions = {}): StoryOptions => ({
  overlay: 'dialog',
  props: { items, close: nothing, onShown: nothing, onClosable: nothing, onTick: nothing },
  ...own,
})
const reader = (answer: FakeAnswer, own: StoryOptions = {}): StoryOptions => ({
  overlay: 'sheet',
  props: { close: nothing },
  answers: { 'announcements.member': answer },
  ...own,
})
const LONG = fakeAnnouncement('4', {
  title: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessel '.repeat(3),
  content: `<p>${'A long text that has to scroll. '.repeat(60)}</p>`,
  promotionType: 'REWARD',
})
const next: StoryOptions = {
  play: async (root, t) => fireEvent.click(await findByRole(root, 'button', { name: t('next') })),
}

export const Usual = story('PopUp', popUp(NEWS))
export const UsualPromotion = story('PopUp', popUp(NEWS, next))
export const UsualOutside = story(
  'PopUp',
  popUp(NEWS, { settings: { closeButton: 'outside', hideBox: 'changed' } }),
)
export const UsualWithoutButton = story(
  'PopUp',
  popUp(NEWS, { settings: { closeButton: 'none', hideBox: 'none' } }),
)
export const UsualBrand = story(
  'PopUp',
  popUp(NEWS, {
    settings: { logo: true, header: { '*': 'From the house' }, footer: { '*': '18+ Play with care' } },
    setUp: (test) => test.contributeOthers(brandLogo, [storyImage('logo', 160, 48)]),
  }),
)
/** Each must be read. */
export const Disabled = story('PopUp', popUp(NEWS, { settings: { forceRead: true } }))
export const Done = story('PopUp', popUp(NEWS.slice(0, 2), { settings: { forceRead: true }, ...next }))
export const One = story('PopUp', popUp(NEWS.slice(0, 1)))
export const Many = story(
  'PopUp',
  popUp(Array.from({ length: 30 }, (_, index) => fakeAnnouncement(String(index)))),
)
export const LongTexts = story('PopUp', popUp([LONG, ...NEWS]))
export const UsualReader = story('Reader', reader({ items: NEWS, refused: [] }))
export const LoadingReader = story('Reader', reader(pending))
export const EmptyReader = story('Reader', reader({ items: [], refused: [] }))
export const FailedReader = story('Reader', reader(failing('HT-TIMEOUT')))
export const OfflineReader = story('Reader', reader(failing('HT-OFFLINE'), { reachability: 'offline' }))
export const UsualBell = story('BellRow')
export const EmptyBell = story('BellRow', { answers: { 'announcements.member': { items: [], refused: [] } } })
