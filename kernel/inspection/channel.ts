import type { FactArea } from '@foyer/sdk'
import type { ApplyResult } from '../host/tooling/apply.ts'
import type { Change } from '../host/tooling/fact-change.ts'
import type { Explanation } from '../host/tooling/explain.ts'
import type { ForeignReport } from '../foreign/foreign-report.ts'
import type { Plan } from '../host/tooling/plan.ts'

/** The same-origin channel between pages that may be inspected and their inspectors. */
export const INSPECTION_CHANNEL = 'foyer-inspection'

/** The calls that an inspector may make to a page, by name, with parameters and answer. */
export interface InspectionCalls {
  /** Computes the effects of a change. */
  readonly plan: { readonly params: Change; readonly answer: Plan }
  /** Applies a plan in this page only; the gateway is not changed. */
  readonly apply: { readonly params: Plan; readonly answer: ApplyResult }
  /** Requests the gateway's status again; answers when it is applied. */
  readonly refresh: { readonly params: undefined; readonly answer: undefined }
  /**
   * The value of a service that is a store, by its token: what a plugin keeps for inspectors (HA-03). `undefined` where
   * nobody provides it.
   */
  readonly store: { readonly params: string; readonly answer: unknown }
  /**
   * The result of a method of a service that a plugin provides for inspectors: its token ends in `.tools`. `undefined`
   * where nobody provides it.
   */
  readonly tool: { readonly params: ToolCall; readonly answer: unknown }
  /** The form of a plugin's settings, by its id. */
  readonly form: { readonly params: string; readonly answer: SettingsForm }
}
export type InspectionCall = keyof InspectionCalls

/** A call of a service's method; arguments and result are data. */
export interface ToolCall {
  readonly token: string
  readonly method: string
  readonly args: readonly unknown[]
}

/** A message from an inspector. */
export type InspectionRequest =
  /** every page: report the plugins now, and after every change */
  | { readonly ask: 'plugins' }
  /** every page: the gateway's status has changed, ask it again */
  | { readonly ask: 'refresh' }
  /** one page; the answer carries the same `requestId` */
  | {
      readonly ask: InspectionCall
      readonly page: string
      readonly requestId: string
      readonly params: unknown
    }

/** The settings of a plugin, as data for a form. */
export interface SettingsForm {
  /** JSON Schema of the settings; absent when the plugin's schema cannot be converted. */
  readonly schema?: unknown
  /** The merchant's current values. */
  readonly values: Readonly<Record<string, unknown>>
}

/** A place on the site to which a plugin adds something. */
export interface Place {
  /** Extension point. */
  readonly point: string
  /** The point is a slot of a component. */
  readonly isSlot: boolean
  /** The path of a page. */
  readonly page?: string
}

export interface PluginReport {
  readonly id: string
  readonly title: string
  /** From `explain`: the plugin first, then the plugins that keep it from running. */
  readonly chain: readonly Explanation[]
  /** The merchant has disabled it. */
  readonly disabled: boolean
  /** It cannot be disabled. */
  readonly locked: boolean
  /** Switches that its gate reads. */
  readonly switches: readonly string[]
  /** Switches that its code reads while it runs. */
  readonly readsSwitches: readonly string[]
  /** Tokens it requires. */
  readonly requires: readonly string[]
  /** Plugins that provide what it requires, by id. */
  readonly needs: readonly string[]
  /** Plugins that provide what it can do without, by id. */
  readonly uses: readonly string[]
  /** Its contributions: extension points, with the name, path or key of each contribution. */
  readonly contributes: readonly string[]
  /** Where its contributions show. */
  readonly shows: readonly Place[]
  /** Foreign origins. */
  readonly origins: readonly string[]
  readonly hasSettings: boolean
}

/** An entry of the profile's foreign plugins, with the size of its file. */
export interface ForeignFileReport extends ForeignReport {
  /** Bytes, not compressed; absent until the file has been let in and read. */
  readonly bytes?: number | undefined
}

/** A message from a page. `page` identifies it among several. */
export type InspectionAnswer =
  | {
      readonly answer: 'plugins'
      readonly page: string
      readonly plugins: readonly PluginReport[]
      readonly foreign: readonly ForeignFileReport[]
      readonly switches: FactArea
    }
  | { readonly answer: 'here' | 'gone'; readonly page: string }
  | { readonly answer: 'done'; readonly requestId: string; readonly value: unknown }
  | { readonly answer: 'failed'; readonly requestId: string; readonly message: string }
