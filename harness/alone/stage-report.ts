import type { LanguageCode } from '@foyer/sdk'
import type { RefusedSetting } from '../../kernel/host/tooling/plan-settings.ts'
import type { SettingsForm } from '../../kernel/inspection/channel.ts'
import type { AddedValue } from './contribution-list.ts'
import type { FakeUse } from './fake-uses.ts'
import type { Need } from './need-list.ts'

export type Settings = Readonly<Record<string, unknown>>

/** How the plugin is started. */
export interface RunOrder {
  readonly language: LanguageCode
  readonly session: 'guest' | 'member'
  /** The component that is shown; the first one by default. */
  readonly component: string | undefined
}

/** Why the plugin does not run. */
export interface RunFailure {
  readonly message: string
  /** What to do about it, where the code has a remedy. */
  readonly remedy?: string | undefined
}

/** All that the page says about the plugin, as data. */
export interface StageReport {
  readonly title: string | undefined
  /** `unknown`: there is no such plugin. */
  readonly state: 'starting' | 'running' | 'failed' | 'stopped' | 'unknown'
  readonly failure?: RunFailure | undefined
  /** Why the plugin's `conformance.ts` is not used. */
  readonly withoutOptions?: string | undefined
  readonly languages: readonly LanguageCode[]
  /** Components that can be shown. */
  readonly components: readonly string[]
  /** An overlay is open. */
  readonly showsOverlay: boolean
  /** Absent where the plugin has no settings. */
  readonly form?: SettingsForm | undefined
  readonly needs: readonly Need[]
  readonly adds: readonly AddedValue[]
  readonly uses: readonly FakeUse[]
  /** What it left behind, once it is stopped. */
  readonly leftovers?: readonly string[] | undefined
}

/** The frame in which the plugin runs, as the page around it uses it. */
export interface Stage {
  /** Starts the plugin, in place of the run before. The settings of an earlier call stay. */
  run(order: RunOrder): Promise<void>
  show(component: string): void
  /** Starts it with these settings, unless its schema refuses some: then it answers with those. */
  apply(settings: Settings): Promise<readonly RefusedSetting[]>
  stop(): Promise<void>
  report(): StageReport
}

declare global {
  interface Window {
    /** In the frame only. */
    foyerStage?: Stage
  }
}
