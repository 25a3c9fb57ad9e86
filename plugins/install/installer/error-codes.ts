import type { ErrorTable } from '@foyer/sdk'

/** Problems of the installer: what cannot be installed is not offered. */
export const ERROR_CODES = {
  'IS-LINK': {
    what: 'A download link of the gateway is no https address; it is not offered.',
    phases: ['call'],
    remedy: 'Correct the link in the download settings of the gateway.',
  },
  'IS-LOAD': {
    what: 'The download links could not be loaded; only what needs no link is offered until the network returns.',
    phases: ['call'],
    remedy: 'See the failed call, and what the gateway answers.',
  },
} as const satisfies ErrorTable
