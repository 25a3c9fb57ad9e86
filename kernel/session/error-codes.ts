import type { ErrorTable } from '@foyer/sdk'

/** Errors of a session. */
export const ERROR_CODES = {
  'SS-SHAPE': {
    what: 'Code tried to start a session without an id, a merchant or a token; nothing has changed.',
    phases: ['call'],
    remedy: 'Correct the argument that the login passes to `session.start`.',
  },
  'SS-FIELD': {
    what: 'The gateway described a member with a malformed field; it counts as absent.',
    phases: ['call'],
    remedy: 'Correct the gateway’s response to the member-info call.',
  },
} as const satisfies ErrorTable
