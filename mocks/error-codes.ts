import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'MG-MOCK': { readonly file: string }
    'MG-SCENARIO': { readonly name: string }
  }
}

/** Errors of mocks. */
export const ERROR_CODES = {
  // Errors of mocks.
  'MG-MOCK': {
    what: 'A `mock.ts` has no default export.',
    phases: ['boot'],
    remedy: 'Write `export default defineMock({ … })`.',
  },
  'MG-SCENARIO': {
    what: 'Two scenarios have the same name: an address could not say which is meant.',
    phases: ['boot'],
    remedy: 'Give one of them another name.',
  },
  'MG-DUPLICATE': {
    what: 'Two mocks define the same call; the first one answers it.',
    phases: ['boot'],
    remedy: 'Change the method or path of one of them.',
  },
  // Errors at the mock gateway's start.
  'MG-MERCHANT': {
    what: 'There is no merchant’s profile.',
    phases: ['boot'],
    remedy: 'Make a folder in `merchants/` with a `profile.ts`.',
  },
} as const satisfies ErrorTable
