import { defineEvent } from '@foyer/sdk'

/** A player has sent a valid registration; the gateway has not answered yet (TR-18). */
export const registrationSubmitted = defineEvent<undefined>({
  id: 'account.registration-submitted',
  keep: true,
})

/** A player who has an account now, and is about to be signed in. */
export interface RegisteredMember {
  readonly customerId: string
  readonly customerName?: string
  /** How the player registered: `firebase` by the identity provider (EN-18). */
  readonly method?: string
}
export const memberRegistered = defineEvent<RegisteredMember>({ id: 'account.registered', keep: true })
