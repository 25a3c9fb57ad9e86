import type { Profile } from '../../kernel/profile/profile.ts'
import { currentState, writeState } from '../gateway/state-query.ts'
import { worldSettings } from '../gateway/world-settings.ts'
import { FAULT } from '../world/faults.ts'
import { whitelabelValues } from '../world/whitelabel-values.ts'
import type { LogEntry, TextMessage, VendorCall, World } from '../world/world.ts'

/** A world's data for tests and the harness. */
export interface WorldReport {
  readonly id: string
  readonly merchant: string
  /** The query that makes a world like this one now. */
  readonly state: string
  readonly switches: Readonly<Record<string, boolean>>
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Whether a plugin is disabled, by id. */
  readonly disabled: Readonly<Record<string, boolean>>
  /** The settings and disabled plugins as the status of a real gateway would have them. */
  readonly whitelabelVal: Readonly<Record<string, unknown>>
  readonly faults: Readonly<Record<string, string>>
  readonly members: readonly { readonly key: string; readonly balance: number; readonly sessions: number }[]
  readonly log: readonly LogEntry[]
  readonly vendorCalls: readonly VendorCall[]
  /** Codes that were sent to phones, oldest first. */
  readonly messages: readonly TextMessage[]
  readonly templates: Readonly<Record<string, string>>
  readonly merchantCode: string
  readonly imageCDNs: readonly string[]
  /** Wrong passwords in a row, and the end of the lock, by username. */
  readonly failedLogins: Readonly<
    Record<string, { readonly count: number; readonly lockedUntil: number | undefined }>
  >
  /** Ids of members by the identity that each has connected. */
  readonly identities: Readonly<Record<string, string>>
  /** Challenges and tokens that nobody has used yet. */
  readonly captcha: {
    readonly challenges: readonly string[]
    readonly tokens: Readonly<Record<string, number>>
  }
  /** Launched games. */
  readonly tickets: readonly string[]
  /** By mock id: `tracking.relay`. */
  readonly slices: Readonly<Record<string, unknown>>
}

export const worldReport = (world: World, profile: Profile): WorldReport => ({
  id: world.id,
  merchant: world.merchant,
  state: writeState(currentState(world, profile)),
  switches: world.switches,
  settings: worldSettings(world, profile),
  disabled: world.disabled,
  whitelabelVal: whitelabelValues(
    { settings: worldSettings(world, profile), disabled: world.disabled },
    profile,
  ),
  faults: FAULT.of(world),
  members: world.members.map(({ key, id, balance }) => ({
    key,
    balance,
    sessions: [...world.sessions.values()].filter((memberId) => memberId === id).length,
  })),
  log: world.log,
  vendorCalls: world.vendorCalls,
  messages: world.textMessages,
  templates: world.templates,
  merchantCode: world.merchantCode,
  imageCDNs: world.imageCDNs,
  failedLogins: Object.fromEntries(world.failedLogins),
  identities: Object.fromEntries(world.identities),
  captcha: { challenges: [...world.captcha.challenges], tokens: Object.fromEntries(world.captcha.tokens) },
  tickets: [...world.tickets.keys()],
  slices: Object.fromEntries(world.slices),
})

/** JSON in which a Map is a record and a Set a list. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Map ? Object.fromEntries(inner) : inner instanceof Set ? [...inner] : inner,
  )
