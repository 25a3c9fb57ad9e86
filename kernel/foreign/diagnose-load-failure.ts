import type { PluginError } from '@foyer/sdk'
import { hostError } from '../host/errors/host-error.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'

/**
 * Why the browser did not run a foreign file; a script element does not report it. So this fetches the file
 * again, as data: if it arrives, its bytes were wrong; if it arrives only where nobody reads it, the server
 * does not let this site read it. `PL-INTEGRITY` or `PL-NETWORK`.
 */
export async function diagnoseLoadFailure({ id, url, integrity }: ForeignPlugin): Promise<PluginError> {
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'force-cache' })
    if (!response.ok) return hostError('PL-NETWORK', id, 'load', { url, status: response.status })
    const hash = await hashOf(await response.arrayBuffer())
    if (hash === integrity) return hostError('PL-NETWORK', id, 'load', { url })
    return hostError('PL-INTEGRITY', id, 'load', `${url} is ${hash}`)
  } catch (error) {
    const missing = (await answersUnread(url)) ? { missing: 'Access-Control-Allow-Origin' } : {}
    return hostError('PL-NETWORK', id, 'load', { url, ...missing }, error)
  }
}

/** Whether the server answers a request whose answer the page may not read. */
const answersUnread = (url: string): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  )

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', bytes)
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
