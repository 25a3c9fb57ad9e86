import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { DepositSettings } from './deposit-settings.ts'

const settings: DepositSettings = {
  currency: 'VND',
  methods: [
    {
      id: 'QR',
      name: 'QR',
      kind: 'qr',
      icon: '',
      min: '50000',
      max: '300000000',
      amounts: ['100000'],
      note: '',
    },
  ],
  refused: [],
}

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'wallet.deposit-settings': settings,
    'wallet.deposit': {
      id: 'D1',
      kind: 'deposit',
      amount: '100000',
      currency: 'VND',
      state: 'waiting',
      method: 'QR',
      reason: '',
      placedAt: undefined,
      endedAt: undefined,
      payUrl: undefined,
    },
    'wallet.check-reference': { known: false },
  },
}
