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
  /** The events of the page after the one with this number, oldest first. */
  readonly events: { readonly params: number; readonly answer: readonly BusEvent[] }
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

/** An event of the bus, as data: secrets are hidden. */
export interface BusEvent {
  /** 1, 2, …: of one page. */
  readonly id: number
  readonly event: string
  readonly payload: unknown
  /** Number of subscribers; 0 also while the payload waits for the first one. */
  readonly heard: number
  /** Epoch milliseconds. */
  readonly at: number
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

/** An effect that a plugin has not undone. */
export interface LedgerEntry {
  /** The method of its context: `on`, `timeout`; `contribute`. */
  readonly call: string
  /** An event's id, milliseconds, an address, a name. Empty: it has none. */
  readonly of: string
}

/** A service that a plugin uses. */
export interface ServiceReport {
  readonly token: string
  readonly optional: boolean
  /** Id of the plugin that provides it; absent: the kernel does, or nobody. */
  readonly provider?: string
}

/** Errors of one plugin with one code. */
export interface ErrorCount {
  readonly code: string
  /** What the plugin was doing. */
  readonly phase: string
  readonly times: number
  /** Of the latest. */
  readonly message: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** How a plugin came to run, in milliseconds. */
export interface StartReport {
  /** Since the page began. */
  readonly at: number
  /** Its code was fetched, and its services were awaited. */
  readonly loadMs: number
  /** `activate` ran. */
  readonly startMs: number
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
  readonly services: readonly ServiceReport[]
  /** Oldest first; empty while it does not run. */
  readonly ledger: readonly LedgerEntry[]
  /** Absent until it has run. */
  readonly start?: StartReport
  /** Since the page began, as far as the page remembers. */
  readonly errors: readonly ErrorCount[]
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
