import type { FailureOwnRow } from '@foyer/sdk'

type Text = 'offline' | 'blocked' | 'no_answer' | 'unavailable'

const BLOCKED: FailureOwnRow<Text> = { text: 'blocked' }
const NO_ANSWER: FailureOwnRow<Text> = { text: 'no_answer' }
const UNAVAILABLE: FailureOwnRow<Text> = { text: 'unavailable' }

/** What a conversation that has failed shows: which chat it is, and what can be done. */
export const FAILURES = {
  offline: { text: 'offline' },
  network: BLOCKED,
  'SC-BLOCKED': BLOCKED,
  timeout: NO_ANSWER,
  'SC-TIMEOUT': NO_ANSWER,
  'CV-TIMEOUT': NO_ANSWER,
  'CV-FRAME': NO_ANSWER,
  'bad-gateway': UNAVAILABLE,
  'new-build': UNAVAILABLE,
  'server-error': UNAVAILABLE,
  unknown: { text: 'unavailable', gateway: true },
} as const satisfies Readonly<Record<string, FailureOwnRow<Text>>>
