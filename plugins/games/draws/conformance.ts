import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  settings: { count: 3 },
  answers: {
    'game.draws': {
      draws: [
        {
          vendor: 'LOTT',
          code: 'LO008',
          name: 'Sunrise Draw',
          nextAt: 1_900_000_000_000,
          last: { at: 1_899_999_000_000, numbers: ['04', '17', '88'] },
        },
      ],
      refused: 0,
    },
  },
  props: { Draws: { guest: true } },
}
