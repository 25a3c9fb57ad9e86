import { checkUrl } from '@foyer/sdk'
import { type TrustedOrigins, trustedUrl } from '../urls/trusted-url.ts'
import { withParameters } from '../urls/with-parameters.ts'

/** What `redirectUrl` in the page's address asks for (RR-07). */
export type Redirect =
  /** an address of this site; without token */
  | { readonly kind: 'navigate'; readonly to: string }
  /** another of the merchant's sites, which gets the token */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refuse' }

/** Query parameters that the other site is given. */
export interface HandoffParams {
  /** Absent for a guest. */
  readonly token: string | undefined
  /** The gateway's code: `PT-BR`. */
  readonly language: string
  /** CSS colour of the brand. */
  readonly headerColor: string
  /** The merchant's name. */
  readonly title: string
}

/** Names that no address within the site may have: a reload would act on them. */
const RESERVED_PARAMS = { token: undefined, tokens: undefined, redirectUrl: undefined }

/** Decides on a `redirectUrl`. Pure; whatever is neither this site nor one of the merchant's is refused. */
export function resolveRedirect(raw: string, places: TrustedOrigins, handoff: HandoffParams): Redirect {
  const own = checkUrl(raw, { kind: 'own', origin: places.origin })
  if (own) return { kind: 'navigate', to: withParameters(own, RESERVED_PARAMS).slice(own.origin.length) }
  const url = trustedUrl(raw, places)
  if (!url) return { kind: 'refuse' }
  const { token, language, headerColor, title } = handoff
  return {
    kind: 'external',
    url: withParameters(url, { token, language, headerColor, b2c: '1', title }),
  }
}
