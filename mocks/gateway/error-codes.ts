import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'MG-MOCK': { readonly file: string }
  }
}

/** Errors of mocks. */
export const ERROR_CODES = {
  'MG-MOCK': {
    what: 'A `mock.ts` has no default export.',
    phases: ['boot'],
    remedy: 'Write `export default defineMock({ … })`.',
  },
  'MG-DUPLICATE': {
    what: 'Two mocks define the same call; the first one answers it.',
    phases: ['boot'],
    remedy: 'Change the method or path of one of them.',
  },
} as const satisfies ErrorTable
