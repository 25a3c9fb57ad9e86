// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { callerIn, STATUS, worldInState } from './caller.fake.ts'

afterEach(() => vi.useRealTimers())

it('[HA-02] a slow network brings an answer after its latency and the time of its bytes', async () => {
  const world = worldInState('network=3g')
  vi.useFakeTimers()
  let response: Response | undefined
  const asked = callerIn(world)
    .ask(STATUS)
    .then((given) => (response = given))
  await vi.advanceTimersByTimeAsync(300)
  expect(response).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  await asked
  expect(response?.status).toBe(200)
  expect(await response?.json()).toMatchObject({ success: true })
})

it('a broken network answers nothing', async () => {
  expect((await callerIn(worldInState('network=broken')).ask(STATUS)).type).toBe('error')
})
