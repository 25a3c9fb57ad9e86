import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'invite.referral': {
      reward: '50000',
      deposit: '100000',
      own: {
        code: 'TEST1001',
        invited: 1,
        earned: '0',
        friends: [{ name: 'mi***88', joinedAt: 1, reward: undefined }],
      },
    },
  },
  props: { InviteRow: { close: () => undefined } },
}
