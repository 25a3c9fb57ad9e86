import type { OriginKind } from '@foyer/sdk'

/**
 * A plugin of another repository that a merchant allows (KN-09). It runs in the page like the site's own
 * code, so the merchant must trust it. Its settings are in the profile's `settings`, like any plugin's.
 */
export interface ForeignPlugin {
  /** The id in its manifest. */
  readonly id: `${string}.${string}`
  /** Address of its file, without a query: https, or http on localhost. Its server must allow CORS. */
  readonly url: string
  /** The hash of the file; the plugin's build prints it. Other bytes are never run. */
  readonly integrity: `sha384-${string}`
  /** The foreign origins that it may reach, `*.` for any subdomain. Must include its manifest's. */
  readonly origins: { readonly [kind in OriginKind]?: readonly `https://${string}`[] }
  /**
   * It is on only while this switch and its own gate are on. Its file, with the manifest, is not fetched
   * before.
   */
  readonly switch?: string
  /** Ids of the site's plugins that it may replace, with their tokens, keys and paths. */
  readonly replaces?: readonly string[]
}
