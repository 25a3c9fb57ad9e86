import type { ErrorTable } from '@foyer/sdk'

/** Errors of destinations that have no code of their own. */
export const ERROR_CODES = {
  'TR-DESTINATION': {
    what: 'A destination threw while it loaded or sent an event; the error names its plugin. Other destinations get the event.',
    phases: ['event'],
    remedy: 'See the cause; give the destination’s own failures codes of their own.',
  },
} as const satisfies ErrorTable
