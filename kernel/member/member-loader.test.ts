// @vitest-environment node
import { createStore, HttpError, type Member } from '@foyer/sdk'
import { fakeHttp, fakeLogger, fakeSession, testMember } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { MemberLoader } from './member-loader.ts'

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
/** Runs everything that is pending. */
const flushImmediate = () => new Promise((resolve) => setImmediate(resolve))

async function open(reply: unknown = answer(), initial = testMember()) {
  const http = fakeHttp({ [INFO]: reply })
  const session = fakeSession(initial)
  const logger = fakeLogger()
  const current = createStore<Member | undefined>(undefined)
  const reader = new MemberLoader({ http, session, logger }, current)
  await flushImmediate()
  return { http, session, logger, current, reader, calls: () => http.callsOf(INFO).length }
}

describe('the member’s data', () => {
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
    const { http, current, reader, calls } = await open(new HttpError('HT-NETWORK', 'off', INFO))
    expect(current.get()).toBeUndefined()
    http.answers[INFO] = answer()
    await reader.refresh()
    expect([calls(), current.get()]).toEqual([2, linh])
    http.answers[INFO] = new HttpError('HT-NETWORK', 'off', INFO)
    await reader.refresh()
    expect(current.get()).toEqual(linh)
  })

  it('[EN-02a] names the fields that were malformed', async () => {
    const { logger } = await open(answer(linh, ['regDate']))
    expect(logger.entries.map(({ subject }) => subject)).toEqual([
      'SS-FIELD: the member info has a malformed regDate',
    ])
  })
})
