// @vitest-environment node
import { expect, it } from 'vitest'
import type { Reward } from './reward.ts'
import { sortRewards } from './sort-rewards.ts'

const NOW = 1_000
const reward = (id: string, part: Partial<Reward> = {}): Reward => ({
  id,
  title: id,
  text: '',
  kind: 'GIFT',
  amount: undefined,
  state: 'available',
  expiresAt: undefined,
  claimedAt: undefined,
  ...part,
})

it('shows what ends first at the top, and the latest of the others; what has ended meanwhile is expired', () => {
  const sorted = sortRewards(
    [
      reward('open'),
      reward('late', { expiresAt: 9_000 }),
      reward('soon', { expiresAt: 1_001 }),
      reward('ended', { expiresAt: 1_000 }),
      reward('old', { state: 'expired', expiresAt: 10 }),
      reward('had', { state: 'claimed', claimedAt: 1 }),
      reward('new', { state: 'claimed', claimedAt: 2, expiresAt: 5 }),
    ],
    NOW,
  )
  const ids = (list: readonly Reward[]) => list.map(({ id }) => id)
  expect(ids(sorted.available)).toEqual(['soon', 'late', 'open'])
  expect(ids(sorted.claimed)).toEqual(['new', 'had'])
  expect(ids(sorted.expired)).toEqual(['ended', 'old'])
})
