import { checkUrl } from '@foyer/sdk'
import { type TrustedOrigins, trustedUrl } from '../urls/trusted-url.ts'
import { withParameters } from '../urls/with-parameters.ts'

/** What `redirectUrl` in the page's address asks for (RR-07). */
export type Redirect =
  /** a place of this site; without token */
  | { readonly kind: 'go'; readonly to: string }
  /** another of the merchant's sites, which gets the token */
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'refuse' }

/** What goes along to another site. */
export interface Luggage {
  /** Absent for a guest. */
  readonly token: string | undefined
  /** The gateway's code: `PT-BR`. */
  readonly language: string
  /** CSS colour of the brand. */
  readonly headerColor: string
  /** The merchant's name. */
  readonly title: string
}

/** Names that no address within the site may carry: a reload would obey them. */
const OBEYED = { token: undefined, tokens: undefined, redirectUrl: undefined }

/** Decides on a `redirectUrl`. Pure; whatever is neither this site nor one of the merchant's is refused. */
export function redirectOf(raw: string, places: TrustedOrigins, luggage: Luggage): Redirect {
  const own = checkUrl(raw, { kind: 'own', origin: places.origin })
  if (own) return { kind: 'go', to: withParameters(own, OBEYED).slice(own.origin.length) }
  const url = trustedUrl(raw, places)
  if (!url) return { kind: 'refuse' }
  const { token, language, headerColor, title } = luggage
  return {
    kind: 'leave',
    url: withParameters(url, { token, language, headerColor, b2c: '1', title }),
  }
}
