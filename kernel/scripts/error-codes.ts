import type { ErrorTable } from '@foyer/sdk'

/** Errors of loading a vendor’s script. */
export const ERROR_CODES = {
  'SC-URL': {
    what: 'The script’s address is not an https address.',
    phases: ['call'],
    remedy: 'Use the script’s full https address.',
  },
  'SC-BLOCKED': {
    what: 'The script did not load, because of the network, an ad blocker, its integrity or the Content-Security-Policy.',
    phases: ['call'],
    remedy: 'List the origin under `origins.script` of the manifest, and see the browser’s console.',
  },
  'SC-TIMEOUT': {
    what: 'The script did not load in time.',
    phases: ['call'],
    remedy: 'Try again, or set a longer `timeoutMs`.',
  },
  'SC-ABORTED': {
    what: 'The plugin was stopped while its script was loading.',
    phases: ['call'],
    remedy: 'None: the stop is intended.',
  },
} as const satisfies ErrorTable
