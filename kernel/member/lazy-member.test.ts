// @vitest-environment node
import { fakeHttp, fakeLogger, fakeSession, testMember } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyMember } from './lazy-member.ts'

const INFO = 'kernel.member-info'
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback', 'cancelIdleCallback'] }),
)
afterEach(() => void vi.useRealTimers())

function open(member = false) {
  const http = fakeHttp({ [INFO]: { member: { id: '1001' }, problems: [] } })
  const session = fakeSession(member ? testMember() : undefined)
  const service = lazyMember({ http, session, logger: fakeLogger() } as never)
  const loaded = async (): Promise<void> => {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { http, session, service, loaded, calls: () => http.callsOf(INFO).length }
}

describe('the member service', () => {
  it('[CA-08] requests nothing before the page is idle', async () => {
    const { calls, loaded, service } = open(true)
    await loaded()
    expect(calls()).toBe(0)
    await vi.advanceTimersByTimeAsync(2_000)
    await loaded()
    expect([calls(), service.current.get()?.id]).toEqual([1, '1001'])
  })

  it('requests nothing for a guest, until one signs in', async () => {
    const { calls, loaded, session, service } = open()
    await vi.advanceTimersByTimeAsync(2_000)
    await service.refresh()
    expect(calls()).toBe(0)
    session.start(testMember())
    await loaded()
    expect(calls()).toBe(1)
  })
})
