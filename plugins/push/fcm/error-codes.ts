import type { ErrorTable } from '@foyer/sdk'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'PU-CONFIG': { readonly missing: readonly string[] }
  }
}

/** Problems of messages by push. */
export const ERROR_CODES = {
  'PU-CONFIG': {
    what: 'The configuration of the push service is incomplete: messages are not offered (VA-13).',
    phases: ['activate'],
    remedy:
      'Set projectId, apiKey, appId and messagingSenderId of `push.fcm`, as the Firebase console shows them.',
  },
  'PU-RECORD': {
    what: 'The stored registration is damaged: it is dropped, and made anew (VA-13).',
    phases: ['activate'],
    remedy: 'Nothing is to be done; if it happens often, look for what writes into the storage.',
  },
  'PU-OFFER': {
    what: 'The question for permission could not be fetched or opened: it is asked on a later screen.',
    phases: ['call'],
    remedy:
      'Read the error in the entry; a page that is older than a release may not find its parts any more.',
  },
  'PU-REGISTER': {
    what: 'The browser could not be registered at the push service, or the registration could not be renewed or ended.',
    phases: ['call'],
    remedy: 'Read the code in the entry; see Firebase’s list of messaging errors.',
  },
  'PU-BIND': {
    what: 'The gateway did not bind the registration to the member, or did not subscribe it: it is tried again at the next start.',
    phases: ['call'],
    remedy: 'Check CSP_fcmBind and CSP_fcmSubscribe of the gateway.',
  },
  'PU-UNSUBSCRIBE': {
    what: 'The gateway refused to unsubscribe the registration of a member who has logged out.',
    phases: ['call'],
    remedy: 'Check the unsubscribe call of the gateway.',
  },
  'PU-SERVICE': {
    what: 'The merchant’s own push service did not take a registration.',
    phases: ['call'],
    remedy:
      'Check `serviceUrl` and `serviceToken` of `push.fcm`, and that the service allows calls of other origins (CORS).',
  },
} as const satisfies ErrorTable
