// @vitest-environment node
import { testMerchant } from '@foyer/sdk/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../kernel/profile/profile.ts'
import { LOGIN_FAILURES } from '../../../mocks/world/constants.ts'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { FACTOR_ANSWERS } from '../../../mocks/world/second-factor.ts'
import { FACTOR } from '../../../mocks/world/factor-demand.ts'
import { sendCodeTo } from '../../../mocks/world/text-messages.ts'
import auth from '../auth/mock.ts'
import { loginAnswer } from '../shared/endpoints.ts'
import mock from './mock.ts'

const profile: Profile = {
  ...testMerchant(),
  hosts: [],
  theme: 'auto',
  themeColor: { light: '#fff', dark: '#000' },
  switches: {},
  settings: {},
  consent: 'none',
  imageCDNs: [],
  frameAncestors: [],
  endpoints: {},
  metadata: {},
  inspection: false,
}
const CREDENTIALS = { username: 'player', password: 'player123' }
const PHONE = { countryDialingCode: '+84', mobileNum: '901234567' }

function gateway(factor: string) {
  const world = newWorld(profile, { state: FACTOR.with(factor) })
  const slice = auth.initial(world)
  const ask = async (id: string, body: object): Promise<unknown> => {
    const request = new Request('https://site.test/wps', { method: 'POST' })
    const call = {
      request,
      url: new URL(request.url),
      language: 'EN' as const,
      body,
      world,
      member: undefined,
      settings: {},
    }
    const [first, second] = [mock, auth].map(({ routes }) => routes.find((route) => route.id === id))
    const reply = await (first?.reply({ ...call, slice: {} as never }) ??
      second?.reply({ ...call, slice: slice as never }))
    return reply instanceof Response ? reply.json() : reply
  }
  return {
    world,
    login: () => ask('auth.login', { type: 'username', ...CREDENTIALS }),
    verify: (proof: object) => ask('second-factor.verify', { ...CREDENTIALS, ...proof }),
  }
}

describe('the mock gateway’s second factor', () => {
  it('[CA-04] accepts it only encrypted, at the gateway’s path', () =>
    expect(mock.routes[0]).toMatchObject({
      method: 'POST',
      path: '/wps/session/login/verification',
      encrypted: true,
    }))

  it.each([
    ['EGS', { email: true, payee: false, ga: true, sms: true }],
    ['none', { email: false, payee: false, ga: false, sms: false }],
  ])('[ER-06] requests methods by its flags: %s', async (factor, value) => {
    const { world, login } = gateway(factor)
    expect(await login()).toMatchObject({ success: false, errorCode: 'login_verify_required', value })
    expect(world.sessions.size).toBe(0)
  })

  it.each([
    ['E', { method: 'E', email: 'Player@Example.com' }],
    ['P', { method: 'P', payeeName: 'Nguyen Van A' }],
    ['none', { method: 'P', payeeName: FACTOR_ANSWERS.payeeName }],
    ['G', { method: 'G', authCode: FACTOR_ANSWERS.authCode }],
  ])('[EN-07] %s: signs in by %j', async (factor, proof) => {
    const { verify } = gateway(factor)
    expect(v.parse(loginAnswer, await verify(proof))).toMatchObject({ userName: 'player' })
  })

  it('signs in by the code that it has sent', async () => {
    const { world, verify } = gateway('S')
    sendCodeTo(world, '+84901234567')
    const verificationCode = world.textMessages[0]?.code
    expect(await verify({ method: 'S', ...PHONE, verificationCode })).toMatchObject({ success: true })
  })

  it('rejects a method that it has not requested, and counts it as wrong', async () => {
    const { verify } = gateway('E')
    expect(await verify({ method: 'G', authCode: FACTOR_ANSWERS.authCode })).toMatchObject({
      errorCode: 'login.verify.err',
    })
  })

  it('locks the account after five wrong ones, a right password between them or not', async () => {
    const { login, verify } = gateway('E')
    const wrong = { method: 'E', email: 'other@example.com' }
    for (let attempt = 1; attempt < LOGIN_FAILURES; attempt++) {
      expect(await verify(wrong)).toMatchObject({ errorCode: 'login.verify.err' })
      await login()
    }
    expect(await verify(wrong)).toMatchObject({ errorCode: 'login.locked' })
    expect(await login()).toMatchObject({ errorCode: 'login.locked' })
    expect(await verify({ method: 'E', email: FACTOR_ANSWERS.email })).toMatchObject({
      errorCode: 'login.locked',
    })
  })
})
