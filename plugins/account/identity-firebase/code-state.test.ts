// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type CodeAction, type CodeState, codeState } from './code-state.ts'
import { identityFailure } from './identity-failure.ts'

const sent = 'v1'
const failure = identityFailure('x')
const again: CodeAction = { type: 'sent', verificationId: 'v2' }

describe('[ST-10] codeState', () => {
  it.each<[string, CodeState, CodeAction, CodeState]>([
    ['a code is requested', { step: 'ready' }, { type: 'send' }, { step: 'sending' }],
    ['a new request keeps the last', { step: 'ready', sent, failure }, { type: 'send' }, { step: 'sending', sent }],
    ['it was sent', { step: 'sending' }, again, { step: 'ready', sent: 'v2' }],
    ['it is checked', { step: 'ready', sent }, { type: 'check' }, { step: 'checking', sent }],
    ['a wrong one can be corrected', { step: 'checking', sent }, { type: 'fail', failure }, { step: 'ready', sent, failure }],
    ['a right one is used up', { step: 'checking', sent }, { type: 'used' }, { step: 'ready' }],
    ['nowhere to send it', { step: 'sending' }, { type: 'end' }, { step: 'ready' }],
  ])('%s', (_case, state, action, next) => expect(codeState(state, action)).toEqual(next)) // prettier-ignore

  it.each<[CodeState['step'], CodeAction]>([
    ['sending', { type: 'send' }],
    ['sending', { type: 'check' }],
    ['checking', { type: 'send' }],
    ['checking', { type: 'check' }],
  ])('while %s, %o begins nothing', (step, action) => {
    const state: CodeState = { step }
    expect(codeState(state, action)).toBe(state)
  })
})
