import { type Member, memberMenu, OVERLAYS, STORAGE } from '@foyer/sdk'
import { failing, fakeOverlays, fakeStorage, pending, pluginStories } from '@foyer/sdk/testing'
import { findByRole } from '@testing-library/dom'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import * as member from './member.ts'
import { PICTURES } from './picture-store.ts'
import { PictureSheet } from './picture-sheet.tsx'

export default { title: 'account / member area' }

const LONG = 'Everything that the merchant has to say about what this level gives, in one line'
const LONG_NAME = 'a-name-that-is-much-longer-than-any-gateway-takes-it'
const labelled = (labelName: string, type: 'AUTO' | 'MANUAL'): Member => ({
  id: '1001',
  userName: 'player1',
  type: 1,
  language: undefined,
  merchantCode: undefined,
  regDate: Date.UTC(2026, 2, 15),
  clubLabel: { labelName, type, rankLevel: 3 },
})
const rank = (completed: number, expected = 5, labelId: string | undefined = 'vip-4') => ({
  'member.rank-progress': { completed, expected, labelId },
})
const level = (index: number, name: string, benefits = 3) => ({
  level: index,
  name,
  benefits: [
    { type: 'CASHBACK', name: 'Weekly cashback', value: `0.${index}%` },
    { type: 'WITHDRAWAL', name: 'Withdrawals a day', value: String(index * 3) },
    { type: 'SERVICE', name: 'Personal host', value: '' },
  ].slice(0, benefits),
})
const programme = (levels: readonly ReturnType<typeof level>[]) => ({
  'member.vip-benefits': { levels, refused: [] },
})
/** With those of the log-out, which is the log-in's. */
const TEXTS = { ...EN, log_out: 'Log out', reward: 'Reward center', mission: 'Missions', long: LONG }
const row = (key: string, label: string, icon: 'gift' | 'games' | 'user' = 'gift') => ({
  key,
  label,
  icon,
  to: `/m/${key}`,
})
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`row${index}`, index % 2 === 0 ? 'reward' : 'mission'))

const story = pluginStories(
  { ...plugin, load: () => Promise.resolve({ ...member, PictureSheet }) },
  {
    texts: TEXTS,
    member: labelled('Gold', 'AUTO'),
    answers: {
      ...rank(3),
      ...programme([level(1, 'Bronze', 1), level(2, 'Silver', 2), level(3, 'Gold'), level(4, 'Platinum')]),
    },
    setUp: (test) => test.contributeOthers(memberMenu, rows(2)),
  },
)

export const Usual = story('MemberHome')
/** A member without a VIP level. */
export const UsualPlayer = story('MemberHome', { member: labelled('Member', 'MANUAL') })
/** Nothing is left to reach. */
export const UsualTop = story('MemberHome', { answers: rank(2, 5, '') })
/** No rows of other plugins. */
export const Empty = story('MemberHome', { setUp: () => undefined })
export const Many = story('MemberHome', { setUp: (test) => test.contributeOthers(memberMenu, rows(15)) })
/** With the picture that the player has chosen. */
export const Selected = story('MemberHome', {
  services: { [STORAGE]: fakeStorage({ [PICTURES.name]: '[["1001",3]]' }) },
})
export const Loading = story('MemberHome', { answers: { 'member.rank-progress': pending } })
export const Failed = story('MemberHome', { answers: { 'member.rank-progress': failing('HT-NETWORK') } })
export const LongTexts = story('MemberHome', {
  session: { userName: LONG_NAME },
  member: labelled(LONG, 'AUTO'),
  setUp: (test) => test.contributeOthers(memberMenu, [row('long', 'long'), row('user', 'mission', 'user')]),
})
export const Focused = story('MemberHome', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('choose_picture') })).focus(),
})

export const UsualBenefits = story('Benefits')
/** A member without a VIP level. */
export const UsualBenefitsPlayer = story('Benefits', { member: labelled('Member', 'MANUAL') })
export const EmptyBenefits = story('Benefits', { answers: programme([]) })
export const OneBenefits = story('Benefits', { answers: programme([level(1, 'Bronze', 0)]) })
export const ManyBenefits = story('Benefits', {
  answers: programme(Array.from({ length: 60 }, (_, index) => level(index + 1, `Level ${index + 1}`))),
})
export const LongTextsBenefits = story('Benefits', {
  member: labelled(LONG, 'AUTO'),
  answers: programme([
    { level: 3, name: LONG, benefits: [{ type: '', name: LONG, value: LONG.replaceAll(' ', '') }] },
  ]),
})
export const LoadingBenefits = story('Benefits', {
  answers: { 'member.vip-benefits': pending, 'member.rank-progress': pending },
})
export const FailedBenefits = story('Benefits', {
  answers: { 'member.vip-benefits': failing('HT-STATUS', { status: 500 }) },
})
export const OfflineBenefits = story('Benefits', {
  answers: { 'member.vip-benefits': failing('HT-OFFLINE') },
})

export const UsualPictures = story('PictureSheet', {
  overlay: 'sheet',
  props: { close: () => undefined },
  services: { [OVERLAYS]: fakeOverlays(), [STORAGE]: fakeStorage({ [PICTURES.name]: '[["1001",3]]' }) },
  status: { profileIconCount: 9 },
})
/** As many as there are. */
export const ManyPictures = story('PictureSheet', {
  overlay: 'sheet',
  props: { close: () => undefined },
  status: { profileIconCount: 100 },
})
