import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: { 'wallet.balance': { amount: '1280.5', currency: 'BRL', locked: '20', refused: [] } },
}
