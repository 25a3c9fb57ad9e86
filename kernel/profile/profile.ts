import type { HttpMethod, LanguageCode, Merchant, PageMetadata } from '@foyer/sdk'
import type { ForeignPlugin } from './foreign-plugin.ts'

export type { PageMetadata }

/** What a merchant's profile may change of an endpoint (CA-30). */
export interface EndpointOverride {
  readonly path?: string
  readonly method?: HttpMethod
}

/** A merchant's folder, `merchants/<id>/profile.ts`, as data. The bake makes pages, headers and baked facts from it. */
export interface Profile extends Merchant {
  /** Hosts (without port) that show this merchant; `lotus.localhost` for the mock gateway. */
  readonly hosts: readonly string[]
  /** Colour scheme: fixed, or as the player's device says. */
  readonly theme: 'light' | 'dark' | 'auto'
  /** Colour of the browser's own bars. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** Switches as they stand until the gateway answers: the pages are baked with these. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Settings by plugin id, until the gateway answers. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** `ask`: destinations and cookies of a category wait for the player's consent. */
  readonly consent: 'ask' | 'none'
  /** Where the gateway's images come from; empty: this host. */
  readonly imageCDNs: readonly string[]
  /** Sites that may frame this one, besides itself. */
  readonly frameAncestors: readonly string[]
  /** Another path or method for an endpoint, by its id (CA-30). A path of this site; the bake refuses any other with `BK-ENDPOINT`. */
  readonly endpoints: Readonly<Record<string, EndpointOverride>>
  /** Title, description and keywords by path and language; `*` for every other path (RR-05). */
  readonly metadata: Readonly<Record<string, Partial<Record<LanguageCode, PageMetadata>>>>
  /** Plugins of other repositories. The pages and their policy are made from these: a change takes a bake. */
  readonly foreign?: readonly ForeignPlugin[]
  /** Lets the harness look into the page. For merchants of the mock gateway only. */
  readonly inspection: boolean
}
