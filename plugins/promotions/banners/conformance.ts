import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: { 'banner.list': { banners: [], refused: [] } },
  props: { Hero: { guest: true } },
}
