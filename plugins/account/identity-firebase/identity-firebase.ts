import { type Activate, sessionEnded } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { forgetUser } from './service-of.ts'

/** The module's exports, by the names that the manifest gives. */
export { IdentitySignIn } from './identity-sign-in.tsx'

export const activate: Activate<typeof manifest> = (context) => {
  // What stands in the tab's storage goes with the session; what the vendor's SDK has in memory would not (ST-32).
  context.on(sessionEnded, () => forgetUser(context))
}
