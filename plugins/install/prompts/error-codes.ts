import type { ErrorTable } from '@foyer/sdk'

/** Problems of the install prompts. */
export const ERROR_CODES = {
  'IP-SETTING': {
    what: 'The install settings contain a value that cannot be read; it counts as off.',
    phases: ['call'],
    remedy: 'Correct the settings that the message names in the gateway.',
  },
} as const satisfies ErrorTable
