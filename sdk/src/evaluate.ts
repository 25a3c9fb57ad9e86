import { type Facts, type Gate, type GateState, testGate } from './gate.ts'

/** The result of one leaf of a gate. */
export interface Reason {
  /** The leaf as `kind:key`: `switch:CBS3`. */
  readonly gate: string
  readonly state: GateState
  /** The gateway's answer has arrived and does not name this switch. */
  readonly note?: 'unknown-switch' | undefined
}

const stateOf = (value: boolean | undefined): GateState =>
  value === undefined ? 'pending' : value ? 'on' : 'off'

const leavesOf = (gate: Gate): readonly Gate[] =>
  gate.op === 'all' || gate.op === 'any' || gate.op === 'not' ? (gate.of ?? []).flatMap(leavesOf) : [gate]

function reasonOf(leaf: Gate, facts: Facts, plugin: string): Reason {
  const { op, key = '' } = leaf
  const unknown = op === 'switch' && facts.switch !== undefined && !(key in facts.switch)
  const state = stateOf(testGate(leaf, facts, plugin))
  return { gate: `${op}:${key}`, state, ...(unknown ? { note: 'unknown-switch' } : {}) }
}

/**
 * Whether a gate is on, off or pending, and the result of each of its leaves. Pure. For tests, and to explain
 * why a plugin is off.
 *
 * @param gate - an absent gate is on
 * @param plugin - id of the plugin whose settings `setting` leaves read
 * @example
 * evaluate(switchOn('CBS3'), facts).state // 'on'
 */
export const evaluate = (
  gate: Gate | undefined,
  facts: Facts,
  plugin = '',
): { readonly state: GateState; readonly reasons: readonly Reason[] } => ({
  state: stateOf(gate ? testGate(gate, facts, plugin) : true),
  reasons: gate ? leavesOf(gate).map((leaf) => reasonOf(leaf, facts, plugin)) : [],
})
