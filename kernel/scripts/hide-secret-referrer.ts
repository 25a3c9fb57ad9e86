import { holdsSecrets } from '@foyer/sdk'

/**
 * Takes the secrets out of `document.referrer`, which vendors' scripts send by themselves (TR-17): a sign-in code or a token
 * in the address of the page before. The origin is left, which is what other sites' policies send.
 */
export function hideSecretReferrer(page: Document = document): void {
  const { referrer } = page
  if (!holdsSecrets(referrer)) return
  const clean = `${new URL(referrer).origin}/`
  Object.defineProperty(page, 'referrer', { configurable: true, get: () => clean })
}
