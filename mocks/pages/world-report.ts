import type { Profile } from '../../kernel/profile/profile.ts'
import { currentState } from '../world/current-state.ts'
import { writeState } from '../world/state.ts'
import { type TextMessage, textMessages } from '../world/text-messages.ts'
import { whitelabelValues } from '../world/whitelabel-values.ts'
import type { LogEntry, VendorCall, World } from '../world/world.ts'

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
  readonly maintenance: boolean
  readonly maintenanceEnd: number | undefined
  readonly regionRestriction: boolean
  readonly faults: Readonly<Record<string, string>>
  readonly members: readonly { readonly key: string; readonly balance: number; readonly sessions: number }[]
  readonly log: readonly LogEntry[]
  readonly vendorCalls: readonly VendorCall[]
  /** Codes that were sent to phones, oldest first. */
  readonly messages: readonly TextMessage[]
  /** By mock id: `tracking.relay`. */
  readonly slices: Readonly<Record<string, unknown>>
}

export const worldReport = (world: World, profile: Profile): WorldReport => ({
  id: world.id,
  merchant: world.merchant,
  state: writeState(currentState(world, profile)),
  switches: world.switches,
  settings: world.settings,
  disabled: world.disabled,
  whitelabelVal: whitelabelValues(world, profile),
  maintenance: world.maintenance,
  maintenanceEnd: world.maintenanceEnd,
  regionRestriction: world.regionRestriction,
  faults: Object.fromEntries(world.faults),
  members: world.members.map(({ key, id, balance }) => ({
    key,
    balance,
    sessions: [...world.sessions.values()].filter((memberId) => memberId === id).length,
  })),
  log: world.log,
  vendorCalls: world.vendorCalls,
  messages: textMessages(world),
  slices: Object.fromEntries(world.slices),
})

/** JSON in which a Map is a record and a Set a list. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Map ? Object.fromEntries(inner) : inner instanceof Set ? [...inner] : inner,
  )
