/** How a merchant's gateway sets the identity provider up, for its part `sms` of the status (VA-14). */
const SETUPS = {
  /** Google and Facebook; text messages are the gateway's own affair. */
  social: { firebase: false },
  /** The identity provider sends the text messages too. */
  phone: { firebase: true },
  /** With a key that cannot be one. */
  'bad-key': { firebase: true, apiKey: 'demo:key' },
  none: undefined,
} as const

export type IdentitySetup = keyof typeof SETUPS
export const IDENTITY_SETUPS = Object.keys(SETUPS) as readonly IdentitySetup[]

export const identitySetup = (text: string): IdentitySetup | undefined =>
  IDENTITY_SETUPS.find((setup) => setup === text)

/** The part `sms` as the gateway gives it. The key and project are nobody's: no such project exists. */
export function identityPart(setup: IdentitySetup = 'social'): object {
  const given = SETUPS[setup]
  if (!given) return { firebase: false }
  return { apiKey: 'demo-key', projectId: 'demo-foyer', authDomain: 'demo-foyer.firebaseapp.com', ...given }
}
