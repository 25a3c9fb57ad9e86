// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bindIdentity, memberOfIdentity, readIdentityToken } from './identities.ts'
import { newWorld } from './new-world.ts'
import { testProfile } from './profile.fake.ts'
import { registerMember } from './register-member.ts'

const NOW = 1_700_000_000_000
const tokenOf = (claims: unknown): string =>
  ['{}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.') + '.'
const claims = (part: object) => ({ sub: 'uid-1', iat: NOW / 1000, name: 'Lan', ...part })

describe('readIdentityToken', () => {
  it('reads the identity of a token', () =>
    expect(readIdentityToken(tokenOf(claims({})), NOW)).toEqual({ uid: 'uid-1', name: 'Lan' }))

  it('reads the number that a code has proved', () =>
    expect(readIdentityToken(tokenOf(claims({ phone_number: '+84901234567' })), NOW)?.phone).toBe(
      '+84901234567',
    ))

  it.each([
    ['of 300 s ago', 300, true],
    ['within a clock’s error', 360, true],
    ['older', 361, false],
    ['of a clock that is ahead', -60, true],
    ['of the future', -61, false],
  ])('[CO-09c] takes one %s: %s', (_case, ageS, taken) =>
    expect(readIdentityToken(tokenOf(claims({ iat: NOW / 1000 - ageS })), NOW) !== undefined).toBe(taken),
  )

  it.each([
    ['no token', undefined],
    ['no text', 7],
    ['nobody’s', tokenOf(claims({ sub: '' }))],
    ['without a time', tokenOf(claims({ iat: 'now' }))],
    ['no claims', tokenOf(null)],
  ])('refuses %s', (_case, token) => expect(readIdentityToken(token, NOW)).toBeUndefined())

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readIdentityToken(`x.${text}.`, NOW)).toBeUndefined()
      }),
    )
  })
})

describe('bindIdentity', () => {
  it('connects an identity to a member, in its own world only', () => {
    const world = newWorld(testProfile())
    const identity = { uid: 'uid-1', name: undefined, phone: undefined }
    expect(memberOfIdentity(world, identity)).toBeUndefined()
    const member = registerMember(world, testProfile(), { prefix: 'fb', password: 'p' })
    bindIdentity(world, identity, member)
    expect(memberOfIdentity(world, identity)).toBe(member)
    expect(memberOfIdentity(newWorld(testProfile()), identity)).toBeUndefined()
  })
})
