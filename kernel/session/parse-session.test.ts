// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSession } from './parse-session.ts'

const canonical = {
  id: '7',
  token: 'tok-1',
  merchantCode: 'lotus01',
  userName: 'linh',
  type: 1,
  firstTimeLogin: true,
}

describe('parseSession', () => {
  it('[EN-01] reads id, token, merchantCode, userName, type and firstTimeLogin, and the other names of id and type', () => {
    expect(parseSession(canonical)).toEqual(canonical)
    const { id, type, ...rest } = canonical
    expect(parseSession({ ...rest, customerId: id, customerType: type })).toEqual(canonical)
    expect(parseSession({ ...rest, customerId: 7, customerType: '1', firstTimeLogin: 'true' })).toEqual(
      canonical,
    )
    expect(parseSession({ ...canonical, id: '', customerId: '7' })).toEqual(canonical)
    expect(parseSession({ ...canonical, balance: 5, __proto__: { x: 1 } })).toEqual(canonical)
  })

  it.each<[string, unknown, Partial<typeof canonical>]>([
    ['no user name', { userName: undefined }, { userName: '' }],
    ['a user name of another type', { userName: {} }, { userName: '' }],
    ['no type', { type: undefined }, { type: 0 }],
    ['a type that is not a number', { type: 'gold' }, { type: 0 }],
    ['type 4 as text', { type: '4' }, { type: 4 }],
    ['no first-time flag', { firstTimeLogin: undefined }, { firstTimeLogin: false }],
    ['an odd first-time flag', { firstTimeLogin: 'maybe' }, { firstTimeLogin: false }],
  ])('defaults %s', (_, change, expected) => {
    expect(parseSession({ ...canonical, ...(change as object) })).toEqual({ ...canonical, ...expected })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'tok'],
    ['a list', [canonical]],
    ['no id', { ...canonical, id: null }],
    ['no token', { ...canonical, token: '' }],
    ['a token that no header can carry', { ...canonical, token: 'a\r\nX: 1' }],
    ['a token of another script', { ...canonical, token: 'токен' }],
    ['no merchant', { ...canonical, merchantCode: undefined }],
  ])('refuses %s', (_, stored) => {
    expect(parseSession(stored)).toBeUndefined()
  })

  it('accepts any JSON, and parses its own result again', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          id: fc.jsonValue(), customerId: fc.jsonValue(), token: fc.oneof(fc.string(), fc.jsonValue()),
          merchantCode: fc.oneof(fc.string(), fc.jsonValue()), type: fc.jsonValue(), firstTimeLogin: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    ) // prettier-ignore
    fc.assert(
      fc.property(value, (stored) => {
        const session = parseSession(stored)
        if (session) expect(parseSession(JSON.parse(JSON.stringify(session)))).toEqual(session)
      }),
    )
  })
})
