import type { Facts, PluginError } from '@foyer/sdk'
import type { Bus } from '../events/bus.ts'
import type { Ports } from './context/ports.ts'
import type { ReadonlyHostState } from './host-state.ts'
import type { CallLimits } from './pending-calls.ts'

export interface HostOptions extends CallLimits {
  readonly facts: Facts
  readonly events: Bus
  readonly ports: Ports
  /**
   * Called with every error of a plugin, and with warnings (`PL-SWITCH`, `PL-SETTING`, `PL-MISSING`,
   * `PL-GATE`).
   */
  readonly report: (error: PluginError) => void
  /** Plugins that are never quarantined, and stay on when their gate throws: sign-in, navigation. */
  readonly locked?: readonly string[]
  /** More plugins and kernel services will be added: until `complete()` a missing one is pending, not off. */
  readonly partial?: boolean
  /** Whether an error means that code could not be fetched; such an error never counts against the plugin. */
  readonly isFetchFailure?: (cause: unknown) => boolean
  /**
   * Looks for mistakes in plugins that are off, after every reconciliation of an idle page. `warn` reports
   * the first warning about each plugin; `warned` lists the plugins with a reported warning.
   */
  readonly diagnose?: (host: ReadonlyHostState, warn: Warn, warned: ReadonlySet<string>) => void
}
/** Reports the warnings about one plugin; after the first call with any, later ones about it are dropped. */
export type Warn = (...warnings: readonly PluginError[]) => void
