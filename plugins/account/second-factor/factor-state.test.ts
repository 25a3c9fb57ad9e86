// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  type FactorAction,
  type FactorState,
  factorState,
  fieldToFill,
  initialState,
} from './factor-state.ts'

const after = (state: FactorState, ...actions: readonly FactorAction[]): FactorState =>
  actions.reduce(factorState, state)
const type = (field: 'email' | 'number' | 'code', text: string): FactorAction => ({
  type: 'edit',
  field,
  text,
})
const NO: FactorAction = { type: 'rejected', text: { server: 'No' } }
const S = after(initialState('S'), type('number', '0901234567'), type('code', '123456'))

describe('factorState', () => {
  it('keeps the text typed under another tab', () => {
    const state = after(
      initialState('E'),
      type('email', 'a@b'),
      { type: 'select', method: 'S' },
      type('number', '1'),
      { type: 'select', method: 'E' },
    )
    expect(state).toMatchObject({ step: 'editing', method: 'E', typed: { email: 'a@b', number: '1' } })
  })

  it('removes an error when its field is edited, and all errors with another tab', () => {
    const errors = { number: { key: 'number_missing' }, code: { key: 'code_missing' } }
    const state = after(initialState('S'), { type: 'validationFailed', errors })
    expect(after(state, type('code', '1'))).toMatchObject({ errors: { number: errors.number } })
    expect(after(state, { type: 'select', method: 'E' })).toMatchObject({ errors: {} })
  })

  it('clears a code when its number is edited', () => {
    expect(after(S, type('number', '0901234568')).typed.code).toBe('')
    expect(after(S, { type: 'send', number: '901234567' })).toMatchObject({
      step: 'sending',
      typed: { number: '901234567', code: '' },
    })
  })

  it('[ER-07] clears only the method’s fields after a refusal', () => {
    const typed = after(S, { type: 'select', method: 'E' }, type('email', 'a@b'), { type: 'check' })
    expect(after(typed, NO)).toMatchObject({
      step: 'editing',
      errors: { email: { refusal: { server: 'No' } } },
      typed: { email: '', number: '0901234567', code: '123456' },
    })
    expect(after(S, { type: 'check' }, NO)).toMatchObject({
      typed: { number: '', code: '' },
      errors: { number: { refusal: { server: 'No' } } },
    })
    expect(after(S, { type: 'check' }, NO, type('number', '0'))).toMatchObject({ errors: {} })
  })

  it('keeps them if the factor was not checked, and says why until the next press', () => {
    const failure = { presentation: 'inline', text: { key: 'network_error' } } as const
    const unchecked = after(S, { type: 'check' }, { type: 'end', failure })
    expect(unchecked).toEqual({ ...S, failure })
    expect(after(unchecked, { type: 'check' })).not.toHaveProperty('failure')
    expect(after(S, { type: 'check' }, { type: 'end' })).toEqual(S)
  })

  it.each([
    [{ type: 'select', method: 'E' }],
    [type('code', '9')],
    [{ type: 'check' }],
    [{ type: 'send', number: '1' }],
    [{ type: 'validationFailed', errors: {} }],
  ] satisfies [FactorAction][])('changes nothing by %j while a call runs', (action) => {
    for (const first of [{ type: 'check' }, { type: 'send', number: '1' }] as const) {
      const under = after(S, first)
      expect(factorState(under, action)).toBe(under)
    }
  })
})

describe('fieldToFill', () => {
  it.each([
    ['E', {}, 'email'],
    ['P', {}, 'payeeName'],
    ['G', {}, 'authCode'],
    ['S', {}, 'number'],
    ['S', { code: { key: 'code_missing' } }, 'code'],
    ['S', { number: { key: 'number_missing' }, code: { key: 'code_missing' } }, 'number'],
  ] as const)('[VA-06] of %s with %j is %s', (method, errors, field) =>
    expect(fieldToFill(method, errors)).toBe(field),
  )
})
