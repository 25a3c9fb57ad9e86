import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'promotions.available': {
      APP_DOWNLOAD: { enabled: true, count: 1 },
      REFERRAL: { enabled: false, count: 0 },
    },
  },
}
