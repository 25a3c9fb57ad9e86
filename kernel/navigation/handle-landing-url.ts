import type { WritableStore } from '@foyer/sdk'
import { signInWithToken, type TokenSignInDependencies } from '../session/sign-in-with-token.ts'
import { followRedirect, type FollowRedirectDependencies } from './follow-redirect.ts'

export type LandingUrlDependencies = TokenSignInDependencies &
  FollowRedirectDependencies & {
    readonly session: { readonly known: Pick<WritableStore<boolean>, 'set'> }
  }

/**
 * Handles the address that the page was opened with: first a token (RR-01), then `redirectUrl`, with the
 * session of that moment (RR-07). The session counts as known when the token sign-in is decided.
 */
export async function handleLandingUrl(
  dependencies: LandingUrlDependencies,
  token: unknown,
  search: string,
): Promise<void> {
  if (token !== undefined) await signInWithToken(token, dependencies)
  dependencies.session.known.set(true)
  const redirect = new URLSearchParams(search).get('redirectUrl')
  if (redirect) await followRedirect(redirect, dependencies)
}
