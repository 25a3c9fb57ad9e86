import type { Plugin } from '@foyer/sdk'

/** Where a foreign plugin comes from, and what the merchant's profile allows it (KN-09). */
export interface PluginSource {
  /** Address of its file. */
  readonly url: string
  /** Ids of the site's plugins that it may replace. */
  readonly replaces?: readonly string[] | undefined
}

/** A plugin as the host gets it. */
export interface HostedPlugin extends Plugin {
  /** Absent: a plugin of the site itself. */
  readonly source?: PluginSource
}
