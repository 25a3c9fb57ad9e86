import { defineChoice } from '../define-scenario.ts'

/**
 * Setups of the identity provider in a merchant's status, part `sms`. The default is none: the provider's scripts are on
 * the vendor's hosts, and a demonstration makes no call outside the machine (HA-01).
 */
const SETUPS = {
  /** Google and Facebook; the gateway sends the text messages. */
  social: { firebase: false },
  /** The identity provider sends the text messages too. */
  phone: { firebase: true },
  /** As the specification has it: no more than a key, and the flag as a number. */
  key: { firebase: 1, projectId: undefined, authDomain: undefined },
  /** With an invalid key (VA-14). */
  'bad-key': { firebase: true, apiKey: '1:2345:web:demo' },
} as const

export type IdentitySetup = keyof typeof SETUPS

export const IDENTITY = defineChoice({
  name: 'identity',
  group: 'account',
  label: 'Identity provider',
  otherwise: 'Not set up',
  choices: {
    social: 'Google (from the internet)',
    phone: 'Google and text messages',
    key: 'With no more than a key',
    'bad-key': 'With an unusable key',
  } satisfies Record<IdentitySetup, string>,
})

/** The part `sms` of the status. Key and project are fictitious. */
export const identityPart = (setup: IdentitySetup | undefined): object =>
  setup === undefined
    ? { firebase: false }
    : {
        apiKey: 'demo-key',
        projectId: 'demo-foyer',
        authDomain: 'demo-foyer.firebaseapp.com',
        ...SETUPS[setup],
      }
