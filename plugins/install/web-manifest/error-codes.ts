import type { ErrorTable } from '@foyer/sdk'

/** Problems of the home-screen prompt. */
export const ERROR_CODES = {
  'WM-PROMPT': {
    what: 'The browser did not show its installation prompt, although it had offered one.',
    phases: ['call'],
    remedy: 'Nothing to do: the player can install the site from the browser’s menu.',
  },
} as const satisfies ErrorTable
