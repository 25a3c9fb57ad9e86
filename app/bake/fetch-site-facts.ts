import type { Facts } from '@foyer/sdk'
import { BAKE_CALL_TIMEOUT_MS } from './bake-http.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { siteFacts } from '../../kernel/facts/build-facts.ts'
import { statusRequest } from '../../kernel/site/status-request.ts'
import { decodeStatus } from '../../kernel/site/status-schema.ts'

/**
 * The facts that the gateway reports about a merchant's site and its pages are rendered from: customer
 * service. Maintenance and regions are temporary, and are not baked. Rejects with a `StatusError`, or as
 * `fetch` does.
 */
export async function fetchSiteFacts(profile: Profile, gateway: string): Promise<NonNullable<Facts['site']>> {
  const host = profile.hosts[0] ?? 'localhost'
  const page = { href: `https://${host}/m/home`, hostname: host, search: '' }
  const { url, init } = statusRequest(page, profile.code, profile.defaultLanguage)
  const { code, imageCDNs, switches, settings } = profile
  const signal = AbortSignal.timeout(BAKE_CALL_TIMEOUT_MS)
  const response = await fetch(gateway + url, { ...init, signal })
  const { status } = await decodeStatus(response, { merchantCode: code, imageCDNs, switches, settings })
  const { customerService = false } = siteFacts(status).site ?? {}
  return { customerService }
}
