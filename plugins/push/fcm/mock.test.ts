// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { bindPush, subscribePush, unsubscribePush } from './endpoints.ts'

function member(state = '') {
  const world = worldInState(state)
  const caller = callerIn(world)
  const headers = { ...signedIn(world), 'Content-Type': 'application/json' }
  const post = (path: string, body: object, own: Record<string, string> = headers) =>
    caller.ask(path, { method: 'POST', headers: own, body: JSON.stringify(body) })
  return { world, post, id: world.members[0]?.id }
}
const registrationToken = 't1'
const OK = [200, true, undefined]

describe('push messages at the mock gateway', () => {
  it('[CA-27] binds a token to the member, subscribes it to a topic, and ends both', async () => {
    const { post, world, id } = member()
    expect(await refusal(await post(bindPush.path, { registrationToken }))).toEqual(OK)
    expect(await refusal(await post(subscribePush.path, { registrationToken, topic: 'ALL' }))).toEqual(OK)
    expect(world.slices.get('push.fcm')).toEqual({ bindings: { t1: { member: id, topics: ['ALL'] } } })
    // The member has logged out.
    const guest = { 'Content-Type': 'application/json' }
    const body = { registrationToken, unsubscribeAll: true }
    expect(await refusal(await post(unsubscribePush.path, body, guest))).toEqual(OK)
    expect(world.slices.get('push.fcm')).toEqual({ bindings: {} })
  })
  it.each([
    [bindPush.path, {}],
    [bindPush.path, { registrationToken: '' }],
    [subscribePush.path, { registrationToken, topic: 'ALL' }],
    [unsubscribePush.path, { registrationToken }],
  ])('refuses %s with %j', async (path, body) =>
    expect(await refusal(await member().post(path, body))).toEqual([200, false, 'push.param.err']),
  )
  it('refuses a guest', async () =>
    expect(await refusal(await member().post(bindPush.path, { registrationToken }, {}))).toEqual([
      401,
      false,
      'user.or.token.invalid',
    ]))
  it('has a gateway that refuses to bind', async () =>
    expect(await refusal(await member('push=refused').post(bindPush.path, { registrationToken }))).toEqual([
      200,
      false,
      'push.bind.err',
    ]))
})
