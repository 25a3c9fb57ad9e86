import type { ErrorTable } from '@foyer/sdk'

type ScriptDetails = {
  /** Position in the gateway's list, from 1. */
  readonly entry: number
}

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'SV-SHAPE': ScriptDetails
    'SV-INLINE': ScriptDetails
    'SV-URL': ScriptDetails
    'SV-HOST': {
      readonly origin: string
    }
  }
}

/** Why a script of customer service is not loaded; the others are. */
export const ERROR_CODES = {
  'SV-LIST': {
    what: 'The scripts of customer service could not be listed.',
    phases: ['call'],
    remedy: 'See the cause. A gateway without that call needs the setting `enabled` to be false.',
  },
  'SV-SHAPE': {
    what: 'An entry of the scripts of customer service is no text.',
    phases: ['call'],
    remedy: 'Correct the entry in the merchant’s configuration at the gateway.',
  },
  'SV-INLINE': {
    what: 'An entry of the scripts of customer service is code. It is never run.',
    phases: ['call'],
    remedy: 'Give the address of the vendor’s script, or make the vendor’s code a plugin.',
  },
  'SV-URL': {
    what: 'A script of customer service has an address that is not https.',
    phases: ['call'],
    remedy: 'Give the script an https address.',
  },
  'SV-HOST': {
    what: 'No chat plugin that is on declares the origin of a script of customer service. It is not loaded.',
    phases: ['call'],
    remedy:
      'Add a plugin that contributes `scripts` to `chatProviders`, with the origin under `origins.script` of its manifest.',
  },
  'SV-LOAD': {
    what: 'A script of customer service could not be loaded.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable
