import type { StateOptions, WorldPatch } from '../gateway-client.ts'
import { type HarnessState, isFrameSetting } from './harness-state.ts'

/** What brings the frame from one state to another. */
export type StateChange =
  /** The page goes on; the gateway answers otherwise from the next call on. `patch`: absent where only the frame changes. */
  | { readonly kind: 'live'; readonly patch?: WorldPatch }
  /** A new world, in a page that is loaded anew. */
  | { readonly kind: 'start' }

/** The colour scheme is stored in the browser, and shown at once. */
export const SCHEME = 'theme'

/**
 * @param offered which scenarios a running world can take, and the merchants' profiles, to which the states' switches and disabled
 * plugins are changes
 */
export function stateChange(
  before: HarnessState,
  after: HarnessState,
  { scenarios, merchants }: Pick<StateOptions, 'scenarios' | 'merchants'>,
): StateChange {
  const values = changed(before.values, after.values).filter((name) => !isFrameSetting(name))
  const live = new Set(scenarios.filter(({ live }) => live).map(({ name }) => name))
  if (
    before.merchant !== after.merchant ||
    before.to !== after.to ||
    changed(before.breaks, after.breaks).length > 0 ||
    values.some((name) => !live.has(name) && name !== SCHEME)
  )
    return { kind: 'start' }
  const profile = merchants.find(({ id }) => id === after.merchant)
  const patch: WorldPatch = {
    ...part(
      'switches',
      changed(before.switches, after.switches),
      (name) => after.switches[name] ?? profile?.switches[name] ?? null,
    ),
    ...part(
      'disabled',
      changed(before.disabled, after.disabled),
      (id) => after.disabled[id] ?? profile?.disabled.includes(id) ?? false,
    ),
    ...part('faults', changed(before.faults, after.faults), (endpoint) => after.faults[endpoint] ?? null),
    ...part(
      'scenarios',
      values.filter((name) => name !== SCHEME),
      (name) => after.values[name] ?? '',
    ),
  }
  return Object.keys(patch).length > 0 ? { kind: 'live', patch } : { kind: 'live' }
}

type Table = Readonly<Record<string, unknown>>

/** Names whose value differs. */
const changed = (before: Table, after: Table): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])

function part<Name extends keyof WorldPatch, Value>(
  name: Name,
  keys: readonly string[],
  valueOf: (key: string) => Value,
): { readonly [N in Name]?: Readonly<Record<string, Value>> } {
  if (keys.length === 0) return {}
  const values = Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
  return { [name]: values } as { [N in Name]?: Readonly<Record<string, Value>> }
}
