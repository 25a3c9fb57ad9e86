import type { ErrorTable } from '@foyer/sdk'

/** Errors of tracked events and their delivery. */
export const ERROR_CODES = {
  'TR-DESTINATION': {
    what: 'A destination threw while it loaded or sent an event; the error names its plugin. Other destinations get the event.',
    phases: ['event'],
    remedy: 'See the cause; give the destination’s own failures codes of their own.',
  },
  'TR-ENRICHMENT': {
    what: 'An enrichment threw; the event is sent without the fields that it would have added.',
    phases: ['event'],
    remedy: 'See the error that is logged with it.',
  },
  'TR-EVENT': {
    what: 'A tracked event has a name that is not canonical, or a payload that is no object; it is dropped.',
    phases: ['event'],
    remedy: 'Emit `tracked` with a name of `CANONICAL_EVENTS` and a `TrackingPayload`.',
  },
  'TR-NO-DESTINATION': {
    what: 'A test event was to be sent to a destination that is not on.',
    phases: ['call'],
    remedy: 'Take a key from `destinations()` of the tracking tools.',
  },
} as const satisfies ErrorTable
