import type { ErrorTable, StorageArea } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'ST-MEMORY': { readonly area: StorageArea }
    'ST-SHAPE': { readonly area: StorageArea; readonly key: string; readonly why: string }
  }
}

/** Errors of the browser’s storage. They are logged, never thrown. */
export const ERROR_CODES = {
  'ST-MEMORY': {
    what: 'Storage is blocked or full: values are lost when this page is unloaded.',
    phases: ['call'],
    remedy: 'Free the storage, or allow it for this site.',
  },
  'ST-SHAPE': {
    what: 'The value stored under a key cannot be read; it counts as absent and is not removed.',
    phases: ['call'],
    remedy: 'Find out what else writes this key, or migrate the value.',
  },
} as const satisfies ErrorTable
