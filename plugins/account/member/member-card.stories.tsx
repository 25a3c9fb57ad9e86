import type { Member } from '@foyer/sdk'
import { pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'account / member card' }

const LONG_NAME = 'a-name-that-is-much-longer-than-any-gateway-takes-it'
const story = pluginStories(plugin, { texts: EN })
const labelled = (labelName: string, type: 'AUTO' | 'MANUAL'): Member => ({
  id: '1001',
  userName: 'player1',
  type: 1,
  language: undefined,
  merchantCode: undefined,
  regDate: undefined,
  clubLabel: { labelName, type, rankLevel: 6 },
})

/** The gateway has given no label yet. */
export const Loading = story('MemberCard')
export const Usual = story('MemberCard', { member: labelled('Regular', 'MANUAL') })
export const UsualVip = story('MemberCard', { member: labelled('Diamond', 'AUTO') })
export const LongTexts = story('MemberCard', {
  session: { userName: LONG_NAME },
  member: labelled('Friends of the house since the very first day', 'AUTO'),
})
