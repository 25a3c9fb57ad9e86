// @vitest-environment node
import type { OutputOf } from '@foyer/sdk'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loginAnswer } from './endpoints.ts'
import { sessionInfoOf } from './session.ts'

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

  it.each([
    ['id', { id: 7 }, '7'],
    ['customerId', { customerId: 9 }, '9'],
    ['id where both are there', { id: 7, customerId: 9 }, '7'],
  ])('[EN-04] reads every field, and the id from %s', (_name, ids, id) => {
    const names = { userName: 'lan88', customerName: 'Lan', customerType: 1 }
    const flags = { firstTimeLogin: true, passwordExpired: 1, updatePassword: '1' }
    const read: OutputOf<typeof loginAnswer> = v.parse(loginAnswer, {
      value: { token: 't', ...ids, ...names, ...flags },
    })
    expect(read).toEqual({
      ...names,
      token: 't',
      id,
      firstTimeLogin: true,
      passwordExpired: true,
      updatePassword: true,
    })
  })

  it('[EN-04] each flag is off, and the type a player’s, where the answer has none', () =>
    expect(v.parse(loginAnswer, { value: { token: 't', id: 7 } })).toEqual({
      token: 't',
      id: '7',
      userName: undefined,
      customerName: undefined,
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
      updatePassword: false,
    }))

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
