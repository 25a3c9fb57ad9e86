import type { LoginCredentials } from '@foyer/sdk'

/** The fields by which a call names the player's identity at the identity provider. */
export interface IdentityTokenFields {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
}
export type IdentityCredentials = Extract<LoginCredentials, { type: 'firebase' }>

export const identityTokenFields = ({ channel, idToken }: IdentityCredentials): IdentityTokenFields => ({
  firebaseChannel: channel,
  firebaseIdToken: idToken,
})
