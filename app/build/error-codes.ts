import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'EP-TWICE': { readonly endpoint: string; readonly owners: readonly string[] }
    'TX-FILE': { readonly file: string }
  }
}

/** Errors that end a build. */
export const ERROR_CODES = {
  'EP-TWICE': {
    what: 'Two endpoints have one id.',
    phases: ['build'],
    remedy: 'Give one of them another id: overrides, faults and mocks refer to it.',
  },
  'TX-FILE': {
    what: 'A file of texts is not a flat table of strings.',
    phases: ['build'],
    remedy: 'Write it as `{ "key": "text" }`.',
  },
} as const satisfies ErrorTable
