import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the suite must know of this plugin. */
export const options: ConformanceOptions = {
  answers: {
    'mobile.countries': {
      list: [{ code: 'VN', dialingCode: '+84' }],
      here: { code: 'VN', dialingCode: '+84' },
    },
    'mobile.send-code': 60,
  },
}
