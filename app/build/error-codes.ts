import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'EP-TWICE': { readonly endpoint: string; readonly owners: readonly string[] }
    'TX-FILE': { readonly file: string }
    'TX-LANGUAGE': { readonly file: string }
    'TX-UNTRANSLATED': { readonly file: string }
  }
}

/** Errors that end a build or the check of the texts. */
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
  'TX-LANGUAGE': {
    what: 'A file of texts is named for no language of the site.',
    phases: ['build'],
    remedy: 'Name it for a language code, such as `PT-BR.json`.',
  },
  'TX-UNTRANSLATED': {
    what: 'A plugin’s `untranslated.json` is not a list of languages of the site.',
    phases: ['build'],
    remedy: 'Write it as `["MY", "KM"]`, or delete it.',
  },
} as const satisfies ErrorTable
