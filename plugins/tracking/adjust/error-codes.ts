import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent Adjust from measuring. */
export const ERROR_CODES = {
  'AJ-TOKEN': {
    what: 'The setting `appToken` is no token of an app, or no event has a token; the plugin sends nothing.',
    phases: ['activate'],
    remedy: 'Set the token of the web app, and one for each event of the dashboard.',
  },
  'AJ-SDK': {
    what: 'The script at `scriptUrl` is not the vendor’s SDK; the events wait until a load succeeds.',
    phases: ['event'],
    remedy: 'Empty the setting: the site has a copy of the SDK.',
  },
  'AJ-REFUSED': {
    what: 'The vendor’s SDK refused an event, mostly because the browser blocks all storage.',
    phases: ['event'],
    remedy: 'See the cause, which is the vendor’s own text.',
  },
} as const satisfies ErrorTable
