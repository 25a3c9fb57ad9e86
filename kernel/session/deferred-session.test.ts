import { sessionStarted, tracked } from '@foyer/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { StorageService } from '../storage/storage-service.ts'
import { DeferredSession } from './deferred-session.ts'
import { fakeEvents } from './events.fake.ts'
import { linh } from './session-info.fake.ts'
import { SessionService } from './session-service.ts'

const logger = { debug() {}, warn() {}, error() {} }

function start() {
  const session = new DeferredSession()
  const events = fakeEvents()
  const provide = () => {
    const service = new SessionService(new StorageService(logger), events, bakedPage(), logger, session)
    session.provide(service, logger.error)
    return service
  }
  return { session, events, provide }
}
const stored = (): unknown => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null')

beforeEach(() => sessionStorage.clear())

describe('DeferredSession', () => {
  it('is a guest’s until the service is provided and publishes the stored session', () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(linh))
    const { session, provide } = start()
    expect([session.current.get(), session.autoLogin]).toEqual([undefined, 'off'])
    const service = provide()
    expect([session.current.get(), service.storedToken]).toEqual([undefined, 'tok-1'])
    service.publish()
    expect([session.current.get(), session.autoLogin]).toEqual([linh, 'allowed'])
  })

  it('starts a session that was started before then', () => {
    const { session, provide, events } = start()
    session.start(linh)
    provide().publish()
    expect([session.current.get(), stored()]).toEqual([linh, linh])
    expect(events.emitted.map(({ id }) => id)).toEqual([sessionStarted.id, tracked.id])
  })

  it('ignores updates and ends before then, and forwards both afterwards', () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(linh))
    const { session, provide } = start()
    session.update({ type: 2 })
    session.end('logout')
    expect(stored()).toEqual(linh)
    provide().publish()
    session.update({ type: 2 })
    expect(session.current.get()?.type).toBe(2)
    session.end('logout')
    expect([session.current.get(), stored(), session.autoLogin]).toEqual([undefined, null, 'off'])
  })
})
