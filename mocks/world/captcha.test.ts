// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CAPTCHA, issueToken, newCaptchaProofs, newChallenge, redeemProof } from './captcha.ts'
import type { World } from './world.ts'

const ID = '0123456789abcdef0123456789abcdef'
const v4 = (token: string | undefined, id = ID): object => ({
  geetestValidateV4: JSON.stringify({ captcha_id: id, pass_token: token }),
})
const v3 = (challenge: string, token: string | undefined): object => ({
  geetestChallenge: challenge,
  geetestSeccode: `${token}|jordan`,
  captcha: token,
})
type CaptchaWorld = Pick<World, 'scenarios' | 'captcha'>
const inMode = (mode: 'v3' | 'v4'): CaptchaWorld => ({
  scenarios: CAPTCHA.with(mode),
  captcha: newCaptchaProofs(),
})
const challengeOf = (world: CaptchaWorld): string =>
  (newChallenge(world) as { readonly challenge: string }).challenge

describe('the mock vendor', () => {
  it('[CO-08] issues tokens of 50 characters that are valid once, for 60 s', () => {
    const world = inMode('v4')
    const token = issueToken(world, undefined, 1_000)
    expect(token).toMatch(/^\w{50}$/)
    expect(redeemProof(world, v4(token), 60_999)).toBe(true)
    expect(redeemProof(world, v4(token), 60_999)).toBe(false)
    expect(redeemProof(world, v4(issueToken(world, undefined, 1_000)), 61_000)).toBe(false)
  })

  it('[CA-13] accepts a challenge of version 3 once', () => {
    const world = inMode('v3')
    const challenge = challengeOf(world)
    expect(issueToken(world, 'another')).toBeUndefined()
    const token = issueToken(world, challenge)
    expect(issueToken(world, challenge)).toBeUndefined()
    expect(redeemProof(world, { ...v3(challenge, token), geetestSeccode: 'x' })).toBe(false)
    expect(redeemProof(world, v3(challenge, token))).toBe(true)
  })

  it.each([
    undefined,
    null,
    'x',
    {},
    { geetestValidateV4: '{' },
    { geetestValidateV4: 'null' },
    v4('made-up'),
    v4('x', 'other'),
  ])('%j is no proof', (body) => expect(redeemProof(inMode('v4'), body)).toBe(false))
})
