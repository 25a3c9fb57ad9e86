import { defineEvent, defineExtensionPoint } from '@foyer/sdk'
import type { MobileNumber } from './mobile-numbers.ts'

/** What came of a code. `refused`: why, in the player's words, with code and reason (ER-10). */
export type Confirmation = { readonly idToken: string } | { readonly refused: string }

/**
 * Somebody who sends codes to phones in place of the gateway, and says whose phone it is: the identity provider. Forms do not
 * meet it: `MobileNumbers` asks it where the merchant's codes go by it.
 */
export interface PhoneVerifier {
  /** Sends a code. Rejects where none was sent; the player has been told then, unless the signal was aborted. */
  send(number: MobileNumber, signal: AbortSignal): Promise<void>
  /**
   * Takes the code that came to the number. Once it was right it stays so until another is sent: a form that the gateway refuses
   * may ask again, and gets a token at most 300 s old (CO-09). Rejects for nothing.
   */
  confirm(number: MobileNumber, code: string): Promise<Confirmation>
}
export const phoneVerifiers = defineExtensionPoint<PhoneVerifier>({
  id: 'account.phone-verifiers',
  cardinality: 'one',
})

/** The merchant's codes go by a provider. One names it under `activate`, so that no other site loads it. */
export const phoneVerificationRequested = defineEvent<undefined>({
  id: 'account.phone-verification-requested',
  keep: true,
})
