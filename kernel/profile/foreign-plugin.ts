import type { OriginKind } from '@foyer/sdk'

/**
 * A plugin of another repository that a merchant lets in (KN-09). It runs in the page as the site's own code does, so it
 * is code that the merchant trusts. Its settings stand in the profile's `settings`, as any plugin's do.
 */
export interface ForeignPlugin {
  /** As its manifest says. */
  readonly id: `${string}.${string}`
  /** Address of its one file, without a query: https, or http on localhost. Its server allows other origins (CORS). */
  readonly url: string
  /** Of exactly this file; the plugin's build prints it. Other bytes are never run. */
  readonly integrity: `sha384-${string}`
  /** The foreign hosts that it may reach, `*.` for any below one. What its manifest names must be among them. */
  readonly origins: { readonly [kind in OriginKind]?: readonly `https://${string}`[] }
  /** It is on only while this switch is, besides its own gate. Until then its file, which holds the manifest, is not fetched. */
  readonly switch?: string
}
