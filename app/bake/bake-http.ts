import { HOME_PATH, type Http, type LanguageCode } from '@foyer/sdk'
import { createKernel } from '../../kernel/boot/kernel.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
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
