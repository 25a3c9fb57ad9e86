import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'SW-FILE': { readonly file: string }
    'SW-PAGE': { readonly page: string }
  }
}

/** Why a service worker does not install. The earlier one, if any, stays active. */
export const ERROR_CODES = {
  'SW-FILE': {
    what: 'A file of the build could not be cached for offline use.',
    phases: ['boot'],
    remedy: 'Check that all assets of the build are deployed, and that the browser has storage left.',
  },
  'SW-PAGE': {
    what: 'A page could not be cached for offline use: it belongs to another build than the worker, or could not be fetched.',
    phases: ['boot'],
    remedy:
      'Deploy sw.js together with the pages of its build. Behind a network’s login page this is expected.',
  },
} as const satisfies ErrorTable
