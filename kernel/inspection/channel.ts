import type { FactArea } from '@foyer/sdk'
import type { ApplyResult } from '../host/tooling/apply.ts'
import type { Change } from '../host/tooling/fact-change.ts'
import type { Explanation } from '../host/tooling/explain.ts'
import type { Plan } from '../host/tooling/plan.ts'

/** One same-origin channel between pages that may be inspected and whoever inspects them. */
export const INSPECTION_CHANNEL = 'foyer-inspection'

/** What an inspector may have a page do, by name: what it is given, and what it answers. */
export interface InspectionCalls {
  /** Says what a change would do. */
  readonly plan: { readonly params: Change; readonly answer: Plan }
  /** Does it, in this page alone: the gateway knows nothing of it. */
  readonly apply: { readonly params: Plan; readonly answer: ApplyResult }
  /** Asks the gateway for its status again; answers when that counts. */
  readonly refresh: { readonly params: undefined; readonly answer: undefined }
  /** The form of a plugin's settings, by its id. */
  readonly form: { readonly params: string; readonly answer: SettingsForm }
}
export type InspectionCall = keyof InspectionCalls

/** What an inspector asks. */
export type InspectionRequest =
  /** every page: report the plugins now, and after every change */
  | { readonly ask: 'plugins' }
  /** every page: the gateway's status has changed, ask it again */
  | { readonly ask: 'refresh' }
  /** one page; `turn` comes back with the answer */
  | {
      readonly ask: InspectionCall
      readonly page: string
      readonly requestId: string
      readonly params: unknown
    }

/** The settings of a plugin, as a form may be made of them. */
export interface SettingsForm {
  /** JSON Schema of the settings; absent where the plugin's schema cannot be told as one. */
  readonly schema?: unknown
  /** As the merchant has them. */
  readonly values: Readonly<Record<string, unknown>>
}

export interface PluginReport {
  readonly id: string
  readonly title: string
  /** As `explain` gives it: the plugin first, then what keeps it from running. */
  readonly chain: readonly Explanation[]
  /** Switches that its gate asks for. */
  readonly switches: readonly string[]
  /** Tokens it requires. */
  readonly requires: readonly string[]
  /** Where it adds something: points, with the name, path or key of what is added. */
  readonly contributes: readonly string[]
  /** Foreign hosts. */
  readonly origins: readonly string[]
  readonly hasSettings: boolean
}

/** What a page answers. `page` tells several of them apart. */
export type InspectionAnswer =
  | {
      readonly answer: 'plugins'
      readonly page: string
      readonly plugins: readonly PluginReport[]
      readonly switches: FactArea
    }
  | { readonly answer: 'here' | 'gone'; readonly page: string }
  | { readonly answer: 'done'; readonly requestId: string; readonly value: unknown }
  | { readonly answer: 'failed'; readonly requestId: string; readonly message: string }
