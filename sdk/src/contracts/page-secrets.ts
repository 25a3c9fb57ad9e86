import { LAUNCH_PATH } from './paths.ts'

/** Query parameters that no destination may see in an address (TR-17): any with `token` in its name, and these. */
const SECRET_PARAMETERS = /token|^(?:redirecturl|code|password|email|mobilenum|phone)$/i

/** Whether a query's pair is a secret, or its value is an address that contains one. */
function isSecret(pair: string): boolean {
  const [[name, value] = ['', '']] = new URLSearchParams(pair)
  return SECRET_PARAMETERS.test(name) || value.includes('@') || (/[?#&;]/.test(value) && holdsSecrets(value))
}

/** Whether an address, a query or a hash contains a secret that a destination must not see (TR-17). */
export const holdsSecrets = (address: string): boolean => address.split(/[?#&;]/).some(isSecret)

/**
 * Whether the page's own address, which a vendor's script reads by itself, contains a secret (TR-17). A
 * destination calls its vendor's script only while it does not; the next `navigated` may have changed that.
 *
 * @param page - `location`
 * @example
 * if (!pageHoldsSecrets(location)) for (const call of waiting.splice(0)) pixel(...call)
 */
export function pageHoldsSecrets({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  // There `code` names a game (RT-08); on any other screen it may be a sign-in code.
  const query = pathname === LAUNCH_PATH ? search.replace(/([?&])code=[^&]*/g, '$1') : search
  return holdsSecrets(query + hash)
}
