import { type Activate, sessionEnded } from '@foyer/sdk'
import { phoneProofs } from '../phone-proofs.ts'
import type { manifest } from './manifest.ts'
import { PhoneCodes } from './phone-codes.ts'
import { forgetUser } from './service-of.ts'

/** The module's exports, by the names that the manifest gives. */
export { IdentitySignIn } from './identity-sign-in.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  const codes = new PhoneCodes(context, services)
  context.contribute(phoneProofs, codes)
  // What stands in the tab's storage goes with the session; what is in memory would not (ST-32).
  context.on(sessionEnded, () => {
    codes.forget()
    forgetUser(context)
  })
}
