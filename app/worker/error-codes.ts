import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'SW-FILE': { readonly file: string }
    'SW-PAGE': { readonly page: string }
  }
}

/** Why a service worker does not install. The one before it, or none, goes on. */
export const ERROR_CODES = {
  'SW-FILE': {
    what: 'A file of the build could not be cached for offline use.',
    phases: ['boot'],
    remedy: 'See whether all assets of the build are deployed, and whether the browser has room.',
  },
  'SW-PAGE': {
    what: 'A page could not be cached for offline use: it is not of the worker’s build, or did not come.',
    phases: ['boot'],
    remedy:
      'Deploy sw.js together with the pages of its build. Behind a network’s login page this is as it should be.',
  },
} as const satisfies ErrorTable
