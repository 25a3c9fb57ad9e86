// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { TIMED_OUT } from '../shared/launch-failure.ts'
import { ASKING, type TrialAction, type TrialState, trialState } from './trial-state.ts'

const FRAMING: TrialState = { step: 'framing', url: 'https://a.test/', slow: false }
const PLAYING: TrialState = { step: 'playing', url: 'https://a.test/' }
const FAILED: TrialState = { step: 'failed', failure: TIMED_OUT }
const ANSWER: TrialAction = { type: 'answer', url: 'https://a.test/' }
const FAIL: TrialAction = { type: 'fail', failure: TIMED_OUT }

describe('trialState', () => {
  it.each<[string, TrialState, TrialAction, TrialState]>([
    ['the answer is framed', ASKING, ANSWER, FRAMING],
    ['the window is left', ASKING, { type: 'leave' }, { step: 'leaving' }],
    ['the call fails', ASKING, FAIL, FAILED],
    ['another try', FAILED, { type: 'ask' }, ASKING],
    ['the frame loads', FRAMING, { type: 'load' }, PLAYING],
    ['the frame is slow', FRAMING, { type: 'delay' }, { ...FRAMING, slow: true }],
    ['a slow frame loads', { ...FRAMING, slow: true }, { type: 'load' }, PLAYING],
  ])('%s', (_case, state, action, next) => expect(trialState(state, action)).toEqual(next))

  it.each<[string, TrialState, TrialAction]>([
    ['a late answer', FAILED, ANSWER],
    ['a second answer', PLAYING, ANSWER],
    ['a late failure', FRAMING, FAIL],
    ['a late delay', PLAYING, { type: 'delay' }],
    ['a second delay', { ...FRAMING, slow: true }, { type: 'delay' }],
    ['a second try', ASKING, { type: 'ask' }],
    ['a late leave', FAILED, { type: 'leave' }],
    ['another page of the frame', PLAYING, { type: 'load' }],
  ])('ignores %s', (_case, state, action) => expect(trialState(state, action)).toBe(state))
})
