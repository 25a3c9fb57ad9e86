// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { fakeClock, fakeHttp, fakeLogger, fakeSession, testMember } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { RankStore } from './rank-store.ts'

const CALL = 'member.rank-progress'
const progress = { completed: 3, expected: 5, labelId: 'vip-7' }
/** Runs everything that is pending. */
const flushed = () => new Promise((resolve) => setImmediate(resolve))

async function open(
  answer: unknown = progress,
  member: ReturnType<typeof testMember> | undefined = testMember(),
) {
  const http = fakeHttp({ [CALL]: answer })
  const session = fakeSession(member)
  const logger = fakeLogger()
  const clock = fakeClock()
  const store = new RankStore({ clock, http, session, logger, signal: new AbortController().signal })
  const stop = store.start()
  await flushed()
  return { clock, http, session, logger, store, stop, calls: () => http.callsOf(CALL).length }
}

describe('the rank progress', () => {
  it('[ST-11b][ST-11d][CA-18a] is fetched when a member’s token appears, once, and cleared when it goes', async () => {
    const { store, session, calls, http } = await open()
    expect([store.state.get(), calls()]).toEqual([{ step: 'ready', progress }, 1])
    session.update({ passwordChangeRequired: 'weak' })
    await flushed()
    expect(calls()).toBe(1)
    session.end('logout')
    expect(store.state.get()).toEqual({ step: 'none' })
    http.answers[CALL] = { ...progress, completed: 1 }
    session.start(testMember({ id: '7', token: 'token-7' }))
    expect(store.state.get()).toEqual({ step: 'loading' })
    await flushed()
    expect([store.state.get(), calls()]).toEqual([
      { step: 'ready', progress: { ...progress, completed: 1 } },
      2,
    ])
  })

  it('[ST-11b] is not fetched for a guest', async () => {
    const http = fakeHttp({ [CALL]: progress })
    const store = new RankStore({
      clock: fakeClock(),
      http,
      session: fakeSession(),
      logger: fakeLogger(),
      signal: new AbortController().signal,
    })
    void store.start()
    await store.refresh()
    expect([store.state.get(), http.calls]).toEqual([{ step: 'none' }, []])
  })

  it('of a session that is over counts for no other', async () => {
    let come: (answer: unknown) => void = () => {}
    const { store, session, http } = await open(() => new Promise((resolve) => (come = resolve)))
    http.answers[CALL] = () => new Promise(() => {})
    session.start(testMember({ id: '8', token: 'token-8' }))
    come(progress)
    await flushed()
    expect(store.state.get()).toEqual({ step: 'loading' })
    session.end('expired')
    expect(store.state.get()).toEqual({ step: 'none' })
  })

  it('says that it failed, and can be asked for again; what was known stays', async () => {
    const failure = new HttpError('HT-NETWORK', 'off', CALL)
    const { store, http, logger } = await open(failure)
    expect(store.state.get()).toEqual({ step: 'failed' })
    expect(logger.entries.map(({ subject }) => subject)).toEqual([
      'MB-RANK: the rank progress could not be loaded',
    ])
    http.answers[CALL] = progress
    const again = store.refresh()
    expect(store.state.get()).toEqual({ step: 'loading' })
    await again
    expect(store.state.get()).toEqual({ step: 'ready', progress })
    http.answers[CALL] = failure
    await store.refresh()
    expect(store.state.get()).toEqual({ step: 'ready', progress })
  })

  it('is asked for again by a screen that is shown later, not by one that is shown with it', async () => {
    const { store, calls, clock } = await open()
    clock.time += 9_999
    store.refreshIfOld()
    expect(calls()).toBe(1)
    clock.time += 1
    store.refreshIfOld()
    expect(calls()).toBe(2)
  })

  it('is asked for once at a time, and no more after the stop', async () => {
    const { store, calls, stop, session } = await open(() => new Promise(() => {}))
    void store.refresh()
    expect(calls()).toBe(1)
    void stop()
    session.start(testMember({ id: '9', token: 'token-9' }))
    await flushed()
    expect(calls()).toBe(1)
  })
})
