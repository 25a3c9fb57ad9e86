import type { ErrorTable } from '@foyer/sdk'

/** What may be wrong with the gateway’s status. */
export const ERROR_CODES = {
  'SI-NETWORK': {
    what: 'The gateway was not reached.',
    phases: ['boot', 'call'],
    remedy: 'See whether the gateway is up, and whether the merchant’s domain leads to it.',
  },
  'SI-TIMEOUT': {
    what: 'No status came in time.',
    phases: ['boot', 'call'],
    remedy: 'See why the gateway is slow.',
  },
  'SI-STATUS': {
    what: 'The gateway answered with an error status.',
    phases: ['boot', 'call'],
    remedy: 'See the status of the answer.',
  },
  'SI-REFUSED': {
    what: 'The gateway refuses to give this host a status.',
    phases: ['boot', 'call'],
    remedy: 'See its error code: the domain may not be the merchant’s.',
  },
  'SI-SHAPE': {
    what: 'The answer holds no status.',
    phases: ['boot', 'call'],
    remedy: 'Correct the gateway.',
  },
  'SI-FIELD': {
    what: 'A field of the status is malformed; its default stands.',
    phases: ['boot', 'call'],
    remedy: 'Correct the field that the warning names in the gateway.',
  },
  'SI-MERCHANT': {
    what: 'The gateway calls this site by another merchant’s code than the profile; the gateway’s counts.',
    phases: ['boot'],
    remedy: 'Correct `code` in the merchant’s profile.',
  },
  'SI-METADATA': {
    what: 'The titles in the language that the player chose could not be fetched; those of the page stand.',
    phases: ['call'],
    remedy: 'See whether the bake has written `brand/<merchant>/metadata.<language>.json`.',
  },
  'SI-CHUNK': {
    what: 'The code that asks for the status could not be fetched; the next refresh tries again.',
    phases: ['boot'],
    remedy: 'See whether the assets of this build are still deployed.',
  },
} as const satisfies ErrorTable
