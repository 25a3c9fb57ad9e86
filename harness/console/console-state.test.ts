// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../kernel/host/tooling/plan.ts'
import { type ConsoleAction, type ConsoleState, INITIAL, nextState } from './console-state.ts'
import { NOTHING, withSwitch } from './proposal.ts'

const first = withSwitch(NOTHING, 'A', true, false)
const second = withSwitch(first, 'B', true, false)
const plan = { effects: [] } as unknown as Plan
const failure = { errors: [], rolledBack: true, unrestored: [] }
const after = (...actions: readonly ConsoleAction[]): ConsoleState => actions.reduce(nextState, INITIAL)
const propose = { type: 'propose', proposal: first } as const
const planned = { type: 'planned', proposal: first, plan } as const
const apply = { type: 'apply' } as const

describe('the console', () => {
  const table: [string, readonly ConsoleAction[], ConsoleState['kind']][] = [
    ['plans what is proposed', [propose], 'planning'],
    ['shows the plan', [propose, planned], 'planned'],
    ['does not show a plan of an earlier proposal', [propose, { type: 'propose', proposal: second }, planned], 'planning'],
    ['applies a plan', [propose, planned, apply], 'applying'],
    ['applies nothing that was not planned', [propose, apply], 'planning'],
    ['takes no other proposal while it applies', [propose, planned, apply, { type: 'propose', proposal: second }], 'applying'],
    ['cannot discard what is being applied', [propose, planned, apply, { type: 'discard' }], 'applying'],
    ['is done', [propose, planned, apply, { type: 'applied' }], 'idle'],
    ['shows what failed', [propose, planned, apply, { type: 'failed', proposal: first, failure }], 'failed'],
    ['ignores a failure of an earlier proposal', [propose, { type: 'propose', proposal: second }, { type: 'failed', proposal: first, failure }], 'planning'],
    ['discards', [propose, planned, { type: 'discard' }], 'idle'],
    ['goes back where nothing is proposed any more', [propose, { type: 'propose', proposal: NOTHING }], 'idle'],
  ] // prettier-ignore
  it.each(table)('%s', (_, actions, kind) => expect(after(...actions).kind).toBe(kind))
})
