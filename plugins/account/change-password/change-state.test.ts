// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type ChangeAction, type ChangeState, changeState, EDITING } from './change-state.ts'

const ERRORS = { current: { key: 'current_empty' }, next: { key: 'next_empty' } }
const INVALID: ChangeState = { step: 'editing', errors: ERRORS }
const SENDING: ChangeState = { step: 'sending' }
const DONE: ChangeState = { step: 'done' }
const failed = (field?: 'current' | 'next'): ChangeState => ({
  step: 'failed',
  failure: { field, text: { key: 'x' } },
})
const SUBMIT: ChangeAction = { type: 'submit', errors: {} }

describe('changeState', () => {
  it.each<[string, ChangeState, ChangeAction, ChangeState]>([
    ['a good submit', EDITING, SUBMIT, SENDING],
    ['a bad one', EDITING, { type: 'submit', errors: ERRORS }, INVALID],
    ['another try', failed('current'), SUBMIT, SENDING],
    [
      'a field corrected',
      INVALID,
      { type: 'edit', field: 'next' },
      { step: 'editing', errors: { current: ERRORS.current } },
    ],
    ['the refused field corrected', failed('current'), { type: 'edit', field: 'current' }, EDITING],
    ['any field corrected after a failure of no field', failed(), { type: 'edit', field: 'next' }, EDITING],
    ['refused', SENDING, { type: 'fail', failure: { field: 'next', text: { key: 'x' } } }, failed('next')],
    ['changed', SENDING, { type: 'succeed' }, DONE],
  ])('%s', (_case, state, action, next) => expect(changeState(state, action)).toEqual(next))

  it.each<[string, ChangeState, ChangeAction]>([
    ['a second submit', SENDING, SUBMIT],
    ['a submit after the end', DONE, SUBMIT],
    ['a field without an error corrected', EDITING, { type: 'edit', field: 'next' }],
    ['the other field corrected', failed('current'), { type: 'edit', field: 'next' }],
    ['an edit while it is being sent', SENDING, { type: 'edit', field: 'next' }],
    ['a late failure', DONE, { type: 'fail', failure: { field: undefined, text: { key: 'x' } } }],
    ['an unexpected answer', EDITING, { type: 'succeed' }],
  ])('%s changes nothing', (_case, state, action) => expect(changeState(state, action)).toBe(state))
})
