import type { WritableStore } from '@foyer/sdk'
import { signInWithToken, type TokenSignInDependencies } from '../session/sign-in-with-token.ts'
import { followRedirect, type FollowRedirectDependencies } from './follow-redirect.ts'

export type LandingUrlDependencies = TokenSignInDependencies &
  FollowRedirectDependencies & { readonly sessionKnown: Pick<WritableStore<boolean>, 'set'> }

/**
 * Does what the address asked for that the page was opened with: a token first (RR-01), then `redirectUrl`, with the session
 * that there is by then (RR-07). Whose session it is counts as known when the token is decided.
 */
export async function handleLandingUrl(
  dependencies: LandingUrlDependencies,
  token: unknown,
  search: string,
): Promise<void> {
  if (token !== undefined) await signInWithToken(token, dependencies)
  dependencies.sessionKnown.set(true)
  const redirect = new URLSearchParams(search).get('redirectUrl')
  if (redirect) await followRedirect(redirect, dependencies)
}
