import type { LoginCredentials } from '@foyer/sdk'

/** Who the player is at the identity provider, as calls carry it. */
export interface IdentityTokenFields {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
}
export type IdentityCredentials = Extract<LoginCredentials, { type: 'firebase' }>

export const identityTokenFields = ({ channel, idToken }: IdentityCredentials): IdentityTokenFields => ({
  firebaseChannel: channel,
  firebaseIdToken: idToken,
})
