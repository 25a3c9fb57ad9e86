import { routes } from '@foyer/sdk'
import { failing, pending, pluginStories } from '@foyer/sdk/testing'
import { findAllByRole } from '@testing-library/dom'
import type { Banner } from './banner.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'promotions / banners' }

const banner = (index: number, words: Partial<Banner> = {}): Banner => ({
  image: `/cdn/banners/story/${index}.svg`,
  title: 'Double your first deposit',
  subline: 'Up to 500, until Sunday',
  cta: 'Take it',
  linkageType: 'P',
  linkage: `${index}`,
  ...words,
})
const BANNERS = [banner(1), banner(2, { title: 'Weekend cup' }), banner(3, { title: 'Bring a friend' })]
/** Baked, as the first view finds them, and the same from the gateway. */
const both = (banners: readonly Banner[]) => ({
  baked: { banners, count: banners.length },
  answers: { 'banner.list': { banners, refused: [] } },
})
/** The screen of the promotions, of another plugin. */
const ACTIVITY = { path: '/m/activity', access: 'public', component: 'Activity' } as const
const story = pluginStories(plugin, {
  texts: EN,
  setUp: (test) => test.contributeOthers(routes, [ACTIVITY]),
  ...both(BANNERS),
})

export const Usual = story('Hero')
/** A picture that says it all itself. */
export const UsualTitleOnly = story('Hero', both([banner(1, { subline: '', cta: '' })]))
/** A picture that leads nowhere. */
export const UsualWithoutLink = story('Hero', both([banner(1, { linkageType: '', linkage: '' })]))
export const One = story('Hero', both([banner(1)]))
export const Many = story('Hero', both(Array.from({ length: 8 }, (_, index) => banner(index))))
export const LongTexts = story(
  'Hero',
  both([
    banner(1, {
      title: 'A hundred free spins on every first deposit of the month, and double points for your club',
      subline:
        'For all members who have registered before the first of the month, until the offer ends on Sunday',
      cta: 'Read the terms and take part',
    }),
    banner(2),
  ]),
)
/** No page was baked with any. */
export const Loading = story('Hero', { baked: undefined, answers: { 'banner.list': pending } })
/** Those of the page stay. */
export const Failed = story('Hero', { answers: { 'banner.list': failing('HT-NETWORK') } })
export const Focused = story('Hero', {
  play: async (root) => (await findAllByRole(root, 'button'))[0]?.focus(),
})
