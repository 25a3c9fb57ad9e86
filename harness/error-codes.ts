import type { ErrorTable } from '@foyer/sdk'

/** What the harness cannot do by itself. */
export const ERROR_CODES = {
  'HN-PAGE': {
    what: 'The page in the frame is not there, has gone, or did not answer.',
    phases: ['call'],
    remedy: 'Wait for the page, or restart it, and try again.',
  },
  'HN-GATEWAY': {
    what: 'The mock gateway did not take a change; the page is as the gateway says.',
    phases: ['call'],
    remedy: 'See whether the mock gateway runs, and restart the page.',
  },
} as const satisfies ErrorTable
