import type { Facts, LanguageCode, Merchant, Texts } from '@foyer/sdk'
import type { ForeignPlugin } from './foreign-plugin.ts'
import type { Profile } from './profile.ts'

/** The one data block of a baked page (`<script type="application/json" id="foyer-baked">`): what the page was rendered from. */
export interface BakedPage {
  /** Changes with every build; kept facts of another build are dropped. */
  readonly build: string
  readonly merchant: Merchant
  readonly language: LanguageCode
  readonly facts: Facts
  /** Where the texts stand, with a trailing slash: `/m/t/<hash>/`. */
  readonly textsUrl: string
  /** Texts by namespace, as many as the first paint needs. */
  readonly texts: Readonly<Record<string, Texts>>
  /** What plugins' `bake.ts` returned, by plugin id. */
  readonly data: Readonly<Record<string, unknown>>
  /** Hosts, without port, that show this merchant: the page's policy lets it reach these. */
  readonly domains: readonly string[]
  readonly imageCDNs: readonly string[]
  readonly endpoints: Profile['endpoints']
  readonly metadata: Profile['metadata']
  /** The only plugins of other repositories that this page may load; absent where there are none. */
  readonly foreign?: readonly ForeignPlugin[]
  readonly inspection: boolean
}
