import type { ErrorTable } from '@foyer/sdk'

/** Errors of delivery by the relay. */
export const ERROR_CODES = {
  'TR-REFUSED': {
    what: 'The gateway refused a batch of events permanently; they are dropped.',
    phases: ['call'],
    remedy: 'See the gateway’s answer to the call.',
  },
  'TR-STORAGE': {
    what: 'The browser’s storage is full: the oldest events that were not sent yet are dropped.',
    phases: ['call'],
    remedy: 'Free the storage of the site.',
  },
} as const satisfies ErrorTable
