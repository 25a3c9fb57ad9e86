/**
 * How a merchant's gateway sets the identity provider up, for its part `sms` of the status. By default it does not: the
 * provider's scripts are on the vendor's hosts, and a demonstration asks nobody outside of the machine (HA-01).
 */
const SETUPS = {
  /** Google and Facebook; text messages are the gateway's own affair. */
  social: { firebase: false },
  /** The identity provider sends the text messages too. */
  phone: { firebase: true },
  /** With a key that cannot be one (VA-14). */
  'bad-key': { firebase: true, apiKey: '1:2345:web:demo' },
} as const

export type IdentitySetup = keyof typeof SETUPS
export const IDENTITY_SETUPS = Object.keys(SETUPS) as readonly IdentitySetup[]

export const identitySetup = (text: string): IdentitySetup | undefined =>
  IDENTITY_SETUPS.find((setup) => setup === text)

/** The part `sms` as the gateway gives it. The key and project are nobody's: no such project exists. */
export const identityPart = (setup: IdentitySetup | undefined): object =>
  setup === undefined
    ? { firebase: false }
    : {
        apiKey: 'demo-key',
        projectId: 'demo-foyer',
        authDomain: 'demo-foyer.firebaseapp.com',
        ...SETUPS[setup],
      }
