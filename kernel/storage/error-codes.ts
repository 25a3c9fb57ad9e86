import type { ErrorTable, StorageArea } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'ST-MEMORY': { readonly area: StorageArea }
    'ST-SHAPE': { readonly area: StorageArea; readonly key: string; readonly why: string }
  }
}

/** What may be wrong with the browser’s storage. Nothing of it throws. */
export const ERROR_CODES = {
  'ST-MEMORY': {
    what: 'Storage is blocked or full: values last as long as this page.',
    phases: ['call'],
    remedy: 'Free the storage, or allow it for this site.',
  },
  'ST-SHAPE': {
    what: 'What is stored under a key cannot be read; it counts as absent and stays where it is.',
    phases: ['call'],
    remedy: 'See who else writes this key, or migrate it.',
  },
} as const satisfies ErrorTable
