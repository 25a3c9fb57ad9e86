import type { ErrorTable } from '@foyer/sdk'

/** Why a conversation does not open, where its provider does not say. */
export const ERROR_CODES = {
  'CV-THREW': {
    what: 'A chat provider threw an error instead of answering how its conversation opened.',
    phases: ['call'],
    remedy: 'Mend the provider’s `open`: it returns `failed` with its own code.',
  },
  'CV-URL': {
    what: 'A chat provider gave the address of a page that is not https.',
    phases: ['call'],
    remedy: 'Correct the address at the vendor or the gateway.',
  },
} as const satisfies ErrorTable
