import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { RewardCenter } from './reward.ts'

const center: RewardCenter = {
  header: '<p>Collect within a week.</p>',
  footer: '',
  rewards: [
    {
      id: '1',
      title: 'Birthday bonus',
      text: 'All the best.',
      kind: 'BONUS',
      amount: '50.00',
      state: 'available',
      expiresAt: undefined,
      claimedAt: undefined,
    },
  ],
  refused: [],
}

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: { 'promotions.rewards': center, 'promotions.claim-reward': {} },
}
