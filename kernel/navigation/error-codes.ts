import type { ErrorTable } from '@foyer/sdk'

/** Addresses that navigation refuses. */
export const ERROR_CODES = {
  'NA-FOREIGN': {
    what: 'An address of another site was to be shown as a page of this one.',
    phases: ['call'],
    remedy: 'Navigate to `/m/…`; leave the site by `navigateExternal`.',
  },
  'NA-UNSAFE': {
    what: 'The site was to be left for an address that is not https.',
    phases: ['call'],
    remedy: 'Give an https address.',
  },
} as const satisfies ErrorTable
