import { createStore, routes } from '@foyer/sdk'
import { failing, pending, pluginStories } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import { AVAILABLE_PROMOTIONS, type PromotionAvailability, type PromotionsState } from '../contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { Referral } from './referral.ts'

export default { title: 'promotions / invite' }

const referral = 'invite.referral'
const friend = (index: number, name = `fr***${index}`) => ({
  name,
  joinedAt: Date.UTC(2029, 10, 28 - index),
  reward: index % 3 === 0 ? undefined : ('50000' as const),
})
const own = (part: Partial<NonNullable<Referral['own']>> = {}): Referral => ({
  reward: '50000',
  deposit: '100000',
  own: {
    code: 'LOTUS10001',
    invited: 4,
    earned: '150000',
    friends: Array.from({ length: 4 }, (_, index) => friend(index)),
    ...part,
  },
})
const REGISTER = { path: '/m/register', access: 'guest', component: 'X' } as const
const story = pluginStories(plugin, {
  texts: EN,
  merchant: { currency: 'VND' },
  answers: { [referral]: own() },
  setUp: (test) => test.contributeOthers(routes, [REGISTER]),
})
const answering = (answer: unknown) => ({ answers: { [referral]: answer } })

export const Usual = story('InviteScreen')
export const UsualGuest = story('InviteScreen', {
  session: 'guest',
  ...answering({ reward: '50000', deposit: '100000', own: undefined }),
})
/** With the QR code. */
export const Selected = story('InviteScreen', {
  play: async (root, t) => {
    fireEvent.click(await findByRole(root, 'button', { name: t('qr_show') }))
    await findByRole(root, 'img', { name: t('qr_label') })
  },
})
/** Nobody has joined. */
export const Empty = story('InviteScreen', answering(own({ invited: 0, earned: '0', friends: [] })))
export const One = story(
  'InviteScreen',
  answering(own({ invited: 1, earned: '50000', friends: [friend(1)] })),
)
export const Many = story(
  'InviteScreen',
  answering(
    own({
      invited: 2_000,
      earned: '99999999999',
      friends: Array.from({ length: 200 }, (_, index) => friend(index)),
    }),
  ),
)
export const LongTexts = story(
  'InviteScreen',
  answering({
    ...own({
      code: 'A'.repeat(64),
      earned: '123456789012345',
      friends: [friend(1, 'Donaudampfschifffahrtsgesellschaftskapi…')],
    }),
    reward: '123456789012345',
  }),
)
export const Loading = story('InviteScreen', answering(pending))
export const Failed = story('InviteScreen', answering(failing('HT-NETWORK')))
export const Offline = story('InviteScreen', { reachability: 'offline', ...answering(failing('HT-OFFLINE')) })
/** The gateway gives this member no code. */
export const Refused = story(
  'InviteScreen',
  answering({ reward: '50000', deposit: undefined, own: undefined }),
)
export const Focused = story('InviteScreen', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('copy_link') })).focus(),
})

const asking: PromotionAvailability = {
  state: createStore<PromotionsState>({ step: 'unknown' }),
  refresh: () => new Promise(() => undefined),
}
/** It is not known yet where the entry leads. */
export const LoadingEntry = story('ReferralEntry', {
  session: { type: 0 },
  services: { [AVAILABLE_PROMOTIONS]: asking },
})

/** In the settings. */
export const UsualRow = story('InviteRow', { session: { type: 1 }, props: { close: () => undefined } })
