// @vitest-environment node
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { testProfile } from '../../../mocks/world/profile.fake.ts'
import { memberOfToken } from '../../../mocks/world/sessions.ts'
import { sendCodeTo } from '../../../mocks/world/text-messages.ts'
import type { MockMember } from '../../../mocks/world/members.ts'
import type { World } from '../../../mocks/world/world.ts'
import { registrationAnswer } from '../shared/endpoints.ts'
import mock from './mock.ts'

let world: World
let slice: ReturnType<typeof mock.initial>
beforeEach(() => {
  world = newWorld(testProfile())
  slice = mock.initial(world)
})

async function call(id: string, body: object, member?: MockMember): Promise<object> {
  const request = new Request('https://site.test/wps', { method: 'POST' })
  const route = mock.routes.find((one) => one.id === id)
  const reply = await route?.reply({
    request,
    url: new URL(request.url),
    language: 'EN' as const,
    body,
    world,
    slice,
    member,
    settings: world.settings['account.register'] ?? {},
  })
  return reply instanceof Response ? ((await reply.json()) as object) : (reply ?? {})
}
const NAMED = { username: 'river_9', password: 'quiet-river', login: true }
const NUMBER = { countryDialingCode: '+84', mobileNum: '901234567', password: 'quiet-river', login: true }

describe('the registration’s mock', () => {
  it('makes a member, signed in with a token, once by each name', async () => {
    const { token, userName } = v.parse(registrationAnswer, await call('register.username', NAMED))
    expect(userName).toBe('river_9')
    expect(memberOfToken(world, token ?? '')).toMatchObject({ username: 'river_9', password: 'quiet-river' })
    expect(await call('register.username', NAMED)).toMatchObject({ errorCode: 'username.exists' })
  })

  it('gives no token if it does not log in', async () => {
    const answer = v.parse(registrationAnswer, await call('register.username', { ...NAMED, login: false }))
    expect(answer.token).toBeUndefined()
  })

  it.each([
    ['agent', undefined],
    ['player', 'agent.not.allowed'],
  ])('lets a member that is %s register others: %s', async (key, errorCode) => {
    const member = world.members.find((one) => one.key === key)
    const reply = await call('register.username', { ...NAMED, agentId: member?.id }, member)
    expect(Reflect.get(reply, 'errorCode')).toBe(errorCode)
  })

  it('refuses an agent’s id that is not the caller’s', async () => {
    const [player, agent] = world.members
    expect(await call('register.username', { ...NAMED, agentId: agent?.id }, player)).toMatchObject({
      errorCode: 'agent.not.allowed',
    })
  })

  it('accepts a number once, with its code, and chooses the name', async () => {
    const code = sendCodeTo(world, '+84901234567')?.code
    expect(await call('account.auto-username', { ...NUMBER, verificationCode: 'x' })).toMatchObject({
      errorCode: 'sms.code.err',
    })
    const answer = v.parse(
      registrationAnswer,
      await call('account.auto-username', { ...NUMBER, verificationCode: code }),
    )
    expect(answer.userName).toMatch(/^m\d+$/)
    expect(world.members.at(-1)?.mobile).toBe('+84901234567')
    const national = { ...NUMBER, mobileNum: '0901234567', username: 'other' }
    expect(await call('register.mobile', national)).toMatchObject({
      errorCode: 'mobile.exists',
    })
  })

  it('refuses a number without a code, where the merchant requires one', async () => {
    for (const id of ['register.mobile', 'account.auto-username'])
      expect(await call(id, NUMBER)).toMatchObject({ errorCode: 'sms.code.err' })
    world.settings = { ...world.settings, 'account.register': { mobileCode: false } }
    expect(await call('account.auto-username', NUMBER)).toMatchObject({ success: true })
  })

  it.each([
    ['of the number', '+84901234567', undefined],
    ['of another number', '+84901234568', 'identity.token.invalid'],
  ])('the identity provider’s token %s takes the place of a code: %s', async (_, phone, errorCode) => {
    const claims = { sub: 'uid-1', iat: Date.now() / 1000, phone_number: phone }
    const firebaseIdToken = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
    const reply = await call('register.mobile', { ...NUMBER, username: 'river_9', firebaseIdToken })
    expect(Reflect.get(reply, 'errorCode')).toBe(errorCode)
  })

  it.each([
    ['register.username', { password: 'x' }, 'register.param.err'],
    ['register.mobile', { ...NUMBER, countryDialingCode: '84' }, 'register.param.err'],
    ['register.username', { ...NAMED, referralCode: 'WRONG1' }, 'referral.code.err'],
    ['account.auto-username', { registerMethod: 'firebase', firebaseIdToken: 'x' }, 'identity.token.invalid'],
  ])('%s of %j: %s', async (id, body, errorCode) =>
    expect(await call(id, body)).toMatchObject({ success: false, errorCode }),
  )
})
