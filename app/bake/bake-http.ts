import { type Http, type LanguageCode } from '@foyer/sdk'
import { createKernel } from '../../kernel/boot/kernel.ts'
import type { FailurePort } from '../../kernel/http/ports.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { bakedFacts } from './baked-facts.ts'

/** Nobody sees the page yet: no toast, no alert, no listener of a browser. The caller gets every error. */
const NO_EFFECTS: FailurePort = { onFailure() {} }

/** The site's own HTTP service for a guest of the merchant, with the gateway's address. */
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
    { location: { pathname: '/m/home', search: '', hash: '' }, gateway, failures: NO_EFFECTS },
  )
  return http
}
