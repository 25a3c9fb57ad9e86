import { defineEvent, defineExtensionPoint } from '@foyer/sdk'
import type { MobileNumber } from './mobile-numbers.ts'

/** The result of a code. `refused`: the reason for the player, with code and cause (ER-10). */
export type Confirmation = { readonly idToken: string } | { readonly refused: string }

/**
 * Sends codes to phones in place of the gateway, and verifies them: the identity provider. Forms do not use
 * it: `MobileNumbers` does, if the merchant's codes are sent by it.
 */
export interface PhoneVerifier {
  /** Sends a code. Rejects if none was sent; the player has been shown why, unless the signal was aborted. */
  send(number: MobileNumber, signal: AbortSignal): Promise<void>
  /**
   * Verifies the code for the number. A right code stays right until another is sent: after a refusal by the
   * gateway, a form may ask again, and gets a token at most 300 s old (CO-09). Never rejects.
   */
  confirm(number: MobileNumber, code: string): Promise<Confirmation>
}
export const phoneVerifiers = defineExtensionPoint<PhoneVerifier>({
  id: 'account.phone-verifiers',
  cardinality: 'one',
})

/** A provider sends the merchant's codes. Its `activateOn` names this event: no other site loads it. */
export const phoneVerificationRequested = defineEvent<undefined>({
  id: 'account.phone-verification-requested',
  keep: true,
})
