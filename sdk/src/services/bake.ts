import type { LanguageCode } from '../language.ts'
import type { Http } from './http.ts'
import type { Merchant } from './site.ts'

/**
 * The default export of a plugin's `bake.ts`. It runs when a merchant's pages are baked, never in the
 * browser, and returns JSON that is put into the page, so that the first paint needs no call. The plugin
 * reads it as `context.baked`. Where it rejects, the page is baked without the plugin's data.
 *
 * @example
 * const bake: Bake<readonly Banner[]> = ({ http }) => http.call(listBanners)
 * export default bake
 */
export type Bake<Data> = (input: {
  /** Calls the gateway as a guest of the merchant, in the language that is baked. */
  readonly http: Http
  readonly merchant: Merchant
  readonly language: LanguageCode
  /** The language as BCP 47, for Intl. */
  readonly tag: string
}) => Promise<Data>
