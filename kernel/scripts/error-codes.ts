import type { ErrorTable } from '@foyer/sdk'

/** What a vendor’s script may fail with. */
export const ERROR_CODES = {
  'SC-URL': {
    what: 'The address is no https address.',
    phases: ['call'],
    remedy: 'Give the script’s full https address.',
  },
  'SC-BLOCKED': {
    what: 'The script did not load: the network, an ad blocker, its integrity or the Content-Security-Policy.',
    phases: ['call'],
    remedy: 'List the host under `hosts.script` of the manifest, and see the browser’s console.',
  },
  'SC-TIMEOUT': {
    what: 'The script did not load in time.',
    phases: ['call'],
    remedy: 'Try again, or give it a longer `timeoutMs`.',
  },
  'SC-ABORTED': {
    what: 'The plugin was stopped while its script loaded.',
    phases: ['call'],
    remedy: 'Nothing: it was meant.',
  },
} as const satisfies ErrorTable
