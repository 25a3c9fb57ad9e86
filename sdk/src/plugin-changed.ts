import { defineEvent } from './event.ts'

/**
 * registered → waiting (for its code and what it requires) → activating → active → disposing → registered or off, with
 * `failed` and `quarantined` off to the side (KN-03). `registered`: nothing has asked for it yet.
 */
export type PluginState =
  'registered' | 'waiting' | 'activating' | 'active' | 'disposing' | 'off' | 'failed' | 'quarantined'

/** A plugin's change of state. */
export interface PluginChange {
  /** The plugin's id. */
  readonly plugin: string
  readonly from: PluginState
  readonly to: PluginState
}

/** Every change of every plugin's state, as it happens; built only while somebody listens (KN-03). */
export const pluginChanged = defineEvent<PluginChange>({ id: 'kernel.plugin-changed' })
