import type { Facts } from '@foyer/sdk'
import type { ExtensionRegistry } from '../extension-points/extension-registry.ts'
import type { DependencyGraph } from './dependency-graph.ts'
import type { GateContext } from './resolve-gate.ts'

/** What has happened since the page began. */
export interface StartupPhases {
  start: boolean
  idle: boolean
  /** A member has been signed in. */
  member: boolean
}

/** What a host goes by, and what it knows. */
export interface ReadonlyHostState extends GateContext {
  readonly phases: Readonly<StartupPhases>
  readonly graph: DependencyGraph
  readonly extensions: ExtensionRegistry
}
/** As the host itself sees it, which alone writes it. */
export interface HostState extends ReadonlyHostState {
  facts: Facts
  partial: boolean
  disposed: boolean
  readonly phases: StartupPhases
}
