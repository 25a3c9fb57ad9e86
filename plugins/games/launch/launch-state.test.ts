// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { TIMED_OUT } from '../shared/launch-failure.ts'
import { IDLE, type LaunchAction, type LaunchState, launchState } from './launch-state.ts'

const states = {
  idle: IDLE,
  asking: { step: 'asking' },
  appOnly: { step: 'app-only' },
  loading: { step: 'loading' },
  calling: { step: 'calling', slow: false },
  slow: { step: 'calling', slow: true },
  leaving: { step: 'leaving' },
  failed: { step: 'failed', failure: TIMED_OUT },
} satisfies Record<string, LaunchState>

const actions = {
  ask: { type: 'ask' },
  closed: { type: 'closed' },
  start: { type: 'start' },
  shown: { type: 'shown' },
  delay: { type: 'delay' },
  answered: { type: 'answered' },
  fail: { type: 'fail', failure: TIMED_OUT },
  return: { type: 'return' },
} satisfies Record<string, LaunchAction>

/** The pairs that change the state; every other pair returns the same object. */
const moves: Record<string, LaunchState> = {
  'idle ask': states.asking,
  'failed ask': states.asking,
  'appOnly ask': states.asking,
  'asking start': states.loading,
  'asking closed': states.appOnly,
  'asking fail': states.failed,
  'asking return': states.idle,
  'loading shown': states.calling,
  'loading fail': states.failed,
  'loading return': states.idle,
  'calling delay': states.slow,
  'slow answered': states.leaving,
  'slow fail': states.failed,
  'slow return': states.idle,
  'calling answered': states.leaving,
  'calling fail': states.failed,
  'calling return': states.idle,
  'leaving fail': states.failed,
  'leaving return': states.idle,
}

describe('launchState', () => {
  for (const [stateName, state] of Object.entries(states)) {
    for (const [actionName, action] of Object.entries(actions)) {
      const pair = `${stateName} ${actionName}`
      const next = moves[pair]
      it(next ? `${pair} → ${next.step}` : `${pair}: nothing changes`, () => {
        const reached = launchState(state, action)
        if (next) expect(reached).toEqual(next)
        else expect(reached).toBe(state)
      })
    }
  }
})
