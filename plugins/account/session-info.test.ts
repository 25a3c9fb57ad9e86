// @vitest-environment node
import type { OutputOf } from '@foyer/sdk'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loginAnswer } from './login-answer.ts'
import { sessionInfoOf } from './session-info.ts'

const page = { merchantCode: 'LOTUS', username: 'typed' }
const map = (value: unknown): unknown => {
  const read = v.safeParse(loginAnswer, { success: true, value })
  return read.success ? sessionInfoOf(read.output, page) : undefined
}

describe('sessionInfoOf', () => {
  it('[EN-01] keeps id, token, merchant, name, type and the first-time flag', () =>
    expect(
      map({
        token: 'abc.def',
        id: '77',
        customerId: '88',
        userName: 'lan88',
        customerType: 1,
        customerName: 'Lan',
        firstTimeLogin: true,
        passwordExpired: false,
        updatePassword: false,
      }),
    ).toEqual({
      id: '77',
      token: 'abc.def',
      merchantCode: 'LOTUS',
      userName: 'lan88',
      type: 1,
      firstTimeLogin: true,
    }))

  it.each([
    ['customerId in place of id', { customerId: 88 }, { id: '88' }],
    ['a null id too', { id: null, customerId: 'c-88' }, { id: 'c-88' }],
    ['the typed name if none is given', { id: 1 }, { userName: 'typed' }],
    ['the typed name if the given one is no text', { id: 1, userName: 5 }, { userName: 'typed' }],
    ['type as text', { id: 1, customerType: '4' }, { type: 4 }],
    ['no type: a player', { id: 1, customerType: null }, { type: 0 }],
    ['an invalid type: a player', { id: 1, customerType: 'gold' }, { type: 0 }],
    ['flags as text and numbers', { id: 1, firstTimeLogin: 'true' }, { firstTimeLogin: true }],
    ['an invalid flag', { id: 1, firstTimeLogin: 'no' }, { firstTimeLogin: false }],
  ])('[EN-01] %s', (_case, value, part) => expect(map({ token: 't', ...value })).toMatchObject(part))

  it.each([
    ['no token', { id: 1 }],
    ['an empty token', { id: 1, token: '' }],
    ['a token that would break a header', { id: 1, token: 'a\r\nX: y' }],
    ['no id', { token: 't' }],
    ['an empty id', { token: 't', id: ' ' }],
    ['no value', undefined],
    ['a list', []],
  ])('[EN-04] is not an answer: %s', (_case, value) => expect(map(value)).toBeUndefined())

  it('[EN-04] reads both names of the id, and the three flags', () => {
    const value = { token: 't', customerId: 9, customerName: 'Lan', passwordExpired: 1, updatePassword: '1' }
    const read: OutputOf<typeof loginAnswer> = v.parse(loginAnswer, { value })
    expect(read).toEqual({
      token: 't',
      id: '9',
      userName: undefined,
      customerName: 'Lan',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: true,
      updatePassword: true,
    })
  })

  it('never throws, and what it maps is always a whole session', () => {
    const names = ['token', 'id', 'customerId', 'userName', 'customerType', 'customerName', 'firstTimeLogin']
    const likely = fc.dictionary(fc.constantFrom(...names), fc.anything())
    fc.assert(
      fc.property(fc.oneof(fc.anything(), likely), (value) => {
        const session = map(value)
        if (session === undefined) return
        expect(session).toEqual({
          id: expect.stringMatching(/\S/),
          token: expect.stringMatching(/^[\x21-\x7e]+$/),
          merchantCode: 'LOTUS',
          userName: expect.stringMatching(/\S/),
          type: expect.any(Number),
          firstTimeLogin: expect.any(Boolean),
        })
        expect(Number.isSafeInteger((session as { type: number }).type)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
