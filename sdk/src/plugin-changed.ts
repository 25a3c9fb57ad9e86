import { defineEvent } from './event.ts'

/**
 * The state of a plugin in its lifecycle (KN-03): `registered` (its gate is on or pending, and nothing has
 * requested it yet) → `waiting` (for its code, and for what it requires) → `activating` → `active` →
 * `disposing` → `registered` or `off`. A plugin whose start failed is `failed`; one that made too many errors
 * is `quarantined` for the session.
 */
export type PluginState =
  'registered' | 'waiting' | 'activating' | 'active' | 'disposing' | 'off' | 'failed' | 'quarantined'

/** One change of one plugin's state. */
export interface PluginStateChange {
  /** Id of the plugin. */
  readonly plugin: string
  readonly from: PluginState
  readonly to: PluginState
}

/** A plugin's state changed. Sent for each change of each plugin, at once (KN-03). */
export const pluginChanged = defineEvent<PluginStateChange>({ id: 'kernel.plugin-changed' })
