import type { Shell } from '@foyer/sdk'
import type { Counts } from '../../wallet/contract/counts.ts'
import type { InstallOffer } from '../contract/installer.ts'
import type { InstallSettings } from './install-settings.ts'
import type { KeyedPrompt, PromptKey } from './prompt.ts'

/** Whose prompt it is. */
export interface PromptMember {
  readonly type: number
  /** Epoch milliseconds; `undefined`: not known yet. */
  readonly regDate: number | undefined
}

/** Where the page runs, and what it offers. */
export interface PromptDevice {
  readonly shell: Shell
  /** Host name of the page. */
  readonly host: string
  /** Path of the page. */
  readonly path: string
  /** ISO 4217. */
  readonly currency: string
  /** `unknown`: the gateway has not answered yet. `undefined`: nothing is offered. */
  readonly offer: InstallOffer | 'unknown' | undefined
}

/** What was shown before. */
export interface PromptHistory {
  /** Closed or followed in this session. */
  readonly closed: readonly PromptKey[]
  /** How often each was closed, over all sessions. */
  readonly closes: { readonly [key in PromptKey]?: number }
  /** Forced prompts that the player has met: the threshold was reached, whatever is known of the counts now. */
  readonly forced: readonly PromptKey[]
  /** When the last one was shown: epoch milliseconds. */
  readonly lastAt: number | undefined
  /** Dismissals of the browser's install prompt; 99: installed (ST-13). */
  readonly homeScreenCount: number
}

/** The merchant's own limits: see the plugin's settings. */
export interface PromptLimits {
  readonly maxCloses: number
  readonly maxDismissals: number
}

/** Everything that a decision is made of. */
export interface PromptFacts {
  readonly settings: InstallSettings
  readonly limits: PromptLimits
  /** `undefined`: not known yet, or a guest. */
  readonly counts: Counts | undefined
  /** `undefined`: a guest. */
  readonly member: PromptMember | undefined
  readonly device: PromptDevice
  readonly history: PromptHistory
  /** Epoch milliseconds. */
  readonly now: number
}

/** Why something is not shown. */
export type SkipReason =
  | 'not in a browser'
  | 'not a player'
  | 'not on this domain'
  | 'too soon after the last'
  | 'off'
  | 'guest'
  | 'not on this page'
  | 'registration date unknown'
  | 'count unknown'
  | 'threshold not reached'
  | 'not the first time'
  | 'has a card'
  | 'closed in this session'
  | 'closed too often'
  | 'installed'
  | 'dismissed too often'
  | 'offer unknown'
  | 'nothing to install'
  | 'another goes first'

/** Whether a prompt is shown now, and if not, why. */
export type Verdict =
  | { readonly key: PromptKey; readonly kind: 'show'; readonly prompt: KeyedPrompt }
  | { readonly key: PromptKey; readonly kind: 'skip'; readonly reason: SkipReason }
