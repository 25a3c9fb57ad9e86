import type { ErrorTable } from '@foyer/sdk'

type EntryDetails = {
  /** Position of the entry in the gateway's list, from 1. */
  readonly entry: number
}

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'CS-SHAPE': EntryDetails
    'CS-PATH': EntryDetails
    'CS-URL': EntryDetails
    'CS-LINK': {
      /** The csType, which is the provider's key. */
      readonly type: string
    }
  }
}

/** Reasons to drop one entry of customer service; the other entries are offered. */
export const ERROR_CODES = {
  'CS-SHAPE': {
    what: 'An entry of customer service is malformed: it has no path.',
    phases: ['activate', 'call'],
    remedy: 'Correct the entry in the merchant’s configuration at the gateway.',
  },
  'CS-PATH': {
    what: 'The path of an entry of customer service cannot be decoded.',
    phases: ['activate', 'call'],
    remedy: 'Encode it again at the gateway: base64 of the DES ciphertext, then the key of 8 characters.',
  },
  'CS-URL': {
    what: 'An entry of customer service has an address that is not https.',
    phases: ['activate', 'call'],
    remedy: 'Give the entry an https address.',
  },
  'CS-INFO': {
    what: 'The site info could not be loaded; the entries of the status are offered.',
    phases: ['call'],
    remedy: 'See the cause. A gateway without that call needs no setting `siteInfo`.',
  },
  'CS-LINK': {
    what: 'A chat provider’s `link` threw, or made an address of another host. The entry is offered without the player’s name.',
    phases: ['call'],
    remedy: 'Mend the provider: it may add a parameter to the entry’s address, and change nothing else.',
  },
} as const satisfies ErrorTable
