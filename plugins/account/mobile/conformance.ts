import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite needs to know of this plugin. */
export const options: ConformanceOptions = {
  answers: {
    'mobile.countries': {
      list: [{ code: 'VN', dialingCode: '+84' }],
      here: { code: 'VN', dialingCode: '+84' },
    },
    'mobile.send-code': 60,
  },
}
