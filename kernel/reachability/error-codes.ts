import type { ErrorTable } from '@foyer/sdk'

/** What may go wrong on the way of the site's own code. */
export const ERROR_CODES = {
  'RE-CHUNK': {
    what: 'A part of the site’s code, or its style sheet, could not be fetched. It is asked for again on its next use, and when the network is back.',
    phases: ['load', 'activate', 'render', 'event', 'timer', 'call'],
    remedy:
      'Where the network is not at fault: deploy every file of the build, and keep those of the last two.',
  },
} as const satisfies ErrorTable
