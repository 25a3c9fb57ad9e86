// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type SaveAction, saveState, type SaveState } from './save-state.ts'

const STEPS = ['ready', 'saving', 'by-hand'] as const
const ACTIONS = ['save', 'cancelled', 'impossible'] as const
/** The pairs that change the state. */
const MOVES: Readonly<Record<string, SaveState['step']>> = {
  'ready save': 'saving',
  'saving cancelled': 'ready',
  'saving impossible': 'by-hand',
}

describe('saveState', () => {
  for (const step of STEPS)
    for (const type of ACTIONS) {
      const next = MOVES[`${step} ${type}`]
      it(`${step} ${type}: ${next ?? 'nothing changes'}`, () => {
        const state: SaveState = { step }
        const action: SaveAction = { type }
        const reached = saveState(state, action)
        if (next) expect(reached.step).toBe(next)
        else expect(reached).toBe(state)
      })
    }
})
