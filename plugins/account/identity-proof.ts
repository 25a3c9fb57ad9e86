import type { LoginCredentials } from '@foyer/sdk'

/** Who the player is at the identity provider, as calls carry it. */
export interface IdentityProof {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
}
export type IdentityCredentials = Extract<LoginCredentials, { type: 'firebase' }>

export const proofOf = ({ channel, idToken }: IdentityCredentials): IdentityProof => ({
  firebaseChannel: channel,
  firebaseIdToken: idToken,
})
