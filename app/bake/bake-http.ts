import { type Facts, HOME_PATH, type Http, type LanguageCode } from '@foyer/sdk'
import { createKernel } from '../../kernel/boot/kernel.ts'
import { siteFacts } from '../../kernel/facts/build-facts.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { statusRequest } from '../../kernel/site/status-request.ts'
import { decodeStatus } from '../../kernel/site/status-schema.ts'
import { bakedFacts } from './baked-facts.ts'

/** A call of a bake fails after this time: a merchant's pages of before are better than a bake that never ends. */
export const BAKE_CALL_TIMEOUT_MS = 10_000

/**
 * The site's own HTTP service for a guest of the merchant, with the gateway's address. Nobody sees the page yet: a
 * failed call shows no toast and no alert, and starts nothing of a browser's.
 */
export function bakeHttp(profile: Profile, language: LanguageCode, gateway: string): Http {
  const { http } = createKernel(
    {
      build: '',
      merchant: profile,
      language,
      facts: bakedFacts(profile),
      textsUrl: '',
      texts: {},
      data: {},
      domains: profile.hosts,
      imageCDNs: profile.imageCDNs,
      endpoints: profile.endpoints,
      metadata: {},
      inspection: false,
    },
    {
      location: { pathname: HOME_PATH, search: '', hash: '' },
      gateway,
      failures: { onFailure: () => undefined },
    },
  )
  return {
    call: (endpoint, ...options) => {
      const timeoutMs = Math.min(endpoint.timeoutMs ?? BAKE_CALL_TIMEOUT_MS, BAKE_CALL_TIMEOUT_MS)
      return http.call({ ...endpoint, timeoutMs }, ...options)
    },
    flush: () => http.flush(),
  }
}

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
