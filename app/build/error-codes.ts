import type { ErrorTable } from '@foyer/sdk'

/** What ends a build. */
export const ERROR_CODES = {
  'TX-FILE': {
    what: 'A file of texts is no flat table of strings.',
    phases: ['build'],
    remedy: 'Write it as `{ "key": "text" }`.',
  },
} as const satisfies ErrorTable
