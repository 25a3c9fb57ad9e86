import type { ErrorTable } from '@foyer/sdk'

/** Errors of the gateway’s status. */
export const ERROR_CODES = {
  'SI-NETWORK': {
    what: 'The gateway could not be reached.',
    phases: ['boot', 'call'],
    remedy: 'Check that the gateway is running and that the merchant’s domain points to it.',
  },
  'SI-TIMEOUT': {
    what: 'The gateway did not return a status in time.',
    phases: ['boot', 'call'],
    remedy: 'Find out why the gateway is slow.',
  },
  'SI-STATUS': {
    what: 'The gateway answered with an error status.',
    phases: ['boot', 'call'],
    remedy: 'See the status of the response.',
  },
  'SI-REFUSED': {
    what: 'The gateway refuses to return a status for this host.',
    phases: ['boot', 'call'],
    remedy: 'See the error code of the response: the domain may not belong to the merchant.',
  },
  'SI-SHAPE': {
    what: 'The response contains no status.',
    phases: ['boot', 'call'],
    remedy: 'Correct the gateway’s response.',
  },
  'SI-FIELD': {
    what: 'A field of the status is malformed; its default is used.',
    phases: ['boot', 'call'],
    remedy: 'In the gateway, correct the field that the warning names.',
  },
  'SI-ANALYTICS': {
    what: 'An id in `info.analytics` of the status is malformed, or is one of a plugin that reaches other hosts and whose setting the profile does not name. The profile’s setting is used.',
    phases: ['boot', 'call'],
    remedy:
      'Correct the id in the gateway. If the profile does not name the setting, add it there, even empty, and bake: the page’s policy then has the plugin’s hosts.',
  },
  'SI-ORIGIN': {
    what: 'A setting in the status leads to a host that the profile does not name, and that the page’s policy would block. The profile’s setting is used.',
    phases: ['boot', 'call'],
    remedy: 'Name the address in the merchant’s profile, and bake.',
  },
  'SI-MERCHANT': {
    what: 'The gateway’s merchant code for this site differs from the profile’s; the gateway’s is used.',
    phases: ['boot'],
    remedy: 'Correct `code` in the merchant’s profile.',
  },
  'SI-METADATA': {
    what: 'The titles in the player’s language could not be fetched; the titles of the page stay.',
    phases: ['call'],
    remedy: 'Check that the bake has written `brand/<merchant>/metadata.<language>.json`.',
  },
  'SI-CHUNK': {
    what: 'The code that requests the status could not be fetched; the next refresh tries again.',
    phases: ['boot'],
    remedy: 'Check that the assets of this build are still deployed.',
  },
} as const satisfies ErrorTable
