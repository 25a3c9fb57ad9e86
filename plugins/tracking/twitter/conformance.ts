import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Settings with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  settings: {
    pixelId: 'o1abc',
    eventIds: { register: 'tw-o1abc-o2def', deposit: 'tw-o1abc-o3ghi' },
    pageViewId: 'tw-o1abc-o4jkl',
  },
}
