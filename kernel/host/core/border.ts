import type { PluginError } from '@foyer/sdk'
import type { PluginRecord } from './graph-nodes.ts'
import type { HostedPlugin } from './hosted-plugin.ts'

/** A method of a plugin's context. */
export type ContextCall =
  | 'contribute'
  | 'contributions'
  | 'on'
  | 'emit'
  | 'intercept'
  | 'timeout'
  | 'interval'
  | 'script'
  | 'mount'
  | 'global'
  | 'defer'

/**
 * Checks everything that a plugin gives to the host (KN-06). Its code is loaded after the first paint, and
 * always before a foreign plugin. The manifests and static values of the site's own plugins are checked when
 * the site is built.
 */
export interface Border {
  /** Why a plugin is refused, if it is. */
  checkPlugin(plugin: HostedPlugin): PluginError | undefined
  /** `PL-MODULE` where the module lacks a component that the manifest names. */
  checkModule(record: PluginRecord, module: Readonly<Record<string, unknown>>): PluginError | undefined
  /**
   * Throws a `PluginError` for a call of the context that is wrong. For a contribution it returns the value to
   * contribute: see `guardStores`.
   */
  checkCall(record: PluginRecord, call: ContextCall, ...given: readonly unknown[]): unknown
  /** Ids of the plugins that read a point; `site`: the site itself does; `undefined`: a point that nobody declared. */
  readersOf(point: string): readonly string[] | 'site' | undefined
}
