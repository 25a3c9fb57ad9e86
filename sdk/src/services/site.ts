import { defineEvent } from '../event.ts'
import type { FactArea } from '../gate.ts'
import type { LanguageCode } from '../language.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/**
 * What the gateway reports about the site (EN-25), checked; a field in a wrong shape has its default
 * (`SI-FIELD`).
 */
export interface SiteStatus {
  readonly merchantCode: string
  /** Origins of the merchant's image CDNs. */
  readonly imageCDNs: readonly string[]
  /** Host name of the merchant's main address. */
  readonly mainDomain: string | undefined
  /** Host names of the merchant's other addresses (CA-11). */
  readonly domains: readonly string[]
  /** The merchant's switches: `{ CBS3: true }`. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Template parameters by name (EN-27), as the gateway gives them. */
  readonly templates: Readonly<Record<string, string>>
  /** The plugins that the merchant has disabled, by id: `{ 'tracking.facebook': true }`. */
  readonly disabled?: Readonly<Record<string, boolean>>
  /** Settings of plugins by plugin id, unchecked. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The merchant's captcha: its id at GeeTest, and the version of its protocol. */
  readonly captcha: { readonly id: string | undefined; readonly version: 'v3' | 'v4' }
  /** How many pictures a player may choose from. */
  readonly profileIconCount: number
  /** Registration asks for a captcha. */
  readonly registerCaptcha?: boolean
  /**
   * Parts of the answer that a single plugin reads, unchecked: `customerService`, `paths`, `resources`,
   * `sms`, `analytics`, `affiliate`. Absent while the status is that of an earlier visit.
   */
  readonly parts?: Readonly<Record<string, unknown>>
  /** The player's address, as the gateway sees it. */
  readonly ip: string | undefined
  /** A test installation. */
  readonly test: boolean
  /** The site is closed for maintenance. */
  readonly maintenance: boolean
  /** When the maintenance ends: epoch milliseconds. */
  readonly maintenanceEnd: number | undefined
  /** The site is closed to players of this region. */
  readonly regionRestriction: boolean
}

/** The state of the first call for the status: under way, answered, or failed. */
export type SiteState = 'pending' | 'ready' | 'failed'

/** Why a call for the status failed, and what the gateway answered, where it did (ER-01). */
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

/** The merchant and the site's status. */
export interface Site {
  /** The merchant's name and code, theme and currency, as baked into the page. */
  readonly merchant: Merchant
  /** The build that this page is of, which support may ask the player for: `8fa05b5d7242`. */
  readonly build: string
  /** What the player quotes to support where something failed; the errors of the log have it too: `7KQ2-9F4T`. */
  readonly reference: string
  /** The last good answer, at first that of an earlier visit; `undefined` until there is one. */
  readonly status: Store<SiteStatus | undefined>
  readonly state: Store<SiteState>
  /** The merchant's switches; `undefined` until they have arrived. */
  readonly switches: Store<FactArea>
  /**
   * Why the latest call failed; `undefined` once one succeeds. `status` keeps the last good answer meanwhile.
   */
  readonly failure: Store<SiteFailure | undefined>
  /**
   * Asks the gateway again. Resolves when the answer has been applied, or the call has failed; never rejects.
   */
  refresh(): Promise<void>
  /**
   * Turns an image path of the gateway into an address on the merchant's image CDN; empty for data: and
   * http:, which are refused.
   */
  image(path: string): string
  /** Title, description and keywords of a page, from the merchant's profile (RR-05). Never rejects. */
  metadata(path: string, language: LanguageCode): Promise<PageMetadata>
}
/** The site. Always there. */
export const SITE = token<Site>('kernel.site')

/** A page's metadata for search engines, and the title of its tab. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** The profile has none for this page: these are for any page. */
  readonly general?: true
}

/**
 * What a merchant must say about itself, from its profile; the site's footer shows it. An address is an https
 * one, or a path of this host below `/documents/`; `{language}` in it stands for the player's language, such as `pt-BR`.
 */
export interface MerchantLegal {
  /** The company that runs the site, with its registration and its office, as the law wants it written. */
  readonly company: string
  /** Under whose licence the site runs; `href`: the page of the authority that confirms it. */
  readonly licence?: { readonly authority: string; readonly number: string; readonly href?: string }
  /** The age in years from which one may play. */
  readonly minimumAge: number
  /** Address of the terms of use. */
  readonly terms: string
  /** Address of the privacy policy. */
  readonly privacy: string
  /** Address of the page about limits and breaks. */
  readonly saferPlay?: string
  /** Who helps people whom playing harms. `href`: an address, or `tel:` and a number. */
  readonly helpline?: { readonly name: string; readonly href: string }
  /** Where players may write to: `help@merchant.example`. */
  readonly mail?: string
  /** Where players may call, as they would dial it: `+84 28 3822 0000`. */
  readonly phone?: string
  /** Names of the means of payment, as players know them. */
  readonly payments?: readonly string[]
}

/** The brand of this site, from its profile. It stays the same for as long as the page is open. */
export interface Merchant {
  /** Folder name of the profile: `lotus`. */
  readonly id: string
  /** The gateway's code, sent as the Merchant header. */
  readonly code: string
  /** The brand's name, for players. */
  readonly name: string
  /** Three letters, ISO 4217. */
  readonly currency: string
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
  /** The operator's own app, as its user agent names it before a slash and its version; default: `FoyerApp`. */
  readonly appName?: string
  /** What its pages must say about it. */
  readonly legal: MerchantLegal
}

/** The gateway answered with a status; sent for each answer. */
export const siteStatusArrived = defineEvent<SiteStatus>({ id: 'site.status', keep: false })

/**
 * The site is closed to this player, or its status could not be fetched; `Site.status` and `Site.failure`
 * show which.
 */
export const siteUnavailable = defineEvent<undefined>({ id: 'site.unavailable' })
