import { CodedError } from '@foyer/sdk'
import type { EditedAnswer } from '../mocks/world/recorded-calls.ts'
import type { ReportBatch } from '../plugins/site/contract.ts'

/** A dimension of the mock gateway's state, as it offers it. */
export interface OfferedScenario {
  /** Its parameter in an address. */
  readonly name: string
  readonly label: string
  /** The key of its group. */
  readonly group: string
  /** A running world can take another value, from the next call on. */
  readonly live: boolean
  /** It works on the development server only. */
  readonly development?: boolean
  /** Values with their words; the default first, which is empty. */
  readonly choices: readonly (readonly [text: string, label: string])[]
}

/** A size in CSS pixels. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** Options of the mock gateway's state. */
export interface StateOptions {
  readonly merchants: readonly {
    readonly id: string
    readonly name: string
    readonly languages: readonly string[]
    readonly switches: Readonly<Record<string, boolean>>
    readonly disabled: readonly string[]
  }[]
  readonly members: readonly {
    readonly key: string
    readonly username: string
    readonly password: string
    readonly mobile?: string
    readonly note: string
  }[]
  readonly endpoints: readonly string[]
  readonly faults: readonly string[]
  /** The scenarios' groups with their titles, in their order. */
  readonly groups: Readonly<Record<string, string>>
  readonly scenarios: readonly OfferedScenario[]
  /** Parts of the asked state that mean nothing. */
  readonly notes: readonly string[]
  /** Of the devices' screens, by the device's value, in CSS pixels. */
  readonly deviceSizes: Readonly<Record<string, FrameSize>>
  /** Right answers to second factors, by field. */
  readonly factorAnswers: Readonly<Record<string, string>>
  /** Failures that can be injected into a plugin, if the site's build supports it. */
  readonly breaks: readonly string[]
}
/** Changes of a running world; `null` removes a setting, a fault or an answer. */
export interface WorldPatch {
  /** `null` removes a switch from the gateway's answer. */
  readonly switches?: Readonly<Record<string, boolean | null>>
  readonly disabled?: Readonly<Record<string, boolean>>
  readonly settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly faults?: Readonly<Record<string, string | null>>
  /** By endpoint: the answer to its next call. */
  readonly answers?: Readonly<Record<string, EditedAnswer | null>>
  /** Scenarios by their parameter's name; empty: the default. */
  readonly scenarios?: Readonly<Record<string, string>>
}

const gatewayError = (why: string, cause?: unknown): CodedError =>
  new CodedError('HN-GATEWAY', why, {
    cause,
    remedy: 'Check that the mock gateway runs, and restart the page.',
  })

/** @param state the query of a state, whose unknown parts are noted. Rejects with `HN-GATEWAY`. */
export async function stateOptions(state: string): Promise<StateOptions> {
  const response = await fetch(`/__gateway/state-options?${state}`).catch(throwUnreached)
  if (!response.ok) throw gatewayError(`the gateway answered ${response.status}`)
  return (await response.json()) as StateOptions
}

/** The gateway's current switches and settings. */
export interface WorldSwitches {
  readonly switches: Readonly<Record<string, boolean>>
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Settings and disabled plugins as the status has them: `null` where a field of the profile is removed. */
  readonly whitelabelVal: Readonly<Record<string, unknown>>
}
/** Rejects with `HN-GATEWAY`. */
export const readWorld = (): Promise<WorldSwitches> => report<WorldSwitches>()

/** A code as the gateway sent it to a phone. */
export interface SentMessage {
  /** `+84901234567` */
  readonly to: string
  readonly code: string
  /** Epoch milliseconds; in the past if the code was used. */
  readonly expiresAt: number
}
/** Oldest first. Rejects with `HN-GATEWAY`. */
export const readMessages = async (): Promise<readonly SentMessage[]> =>
  (await report<{ readonly messages: readonly SentMessage[] }>()).messages

const NOT_FOUND = 404

/**
 * What pages of a merchant have reported, oldest first. Reports come without a cookie, so they are in the merchant's
 * default world, which is made by the first call to it. Rejects with `HN-GATEWAY`.
 */
export async function readReports(merchant: string): Promise<readonly ReportBatch[]> {
  const address = `/__gateway/world?world=default-${encodeURIComponent(merchant)}`
  const response = await fetch(address).catch(throwUnreached)
  if (response.status === NOT_FOUND) return []
  if (!response.ok) throw gatewayError(`the gateway answered ${response.status}`)
  const { slices } = (await response.json()) as {
    readonly slices: { readonly 'site.reports'?: { readonly batches: readonly ReportBatch[] } }
  }
  return slices['site.reports']?.batches ?? []
}

/** The gateway's report on the frame's world. */
async function report<Part>(): Promise<Part> {
  const response = await fetch('/__gateway/world').catch(throwUnreached)
  if (!response.ok) throw gatewayError(`the gateway answered ${response.status}`)
  return (await response.json()) as Part
}

/** Changes the frame's world while it runs; the cookie of this origin names the world. Rejects with `HN-GATEWAY`. */
export async function patchWorld({ scenarios, ...patch }: WorldPatch): Promise<void> {
  const response = await fetch('/__gateway/world', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...patch, ...scenarios }),
  }).catch(throwUnreached)
  if (!response.ok) throw gatewayError(`the gateway answered ${response.status}`)
  const { notes } = (await response.json()) as { readonly notes: readonly string[] }
  if (notes.length > 0) throw gatewayError(notes.join('; '))
}

function throwUnreached(error: unknown): never {
  throw gatewayError('the gateway could not be reached', error)
}
