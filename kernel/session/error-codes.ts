import type { ErrorTable } from '@foyer/sdk'

/** What may be wrong with a session. */
export const ERROR_CODES = {
  'SS-SHAPE': {
    what: 'A session without an id, a merchant or a token was to be opened; nothing has changed.',
    phases: ['call'],
    remedy: 'Correct what the login gives to `session.open`.',
  },
  'SS-FIELD': {
    what: 'The gateway described a member with a malformed field; it counts as absent.',
    phases: ['call'],
    remedy: 'Correct the answer of the member-info call.',
  },
} as const satisfies ErrorTable
