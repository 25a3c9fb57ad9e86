import { checkUrl } from '@foyer/sdk'
import { type TrustedOrigins, trustedUrl } from '../urls/trusted-url.ts'
import { withParameters } from '../urls/with-parameters.ts'

/** The result of `redirectUrl` in the page's address (RR-07). */
export type Redirect =
  /** an address of this site; without token */
  | { readonly kind: 'navigate'; readonly to: string }
  /** another site of the merchant, which receives the token */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refuse' }

/** Query parameters for the other site. */
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

/** Parameters that are removed from addresses within the site: a reload would act on them. */
const RESERVED_PARAMS = { token: undefined, tokens: undefined, redirectUrl: undefined }

/** Resolves a `redirectUrl`. Pure; refuses any address outside the merchant's sites. */
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
