import type { Kernel } from '../boot/kernel.ts'
import { adoptToken } from '../session/adopt-token.ts'
import { followRedirect } from './follow-redirect.ts'

/**
 * Does what the address asked for that the page was opened with: a token first (RR-01), then `redirectUrl`, with the session
 * that there is by then (RR-07). Whose session it is counts as known when the token is decided.
 */
export async function arrive(kernel: Kernel, token: unknown, query: string): Promise<void> {
  if (token !== undefined) await adoptToken(token, kernel)
  kernel.sessionKnown.set(true)
  const redirect = new URLSearchParams(query).get('redirectUrl')
  if (redirect) await followRedirect(redirect, kernel)
}
