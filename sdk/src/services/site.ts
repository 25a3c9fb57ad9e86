import { defineEvent } from '../event.ts'
import type { FactArea } from '../gate.ts'
import type { LanguageCode } from '../language.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/** What the gateway says of the site (EN-25), checked and defaulted. */
export interface SiteStatus {
  readonly merchantCode: string
  readonly imageCDNs: readonly string[]
  readonly mainDomain: string | undefined
  readonly domains: readonly string[]
  /** The merchant's switches: `{ CBS3: true }`. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Template parameters (EN-27) as the gateway gives them. */
  readonly templates: Readonly<Record<string, string>>
  /** Plugins' settings by plugin id. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly captcha: { readonly id: string | undefined; readonly version: 'v3' | 'v4' }
  readonly profileIconCount: number
  /** Registration asks for a captcha. */
  readonly registerCaptcha?: boolean
  /**
   * Parts of the answer that one plugin alone reads, and checks by itself: `customerService`, `paths`, `resources`, `sms`,
   * `analytics`, as the gateway gives them. Absent while the status is a kept one.
   */
  readonly parts?: Readonly<Record<string, unknown>>
  readonly ip: string | undefined
  readonly test: boolean
  readonly maintenance: boolean
  /** Epoch milliseconds. */
  readonly maintenanceEnd: number | undefined
  readonly regionRestriction: boolean
}

export type SiteState = 'pending' | 'ready' | 'failed'

/** Why a call for the status failed, and what the gateway said, where it answered (ER-01). */
export interface SiteFailure {
  /** `SI-NETWORK`, `SI-TIMEOUT`, `SI-STATUS`, `SI-REFUSED` or `SI-SHAPE`. */
  readonly code: string
  readonly answer: {
    readonly httpStatus?: number
    readonly errorCode?: string | undefined
    /** For the player: text, never HTML. */
    readonly message?: string | undefined
  }
}

export interface Site {
  /** The merchant's name and code, theme and currency, as baked into the page. */
  readonly merchant: Merchant
  /** `undefined` until an answer, or a kept one, has arrived. */
  readonly status: Store<SiteStatus | undefined>
  readonly state: Store<SiteState>
  readonly switches: Store<FactArea>
  /** Why the latest call failed; `undefined` once one has succeeded. The last good status stays meanwhile. */
  readonly failure: Store<SiteFailure | undefined>
  /** Asks the gateway again. Resolves when its answer has been applied, or has failed. */
  refresh(): Promise<void>
  /** Makes an image address of the gateway absolute on the merchant's image CDN; data: and http: are refused. */
  image(path: string): string
  /** Title, description and keywords of a page, as the merchant's profile has them (RR-05). Never rejects. */
  metadata(path: string, language: LanguageCode): Promise<PageMetadata>
}
export const SITE = token<Site>('kernel.site')

/** What a page says of itself to search engines, and as the title of its tab. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly keywords?: string
}

export interface Merchant {
  /** Folder name of the profile: `lotus`. */
  readonly id: string
  /** The gateway's code, sent as the Merchant header. */
  readonly code: string
  readonly name: string
  /** ISO 4217. */
  readonly currency: string
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
}

export const siteStatusArrived = defineEvent<SiteStatus>({ id: 'site.status', keep: false })

/** The site is closed to this player, or its status could not be had: `status` and `failure` tell. Starts what shows it. */
export const siteTroubled = defineEvent<undefined>({ id: 'site.troubled' })
