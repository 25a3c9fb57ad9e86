import type { ErrorTable } from '@foyer/sdk'

/** Problems of the announcements. */
export const ERROR_CODES = {
  'AN-LIST': {
    what: 'The announcements could not be loaded; nothing pops up.',
    phases: ['call'],
    remedy: 'Check the call in the gateway. The player gets them at the next visit of home.',
  },
  'AN-SHAPE': {
    what: 'The list of announcements contains an entry that is none; it is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway: id, title or content, and execution A, B or F.',
  },
  'AN-OPEN': {
    what: 'The code of the announcements could not be fetched; nothing pops up.',
    phases: ['call'],
    remedy: 'Nothing: it is tried again at the next visit of home.',
  },
} as const satisfies ErrorTable
