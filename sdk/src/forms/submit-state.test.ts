// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { IDLE, SUBMIT_LOCK_MS, type SubmitAction, type SubmitState, submitState } from './submit-state.ts'

interface Errors {
  readonly username?: string | undefined
  readonly password?: string | undefined
}
const failure = 'refused'
const errors = { username: 'missing', password: 'short' }
const states = {
  idle: IDLE,
  invalid: { step: 'invalid', errors, sent: false, locked: false },
  rejected: { step: 'invalid', errors, sent: true, locked: true },
  processing: { step: 'processing' },
  locked: { step: 'failed', failure, locked: true },
  failed: { step: 'failed', failure, locked: false },
  done: { step: 'done' },
} satisfies Record<string, SubmitState<Errors, string>>

const actions = {
  submit: { type: 'submit', errors: {} },
  badSubmit: { type: 'submit', errors },
  succeed: { type: 'succeed' },
  fail: { type: 'fail', failure },
  reject: { type: 'reject', errors },
  release: { type: 'release' },
  edit: { type: 'edit', field: 'username' },
  cancel: { type: 'cancel' },
  clear: { type: 'clear' },
} satisfies Record<string, SubmitAction<Errors, string>>

/** The pairs that change the state; every other pair returns the same object. */
const moves: Record<string, SubmitState<Errors, string>> = {
  'idle submit': states.processing,
  'idle badSubmit': states.invalid,
  'invalid submit': states.processing,
  'invalid badSubmit': states.invalid,
  'invalid edit': { step: 'invalid', errors: { password: errors.password }, sent: false, locked: false },
  'invalid clear': IDLE,
  'rejected edit': { step: 'invalid', errors: { password: errors.password }, sent: true, locked: true },
  'rejected release': { ...states.rejected, locked: false },
  'processing succeed': { step: 'done' },
  'processing fail': states.locked,
  'processing reject': states.rejected,
  'processing cancel': IDLE,
  'locked release': states.failed,
  'failed submit': states.processing,
  'failed badSubmit': states.invalid,
  'failed edit': IDLE,
  'failed clear': IDLE,
  'done release': IDLE,
}

describe('submitState', () => {
  for (const [stateName, state] of Object.entries(states)) {
    for (const [actionName, action] of Object.entries(actions)) {
      const pair = `${stateName} ${actionName}`
      const next = moves[pair]
      it(next ? `${pair} → ${next.step}` : `${pair}: nothing changes`, () => {
        const reached = submitState<Errors, string>(state, action)
        if (next) expect(reached).toEqual(next)
        else expect(reached).toBe(state)
      })
    }
  }

  it('[ST-02] is locked after a success as after a failure, until 500 ms have passed', () => {
    expect(SUBMIT_LOCK_MS).toBe(500)
    for (const end of [actions.succeed, actions.fail]) {
      const ended = submitState<Errors, string>(states.processing, end)
      expect(submitState(ended, actions.submit)).toBe(ended)
      expect(submitState(ended, actions.badSubmit)).toBe(ended)
      const released = submitState(ended, actions.release)
      expect(submitState(released, actions.submit)).toEqual(states.processing)
    }
  })

  it('has no errors once the last wrong field is corrected', () => {
    const left = submitState(states.invalid, { type: 'edit', field: 'username' })
    expect(submitState(left, { type: 'edit', field: 'username' })).toBe(left)
    expect(submitState(left, { type: 'edit', field: 'password' })).toEqual(IDLE)
  })
})
