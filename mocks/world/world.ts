import type { ScenarioValues } from '../define-scenario.ts'
import type { MockMember } from './members.ts'
import type { EditedAnswer, KeptCall, LogEntry } from './recorded-calls.ts'

export type { Fault } from './faults.ts'
export type { LogEntry } from './recorded-calls.ts'

/** A page's call to the double of a vendor's script. */
export interface VendorCall {
  readonly vendor: string
  readonly args: readonly unknown[]
  readonly at: number
}

/** The launch behind a game's address. */
export interface LaunchTicket {
  readonly code: string
  readonly name: string
  readonly vendor: string
  /** Absent: a trial game, with play money. */
  readonly member?: MockMember
  /** The launch's back address, unchecked; the game's page checks it. */
  readonly backUrl: string | undefined
  readonly expiresAt: number
}

/** Proofs that a world's captcha has given out. */
export interface CaptchaProofs {
  /** Issued challenges of version 3 that are not used yet. */
  readonly challenges: Set<string>
  /** Tokens of passed attempts, with their expiry. */
  readonly tokens: Map<string, number>
}
/** A sent text message. */
export interface TextMessage {
  /** `+84901234567` */
  readonly to: string
  readonly code: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** Wrong codes that were tried for the number since. */
  readonly wrongTries: number
}

/** A complete state of the gateway, with an id. Every browser that enters gets its own. */
export interface World {
  readonly id: string
  /** Profile id: `lotus`. */
  readonly merchant: string
  readonly members: MockMember[]
  /** Token to member id. */
  readonly sessions: Map<string, string>
  /** When each token ends, epoch milliseconds. */
  readonly sessionEnds: Map<string, number>
  /** Wrong passwords in a row and the end of the lock, by username. */
  readonly failedLogins: Map<string, { readonly count: number; readonly lockedUntil: number | undefined }>
  readonly captcha: CaptchaProofs
  /** Launched games by ticket. */
  readonly tickets: Map<string, LaunchTicket>
  switches: Record<string, boolean>
  /** Whether a plugin is disabled, by id. */
  disabled: Record<string, boolean>
  /** By plugin: the merchant's, and patches. `worldSettings` has those of the scenarios too. */
  settings: Record<string, Record<string, unknown>>
  /** Template parameters (EN-27). */
  templates: Record<string, string>
  /** The gateway's code of this host's merchant; the profile's, unless it was patched. */
  merchantCode: string
  imageCDNs: readonly string[]
  /** The values of the scenarios now: those that the world was made from, and later patches. */
  scenarios: ScenarioValues
  /** Codes that were sent to phones, oldest first. */
  textMessages: readonly TextMessage[]
  /** Ids of members by the identity, of the identity provider, that each has connected. */
  readonly identities: Map<string, string>
  /** Slices by mock id. */
  readonly slices: Map<string, unknown>
  /** The latest calls, oldest first. */
  readonly log: LogEntry[]
  /** The latest of them whole, oldest first. */
  readonly calls: KeptCall[]
  /** By endpoint: what answers its next call in place of the gateway's own answer. */
  readonly answers: Map<string, EditedAnswer>
  readonly vendorCalls: VendorCall[]
}
