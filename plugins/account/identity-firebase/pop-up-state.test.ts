// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { identityFailure } from './identity-failure.ts'
import { IDLE, type PopUpAction, type PopUpState, popUpState } from './pop-up-state.ts'

const failure = identityFailure(Object.assign(new Error('x'), { code: 'auth/popup-blocked' }))
const factor = {
  phones: [],
  send: () => Promise.resolve(''),
  confirm: () => Promise.reject(new Error('unused')),
}
const provider = 'google.com'
const states = {
  idle: IDLE,
  pending: { step: 'pending', provider, attempt: 2 },
  challenged: { step: 'second-factor', provider, attempt: 2, factor },
  failed: { step: 'failed', failure },
} satisfies Record<string, PopUpState>
const actions = {
  open: { type: 'open', provider: 'facebook.com', attempt: 3 },
  challenge: { type: 'challenge', attempt: 2, factor },
  fail: { type: 'fail', attempt: 2, failure },
  end: { type: 'end', attempt: 2 },
  lateChallenge: { type: 'challenge', attempt: 1, factor },
  lateFail: { type: 'fail', attempt: 1, failure },
  lateEnd: { type: 'end', attempt: 1 },
} satisfies Record<string, PopUpAction>

const opened: PopUpState = { step: 'pending', provider: 'facebook.com', attempt: 3 }
/** The pairs that change the state; every other pair returns the same object. */
const moves: Record<string, PopUpState> = {
  'idle open': opened,
  'pending open': opened,
  'challenged open': opened,
  'failed open': opened,
  'pending challenge': states.challenged,
  'challenged challenge': states.challenged,
  'pending fail': states.failed,
  'challenged fail': states.failed,
  'pending end': IDLE,
  'challenged end': IDLE,
}

describe('[ST-28] popUpState', () => {
  for (const [stateName, state] of Object.entries(states))
    for (const [actionName, action] of Object.entries(actions)) {
      const next = moves[`${stateName} ${actionName}`]
      it(`${stateName} ${actionName}${next ? ` → ${next.step}` : ': nothing changes'}`, () => {
        const reached = popUpState(state, action)
        if (next) expect(reached).toEqual(next)
        else expect(reached).toBe(state)
      })
    }
})
