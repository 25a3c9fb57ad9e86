import type { HttpMethod, LanguageCode, Merchant, PageMetadata } from '@foyer/sdk'
import type { ForeignPlugin } from './foreign-plugin.ts'

export type { PageMetadata }

/** The changes that a merchant's profile may make to an endpoint (CA-30). */
export interface EndpointOverride {
  readonly path?: string
  readonly method?: HttpMethod
}

/** A profile as its merchant writes it, in `merchants/<id>/profile.ts`. `withDefaultLanguage` makes the profile of it. */
export type ProfileSource = Omit<Profile, 'defaultLanguage'> & {
  /** Absent: CN, else the first of `languages` (LG-01). */
  readonly defaultLanguage?: LanguageCode
}

/** A merchant's folder as data: the source of pages, headers and baked facts. */
export interface Profile extends Merchant {
  /** A visitor who has chosen no language gets the browser's, where the merchant serves it; otherwise `defaultLanguage` (LG-01). */
  readonly followBrowserLanguage?: boolean
  /** Hosts (without port) that serve this merchant; `lotus.localhost` for the mock gateway. */
  readonly hosts: readonly string[]
  /** Colour scheme: fixed, or the setting of the player's device. */
  readonly theme: 'light' | 'dark' | 'auto'
  /** Colour of the browser's own bars. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** Switches until the gateway answers: the pages are baked with these. */
  readonly switches: Readonly<Record<string, boolean>>
  /**
   * Ids of plugins that are off, until the gateway answers: its `info.whitelabelVal.disabled`, a list of ids, replaces this one.
   * Every plugin may be disabled but the chrome and the log-in.
   */
  readonly disabled?: readonly string[]
  /** Settings by plugin id, until the gateway answers. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** `ask`: destinations and cookies of a category wait for the player's consent. */
  readonly consent: 'ask' | 'none'
  /** Addresses of the CDNs for the gateway's images; empty: this host. */
  readonly imageCDNs: readonly string[]
  /** Sites that may frame this one, besides itself. */
  readonly frameAncestors: readonly string[]
  /**
   * Another path or method for an endpoint, by its id (CA-30). The path must be on this site; else the bake
   * fails with `BK-ENDPOINT`.
   */
  readonly endpoints: Readonly<Record<string, EndpointOverride>>
  /** Title, description and keywords by path and language; `*` for every other path (RR-05). */
  readonly metadata: Readonly<Record<string, Partial<Record<LanguageCode, PageMetadata>>>>
  /** Foreign plugins. The pages and their policy are made from these: a change requires a bake. */
  readonly foreign?: readonly ForeignPlugin[]
  /** Lets the harness inspect the page. For merchants of the mock gateway only. */
  readonly inspection: boolean
}
