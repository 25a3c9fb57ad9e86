import { vi } from 'vitest'
import { type FakeGateway, fakeGateway } from './gateway.fake.ts'
import { endpoint, fakeSessionStorage } from './http-service.fake.ts'

export const TTL_MS = 60_000
export const cachedEndpoint = endpoint({ id: 'test.kept', cacheMs: TTL_MS })

/** A gateway that numbers its answers, before a page whose session storage is empty. */
export async function countingGateway(): Promise<{
  readonly gateway: FakeGateway
  readonly area: Storage
}> {
  const gateway = await fakeGateway()
  let count = 0
  gateway.reply = () => ({ body: { success: true, value: ++count } })
  const area = fakeSessionStorage()
  vi.stubGlobal('sessionStorage', area)
  return { gateway, area }
}

/** The device's clock. */
export const at = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ms })
