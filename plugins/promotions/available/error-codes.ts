import type { ErrorTable } from '@foyer/sdk'

/** Errors of the available promotions. */
export const ERROR_CODES = {
  'AP-LIST': {
    what: 'The available promotions could not be loaded: every promotion that is not known counts as off.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable
