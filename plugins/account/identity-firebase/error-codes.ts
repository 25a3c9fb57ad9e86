import type { ErrorTable } from '@foyer/sdk'

export const ERROR_CODES = {
  'ID-CONFIG': {
    what: 'The gateway’s data of the identity project is invalid: the sign-in buttons are not shown.',
    phases: ['render'],
    remedy:
      'Give apiKey in `info.sms` of the status, as a text; projectId and authDomain may be missing, and an authDomain is a host.',
  },
  'ID-DOMAIN': {
    what: 'Neither the gateway nor the settings name the identity project’s domain, and the project authorises none of Firebase’s: codes to phones work, signing in by Google or Facebook is refused with `auth/auth-domain-config-required`.',
    phases: ['render'],
    remedy:
      'Set `projectId` or `authDomain` of this plugin, or authorise the project’s own domain in the Firebase console.',
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
