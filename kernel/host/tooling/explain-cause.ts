import type { Facts, Gate, GateState } from '@foyer/sdk'
import { testGate } from '@foyer/sdk/internal'
import { suggestNames } from './suggest-names.ts'

/** A leaf of a gate that decides the gate's state. */
export interface Cause {
  /** `switch`, `setting`, `member`, `device`, `consent`, `session` or `site`. */
  readonly op: Gate['op']
  readonly key: string
  /** The value that a setting is compared with. */
  readonly is?: unknown
  /** The state of the leaf itself, before any `not` above it. */
  readonly state: GateState
  /** For a switch that the gateway does not know: the similar names. */
  readonly unknown?: { readonly near: readonly string[] }
}

/** The leaves that make a gate on, off or pending: those parts that have the same state as the whole. */
export function causesOf(gate: Gate, facts: Facts, plugin: string): readonly Cause[] {
  const { op, of = [] } = gate
  const value = testGate(gate, facts, plugin)
  if (op === 'not') return of.flatMap((part) => causesOf(part, facts, plugin))
  if (op === 'all' || op === 'any')
    return of
      .filter((part) => testGate(part, facts, plugin) === value)
      .flatMap((part) => causesOf(part, facts, plugin))
  const key = gate.key ?? ''
  const unknown = op === 'switch' && facts.switch && !(key in facts.switch)
  return [
    {
      op,
      key,
      ...(gate.is === undefined ? {} : { is: gate.is }),
      state: value === undefined ? 'pending' : value ? 'on' : 'off',
      ...(unknown ? { unknown: { near: suggestNames(key, Object.keys(facts.switch)) } } : {}),
    },
  ]
}
