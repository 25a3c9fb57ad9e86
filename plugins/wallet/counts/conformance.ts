import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'wallet.deposit-summary': { count: 1, latest: [], refused: [] },
    'wallet.withdraw-summary': {
      count: 0,
      latest: [],
      cards: { bank: 1, virtualWallet: 0, eWallet: 0 },
      refused: [],
    },
  },
}
