import type { Localised } from '../../../mocks/world/localised.ts'
import { type MockReward, REWARDS } from './mock-texts.ts'

/** Entries that no gateway should send, and some that are only unusual. */
export const ODD_REWARDS: readonly unknown[] = [
  null,
  'reward',
  { id: 'ODD1' },
  { id: 'ODD2', title: 7, status: 'AVAILABLE' },
  { title: 'Without an id', status: 'AVAILABLE' },
  { id: 'ODD3', title: 'Without a known status', status: 'SOON' },
  { id: 'ODD4', title: 'Without anything else', status: 'AVAILABLE' },
  { id: 5, title: 'An amount that is none', type: 'BONUS', amount: 'much', status: 'AVAILABLE', expireTime: 'soon' },
  { id: 'ODD6', title: 'A very long title. '.repeat(16), description: 'W'.repeat(300), type: 'SPINS', amount: 123456789012345, status: 'AVAILABLE' },
  { id: 'ODD7', title: 'مكافأة نهاية الأسبوع', description: 'خمسون دورة مجانية <b>لك</b>', type: 'NEW', status: 'CLAIMED' },
] // prettier-ignore

const MANY = 2_000

const numbered = (
  title: Localised = ['Reward', '奖励', 'Phần thưởng', 'Recompensa'],
  number: number,
): Localised => [
  `${title[0]} ${number}`,
  `${title[1]} ${number}`,
  `${title[2]} ${number}`,
  `${title[3]} ${number}`,
]

/** Points, to be collected one by one. */
export const MANY_REWARDS: readonly MockReward[] = Array.from({ length: MANY }, (_, index) => ({
  id: `RW${10_000 + index}`,
  type: 'POINTS',
  amount: 10 + (index % 40) * 5,
  title: numbered(REWARDS[index % REWARDS.length]?.title, index + 1),
  description: ['', '', '', ''],
  expiresIn: 24 + index,
}))
