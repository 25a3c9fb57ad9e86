import { CONSENT, type ConsentVendor } from '@foyer/sdk'
import { fakeConsent, fakeStorage, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole } from '@testing-library/dom'
import { ConsentBanner } from './banner.tsx'
import { ChoicesSheet } from './choices-sheet.tsx'
import * as consent from './consent.tsx'
import { answersTo, CHOICE, type Choice } from './choice.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'tracking / consent' }

const CHOSEN: Choice = {
  answers: { marketing: false, analytics: true },
  version: '2026-11',
  at: Date.UTC(2026, 10, 20, 14),
  id: '4f1c09aa27d3b6e8',
  signal: false,
}
const vendor = (title: string, part: Partial<ConsentVendor> = {}): ConsentVendor => ({
  plugin: `tracking.${title}`,
  title,
  categories: ['marketing'],
  purposes: ['ads'],
  cookies: ['_fbp', '_fbc'],
  hosts: ['connect.facebook.net', 'www.facebook.com'],
  ...part,
})
const VENDORS = [
  vendor('Facebook pixel'),
  vendor('Google tag', {
    categories: ['marketing', 'analytics'],
    purposes: ['statistics', 'ads'],
    cookies: ['_ga*', '_gcl_au'],
    hosts: ['*.google-analytics.com'],
  }),
]
const story = pluginStories(
  { ...plugin, load: () => Promise.resolve({ ...consent, ConsentBanner, ChoicesSheet }) },
  {
    texts: EN,
    settings: { policyVersion: '2026-11', policy: '/documents/privacy' },
    services: { [CONSENT]: fakeConsent({ asks: true, vendors: VENDORS }) },
    props: { bare: false },
  },
)
const stored = (part: Partial<Choice>): StoryOptions => ({
  storage: fakeStorage({ [CHOICE.name]: JSON.stringify({ ...CHOSEN, at: Date.now(), ...part }) }),
})

export const Usual = story('ConsentBanner')
/** The policy has changed since the player chose. */
export const UsualAgain = story('ConsentBanner', stored({ version: '2025-01' }))
export const LongTexts = story('ConsentBanner', {
  texts: {
    ...EN,
    accept_all: 'I accept all of these purposes',
    refuse_all: 'I refuse all of these purposes',
    choose: 'Choose which of the purposes I accept, one by one',
    banner_text: `${EN.banner_text} ${EN.intro}`,
  },
})
export const Focused = story('ConsentBanner', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('accept_all') })).focus(),
})

interface SheetState {
  readonly choice?: Choice
  readonly signal?: boolean
  readonly vendors?: readonly ConsentVendor[]
}
const CATEGORIES = ['marketing', 'analytics', 'support'] as const
const sheet = ({ choice, signal = false, vendors = VENDORS }: SheetState): StoryOptions => {
  const granted = { marketing: false, analytics: false, support: false, ...choice?.answers }
  const decision = { granted, signal, ...(choice && { choice }) }
  const control = {
    categories: CATEGORIES,
    decision: { get: () => decision, subscribe: () => () => undefined },
    decide: () => undefined,
    policyHref: () => 'https://site.example/privacy',
  }
  const nothing = (): void => undefined
  const props = { plugin: plugin.manifest.id, control, vendors, tag: 'en', onSaved: nothing, close: nothing }
  return { overlay: 'sheet', props }
}
const openAll = (root: HTMLElement): void => {
  for (const details of root.querySelectorAll('details')) details.open = true
}

export const UsualChoices = story('ChoicesSheet', sheet({ choice: CHOSEN }))
export const EmptyChoices = story('ChoicesSheet', sheet({ vendors: [] }))
/** The browser asks not to be tracked. */
export const RefusedChoices = story('ChoicesSheet', sheet({ signal: true }))
export const SelectedChoices = story('ChoicesSheet', {
  ...sheet({ choice: { ...CHOSEN, answers: answersTo(CATEGORIES, () => true) } }),
  play: openAll,
})
export const ManyChoices = story('ChoicesSheet', {
  ...sheet({ vendors: Array.from({ length: 18 }, (_, index) => vendor(`Network ${index + 1}`)) }),
  play: openAll,
})
export const LongTextsChoices = story('ChoicesSheet', {
  ...sheet({
    vendors: [
      vendor('An advertising network with a remarkably long name, of several countries', {
        cookies: ['a_cookie_whose_name_is_longer_than_the_width_of_any_phone_that_players_have_got_today'],
        hosts: ['a-host-whose-name-is-as-long-as-names-of-hosts-may-be.subdomain.network.example'],
      }),
    ],
  }),
  play: openAll,
})
export const UsualRow = story('ChoicesRow')
export const UsualLink = story('ChoicesLink')
