// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { decideTokenSignIn, isRefusal, readToken } from './decide-token-sign-in.ts'

describe('readToken', () => {
  it.each([
    ['abc.DEF-_~', 'abc.DEF-_~'],
    ['a+b/c==', 'a+b/c=='],
    // As `?token=a+b` is decoded.
    ['a b', 'a+b'],
    [' t ', 't'],
  ])('accepts %j', (given, token) => expect(readToken(given)).toBe(token))
  it.each([undefined, null, 7, {}, '', ' ', 'a\nb', 'a\u0000', 'é', 'x'.repeat(4_097)])(
    'refuses %j',
    (given) => expect(readToken(given)).toBeUndefined(),
  )
})

describe('decideTokenSignIn', () => {
  const linh = { id: '7', type: 0, merchantCode: 'lotus01' } as const
  it.each([
    ['a guest', linh, undefined, 'start'],
    ['the same member, with a new token', linh, { id: '7' }, 'start'],
    ['another member', linh, { id: '8' }, 'ask'],
    ['an answer without merchant', { ...linh, merchantCode: undefined }, undefined, 'start'],
    ['another merchant’s member', { ...linh, merchantCode: 'coral01' }, undefined, 'refuse'],
    ['a member who is not logged in', { ...linh, type: -1 }, undefined, 'refuse'],
  ] as const)('[RR-01] %s', (_case, member, current, adoption) =>
    expect(decideTokenSignIn(member, current, 'lotus01')).toBe(adoption),
  )
})

describe('isRefusal', () => {
  const failed = (code: string, status?: number, errorCode?: string) =>
    new HttpError(code, '', 'kernel.member-info', status === undefined ? undefined : { status, errorCode })
  it.each([
    [failed('HT-STATUS', 401), true],
    [failed('HT-STATUS', 403), true],
    [failed('HT-REFUSED', 200, 'user.or.token.invalid'), true],
    [failed('HT-REFUSED', 200, 'TOO_MANY_REQUESTS'), false],
    [failed('HT-STATUS', 429), false],
    [failed('HT-STATUS', 500), false],
    [failed('HT-STATUS', 502), false],
    [failed('HT-OFFLINE'), false],
    [failed('HT-NETWORK'), false],
    [failed('HT-TIMEOUT'), false],
    [failed('HT-SHAPE', 200), false],
  ])('%s', (error, refusal) => expect(isRefusal(error)).toBe(refusal))
})
