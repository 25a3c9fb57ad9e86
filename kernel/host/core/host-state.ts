import type { Facts } from '@foyer/sdk'
import type { ExtensionRegistry } from '../extension-points/extension-registry.ts'
import type { Border } from './border.ts'
import type { DependencyGraph } from './dependency-graph.ts'
import type { GateContext } from './resolve-gate.ts'

/** The phases that the page has reached. */
export interface StartupPhases {
  start: boolean
  idle: boolean
  /** A member has signed in. */
  member: boolean
}

/** The inputs of a host, and its records. */
export interface ReadonlyHostState extends GateContext {
  readonly phases: Readonly<StartupPhases>
  readonly graph: DependencyGraph
  readonly extensions: ExtensionRegistry
  readonly border: Border | undefined
}
/** The same as the host itself uses it; only the host writes it. */
export interface HostState extends ReadonlyHostState {
  facts: Facts
  partial: boolean
  disposed: boolean
  border: Border | undefined
  readonly phases: StartupPhases
}
