import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite must know to let the plugin do all that it can. */
export const options: ConformanceOptions = {
  answers: { 'banner.list': { banners: [], refused: [] } },
  props: { Hero: { guest: true } },
}
