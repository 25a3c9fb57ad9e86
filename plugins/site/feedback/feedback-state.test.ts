// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { EDITING, type FeedbackAction, type FeedbackState, feedbackState } from './feedback-state.ts'

const wrong: FeedbackState = {
  step: 'editing',
  errors: { category: 'error_category', message: 'error_message' },
}
const sending: FeedbackState = { step: 'sending' }
const failed: FeedbackState = { step: 'failed', message: 'no' }
const sent: FeedbackState = { step: 'sent' }
const ok: FeedbackAction = { type: 'submit', errors: {} }

describe('feedbackState', () => {
  it.each<[FeedbackState, FeedbackAction, FeedbackState]>([
    [EDITING, ok, sending],
    [
      EDITING,
      { type: 'submit', errors: { message: 'error_short' } },
      { step: 'editing', errors: { message: 'error_short' } },
    ],
    [wrong, { type: 'edit', field: 'message' }, { step: 'editing', errors: { category: 'error_category' } }],
    [failed, { type: 'edit', field: 'message' }, EDITING],
    [failed, ok, sending],
    [sending, { type: 'fail', message: 'no' }, failed],
    [sending, { type: 'succeed' }, sent],
    [sent, { type: 'again' }, EDITING],
  ])('%o, %o', (state, action, next) => expect(feedbackState(state, action)).toEqual(next))

  it.each<[FeedbackState, FeedbackAction]>([
    [sending, ok],
    [sent, ok],
    [EDITING, { type: 'edit', field: 'message' }],
    [EDITING, { type: 'succeed' }],
    [EDITING, { type: 'fail', message: undefined }],
    [failed, { type: 'again' }],
  ])('%o, %o: nothing', (state, action) => expect(feedbackState(state, action)).toBe(state))
})
