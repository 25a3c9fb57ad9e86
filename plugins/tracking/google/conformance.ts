import { ATTRIBUTION } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Settings with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  services: () => ({ [ATTRIBUTION]: { clickId: () => ({ value: 'AbC', at: 0 }) } }),
  settings: {
    tagIds: 'G-AB12CD34EF, AW-123456789',
    conversions: { deposit: 'AW-123456789/AbC-D_efG' },
    eventNames: { deposit: 'purchase' },
    countryOrigin: 'https://www.google.com.vn',
  },
}
