import { defineEvent } from '@foyer/sdk'

/** A player has an account now, and is about to be signed in. */
export interface Registered {
  readonly customerId: string
  readonly customerName?: string
  /** How: `firebase` by the identity provider (EN-18). */
  readonly method?: string
}
export const memberRegistered = defineEvent<Registered>({ id: 'account.registered', keep: true })
