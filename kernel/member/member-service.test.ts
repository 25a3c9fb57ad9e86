// @vitest-environment node
import { HttpError, type Member, type SessionInfo } from '@foyer/sdk'
import { fakeHttp, fakeLogger, fakeSession, testMember } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemberService } from './member-service.ts'

const INFO = 'kernel.member-info'
const linh: Member = {
  id: '1001',
  userName: 'player1',
  type: 1,
  language: 'VI',
  merchantCode: 'TEST',
  regDate: 1_700_000_000_000,
  clubLabel: { labelName: 'Diamond', type: 'AUTO', rankLevel: 6 },
}
const answer = (member: Member = linh, problems: readonly string[] = []) => ({ member, problems })
/** The page is idle by then. */
const IDLE_MS = 2_000
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback', 'cancelIdleCallback'] }),
)
afterEach(() => void vi.useRealTimers())
/** Runs everything that is pending. */
const flushImmediate = () => new Promise((resolve) => setImmediate(resolve))

async function open(reply: unknown = answer(), initial: SessionInfo | null = testMember()) {
  const http = fakeHttp({ [INFO]: reply })
  const session = fakeSession(initial ?? undefined)
  const logger = fakeLogger()
  const service = new MemberService({ http, session, logger })
  await vi.advanceTimersByTimeAsync(IDLE_MS)
  await flushImmediate()
  return { http, session, logger, current: service.current, service, calls: () => http.callsOf(INFO).length }
}

describe('the member’s data', () => {
  it('[CA-08] is not requested before the page is idle', async () => {
    const http = fakeHttp({ [INFO]: answer() })
    new MemberService({ http, session: fakeSession(testMember()), logger: fakeLogger() })
    await flushImmediate()
    expect(http.callsOf(INFO)).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(http.callsOf(INFO)).toHaveLength(1)
  })

  it('is not requested for a guest, until one signs in', async () => {
    const { session, service, calls } = await open(answer(), null)
    await service.refresh()
    expect(calls()).toBe(0)
    session.start(testMember())
    await flushImmediate()
    expect(calls()).toBe(1)
  })

  it('[CA-08] is requested once when there is a session', async () => {
    const { http, current, session } = await open()
    expect(current.get()).toEqual(linh)
    expect(http.callsOf(INFO)).toHaveLength(1)
    expect(session.started).toEqual([])
  })

  it('[CA-08][ST-11d][ST-32a] is requested with every session, and cleared with it', async () => {
    const { http, session, current, calls } = await open()
    session.end('logout')
    expect(current.get()).toBeUndefined()
    http.answers[INFO] = answer({ ...linh, id: '7' })
    session.start(testMember({ id: '7', token: 'token-7' }))
    expect(current.get()).toBeUndefined()
    await flushImmediate()
    expect([calls(), current.get()?.id]).toEqual([2, '7'])
  })

  it('is not requested when the session is only corrected', async () => {
    const { session, calls, current } = await open()
    session.update({ passwordChangeRequired: 'weak' })
    await flushImmediate()
    expect([calls(), current.get()]).toEqual([1, linh])
  })

  it('ignores an answer for a session that is over', async () => {
    let come: (reply: unknown) => void = () => {}
    const { session, current, http } = await open(() => new Promise((resolve) => (come = resolve)))
    session.end('expired')
    come(answer())
    await flushImmediate()
    expect(current.get()).toBeUndefined()
    http.answers[INFO] = () => new Promise(() => {})
    session.start(testMember({ id: '8', token: 'token-8' }))
    come(answer())
    await flushImmediate()
    expect(current.get()).toBeUndefined()
  })

  it.each([
    ['another type', { type: 4 as const }, { type: 4, userName: 'player1' }],
    ['another name', { userName: 'linh' }, { type: 1, userName: 'linh' }],
    ['neither', { type: undefined, userName: undefined }, { type: 1, userName: 'player1' }],
  ])('[EN-02a] corrects the session: %s', async (_case, part, expected) => {
    const { session } = await open(answer({ ...linh, ...part }))
    expect(session.current.get()).toMatchObject({ ...expected, token: 'token-1001' })
  })

  it('[EN-02a] is empty for a player who is not logged in', async () => {
    const { session, current } = await open(answer({ ...linh, type: -1 }))
    expect([session.current.get()?.type, current.get()]).toEqual([1, undefined])
  })

  it('stays as it was after a failure; the next call requests it again', async () => {
    const { http, current, service, calls } = await open(new HttpError('HT-NETWORK', 'off', INFO))
    expect(current.get()).toBeUndefined()
    http.answers[INFO] = answer()
    await service.refresh()
    expect([calls(), current.get()]).toEqual([2, linh])
    http.answers[INFO] = new HttpError('HT-NETWORK', 'off', INFO)
    await service.refresh()
    expect(current.get()).toEqual(linh)
  })

  it('[EN-02a] names the fields that were malformed', async () => {
    const { logger } = await open(answer(linh, ['regDate']))
    expect(logger.entries.map(({ subject }) => subject)).toEqual([
      'SS-FIELD: the member info has a malformed regDate',
    ])
  })
})
