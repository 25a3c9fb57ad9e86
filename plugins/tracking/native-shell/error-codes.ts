import type { ErrorTable } from '@foyer/sdk'

/** Errors of handing an event to the app. */
export const ERROR_CODES = {
  'NS-BRIDGE': {
    what: 'The app has no `eventTracker`; the networks’ pixels on the page send the event.',
    phases: ['event'],
    remedy: 'Update the app, or switch the plugin off for its version.',
  },
  'NS-THREW': {
    what: 'The app’s `eventTracker` threw; the networks’ pixels on the page send the event.',
    phases: ['event'],
    remedy: 'See the cause, which is the app’s own error.',
  },
} as const satisfies ErrorTable
