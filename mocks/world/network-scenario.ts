import { defineChoice } from '../define-scenario.ts'

/** The network between the player and the gateway. */
export const NETWORK = defineChoice({
  name: 'network',
  group: 'network',
  label: 'Network of the calls',
  otherwise: 'As fast as this machine',
  choices: {
    '4g': '4G: 60 ms, 9 Mbit/s',
    'slow-4g': 'Slow 4G: 150 ms, 1.6 Mbit/s',
    '3g': '3G: 300 ms, 700 kbit/s',
    '2g': '2G: 1.4 s, 70 kbit/s',
    broken: 'Broken: no call is answered',
  },
})

/** `undefined`: nothing passes. */
export interface Speed {
  readonly latencyMs: number
  readonly kilobitsPerSecond: number
}
export const SPEEDS = {
  '4g': { latencyMs: 60, kilobitsPerSecond: 9_000 },
  'slow-4g': { latencyMs: 150, kilobitsPerSecond: 1_600 },
  '3g': { latencyMs: 300, kilobitsPerSecond: 700 },
  '2g': { latencyMs: 1_400, kilobitsPerSecond: 70 },
  broken: undefined,
} as const satisfies Readonly<Record<(typeof NETWORK)['texts'][number], Speed | undefined>>
