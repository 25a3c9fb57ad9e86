import type { GateState, Reason } from '@foyer/sdk'

/** One same-origin channel between a page that may be inspected and whoever inspects it. */
export const INSPECTION_CHANNEL = 'foyer-inspection'

/** What an inspector asks. */
export type InspectionRequest =
  /** report the plugins now, and after every change */
  | { readonly ask: 'plugins' }
  /** the gateway's status has changed: ask it again */
  | { readonly ask: 'refresh' }

export interface PluginReport {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly gate: GateState
  readonly reasons: readonly Reason[]
}

/** What the page answers. */
export type InspectionAnswer =
  | { readonly answer: 'plugins'; readonly plugins: readonly PluginReport[] }
  | { readonly answer: 'here' | 'gone' }
