import type { ErrorTable } from '@foyer/sdk'

export const ERROR_CODES = {
  'ID-CONFIG': {
    what: 'The gateway’s data of the identity project is invalid: the sign-in buttons are not shown.',
    phases: ['render'],
    remedy: 'Give apiKey, projectId and authDomain in `info.sms` of the status; an authDomain is a host.',
  },
  'ID-KEY': {
    what: 'The API key of the identity project contains a colon, so it is no API key: the sign-in buttons are not shown (VA-14).',
    phases: ['render'],
    remedy: 'Take the browser key of the Firebase project, not the app id.',
  },
  'ID-REDIRECT': {
    what: 'Sign-in by redirect is set with an authDomain of another host, where browsers lose its result: pop-ups are used.',
    phases: ['render'],
    remedy: 'Set authDomain to the page’s own host and forward `/__/auth/*`, or switch the redirect off.',
  },
  'ID-TOKEN': {
    what: 'The identity provider signed the player in without giving an id token (VA-12).',
    phases: ['call'],
    remedy: 'Check the answer of the identity service in the browser’s network panel.',
  },
} as const satisfies ErrorTable
