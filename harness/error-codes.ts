import type { ErrorTable } from '@foyer/sdk'

/** Errors of the harness. */
export const ERROR_CODES = {
  'HN-PAGE': {
    what: 'The page in the frame is missing, was closed, or did not answer.',
    phases: ['call'],
    remedy: 'Wait for the page, or restart it, and try again.',
  },
  'HN-GATEWAY': {
    what: 'The mock gateway did not accept a change; the page follows the gateway’s status.',
    phases: ['call'],
    remedy: 'Check that the mock gateway runs, and restart the page.',
  },
} as const satisfies ErrorTable
