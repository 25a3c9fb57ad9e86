import type { ErrorTable } from '@foyer/sdk'

/** Errors of addresses that navigation refuses. */
export const ERROR_CODES = {
  'NA-FOREIGN': {
    what: 'Code navigated to an address of another site as if it were a page of this one.',
    phases: ['call'],
    remedy: 'Navigate to `/m/…`; use `navigateExternal` to leave the site.',
  },
  'NA-UNSAFE': {
    what: 'Code tried to leave the site for an address that is not https.',
    phases: ['call'],
    remedy: 'Use an https address.',
  },
  'NA-ROUTE': {
    what: 'A plugin contributed a screen that is none: without a path below /m, or without a component’s name. The screen is left out.',
    phases: ['register'],
    remedy: 'Contribute `{ path: "/m/…", access, component: "NameOfTheExport" }` to `routes`.',
  },
  'NA-HISTORY': {
    what: 'The browser refused to change its history. The screen changed all the same, under the old address.',
    phases: ['call'],
    remedy: 'Navigate less often: Safari takes 100 changes within 30 seconds.',
  },
} as const satisfies ErrorTable
