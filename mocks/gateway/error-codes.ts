import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'MG-MOCK': { readonly file: string }
  }
}

/** What is wrong with a mock. */
export const ERROR_CODES = {
  'MG-MOCK': {
    what: 'A `mock.ts` has no default export.',
    phases: ['boot'],
    remedy: 'Write `export default defineMock({ … })`.',
  },
  'MG-DUPLICATE': {
    what: 'Two mocks answer the same call; the first does.',
    phases: ['boot'],
    remedy: 'Let one of them have another call.',
  },
} as const satisfies ErrorTable
