import type { ErrorTable } from '@foyer/sdk'

type EntryDetails = {
  /** Place of the entry in the gateway's list, from 1. */
  readonly entry: number
}

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'CS-SHAPE': EntryDetails
    'CS-PATH': EntryDetails
    'CS-URL': EntryDetails
  }
}

/** Why an entry of customer service is not offered; the others are. */
export const ERROR_CODES = {
  'CS-SHAPE': {
    what: 'An entry of customer service is not what it should be: it has no path.',
    phases: ['activate', 'call'],
    remedy: 'Correct the entry in the merchant’s configuration at the gateway.',
  },
  'CS-PATH': {
    what: 'The path of an entry of customer service cannot be decoded.',
    phases: ['activate', 'call'],
    remedy: 'Let the gateway encode it anew: base64 of the DES ciphertext, then the key of 8 characters.',
  },
  'CS-URL': {
    what: 'An entry of customer service leads to an address that is not https.',
    phases: ['activate', 'call'],
    remedy: 'Give the entry an https address.',
  },
} as const satisfies ErrorTable
