import type { Facts, LanguageCode, Merchant, Texts } from '@foyer/sdk'
import type { ForeignPlugin } from './foreign-plugin.ts'
import type { Profile } from './profile.ts'

/**
 * The data block of a baked page (`<script type="application/json" id="foyer-baked">`), from which it was
 * rendered.
 */
export interface BakedPage {
  /** Changes with every build; a cached status of another build is dropped. */
  readonly build: string
  readonly merchant: Merchant
  readonly language: LanguageCode
  readonly facts: Facts
  /** Path of the texts, with a trailing slash: `/m/t/<hash>/`. */
  readonly textsUrl: string
  /** Texts by namespace, for the first paint only. */
  readonly texts: Readonly<Record<string, Texts>>
  /** Namespaces of `texts` that lack what the first paint does not show; absent when none does. */
  readonly partialTexts?: readonly string[]
  /** What plugins' `bake.ts` returned, by plugin id. */
  readonly data: Readonly<Record<string, unknown>>
  /** Hosts, without port, that serve this merchant: the page's policy allows requests to these. */
  readonly domains: readonly string[]
  readonly imageCDNs: readonly string[]
  readonly endpoints: Profile['endpoints']
  readonly metadata: Profile['metadata']
  /** The only foreign plugins that this page may load; absent when there are none. */
  readonly foreign?: readonly ForeignPlugin[]
  readonly inspection: boolean
}
