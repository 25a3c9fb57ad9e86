// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { callerIn, worldInState, refusal, signedIn } from '../../../mocks/gateway/caller.fake.ts'
import { CATEGORIES } from './draft.ts'
import { sendFeedback } from './endpoints.ts'

const good = { category: CATEGORIES[0], content: 'Show the draw times.' }
const sender = (headers?: Record<string, string>) => {
  const world = worldInState('')
  const caller = callerIn(world)
  const own = headers ?? signedIn(world)
  const send = (body: unknown) =>
    caller.ask(sendFeedback.path, {
      method: 'POST',
      headers: { ...own, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { world, send }
}

describe('feedback at the mock gateway', () => {
  it('stores a member’s feedback', async () => {
    const { world, send } = sender()
    expect(await (await send({ ...good, contact: 'me@mail.example' })).json()).toMatchObject({
      success: true,
    })
    expect(world.slices.get('site.feedback')).toEqual({
      received: [{ ...good, contact: 'me@mail.example', member: '10001' }],
    })
  })
  it('refuses a guest', async () => {
    const { send } = sender({})
    expect(await refusal(await send(good))).toEqual([401, false, 'user.or.token.invalid'])
  })
  it.each([
    {},
    'x',
    { ...good, category: 'none' },
    { ...good, content: 'short' },
    { ...good, content: 'x'.repeat(501) },
    { ...good, contact: 7 },
    { ...good, contact: 'x'.repeat(101) },
  ])('refuses a malformed body: %j', async (body) => {
    const { world, send } = sender()
    expect(await refusal(await send(body))).toEqual([200, false, 'feedback.param.err'])
    expect(world.slices.get('site.feedback')).toEqual({ received: [] })
  })
  it('accepts at most MAX_FEEDBACK of one member', async () => {
    const { send } = sender()
    for (let sent = 0; sent < 5; sent++) await send(good)
    expect(await refusal(await send(good))).toEqual([200, false, 'feedback.limit'])
  })
})
