import { type Activate, sessionEnded } from '@foyer/sdk'
import { phoneVerifiers } from '../shared/points.ts'
import type { manifest } from './manifest.ts'
import { IdentityPhoneVerifier } from './identity-phone-verifier.ts'
import { signOutUser } from './get-identity-service.ts'

/** The module's exports, by the names that the manifest gives. */
export { IdentitySignIn } from './identity-sign-in.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  const codes = new IdentityPhoneVerifier(context, services)
  context.contribute(phoneVerifiers, codes)
  // The session's end clears the tab's storage, but not what is in memory (ST-32).
  context.on(sessionEnded, () => {
    codes.clear()
    signOutUser(context)
  })
}
