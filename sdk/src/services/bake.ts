import type { LanguageCode } from '../language.ts'
import type { Http } from './http.ts'
import type { Merchant } from './site.ts'

/**
 * Default export of a plugin's `bake.ts`: runs when a merchant's pages are baked (never in the browser) and returns JSON
 * that stands in the page, so that the first paint needs no call. The plugin reads it as `context.baked`.
 * A rejection leaves the plugin without baked data; the page is baked all the same.
 */
export type Bake<Data> = (input: {
  /** As a guest of the merchant, in the language being baked. */
  readonly http: Http
  readonly merchant: Merchant
  readonly language: LanguageCode
  /** The same as BCP 47, for Intl. */
  readonly tag: string
}) => Promise<Data>
