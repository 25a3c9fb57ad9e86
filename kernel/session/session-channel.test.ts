// @vitest-environment node
import { HttpError, type Member } from '@foyer/sdk'
import { fakeLogger, fakeSession, fakeSite } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOKEN_MAX } from './constants.ts'
import { answerOtherTabs, confirmOffers } from './session-channel.ts'
import { linh } from './session-info.fake.ts'

/** Everything that was posted, by the channel's name; delivered by hand. */
let posted: [string, unknown][]

const open = new Set<Channel>()

class Channel {
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor(readonly name: string) {
    open.add(this)
  }
  postMessage(data: unknown): void {
    posted.push([this.name, data])
  }
  close(): void {
    open.delete(this)
  }
}

const hear = (data: unknown): void => {
  for (const { onmessage } of open) onmessage?.({ data })
}

beforeEach(() => {
  posted = []
  open.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
})

afterEach(() => vi.unstubAllGlobals())

describe('a tab that is asked for its session', () => {
  it('sends it on the asking tab’s own channel, which it closes', () => {
    answerOtherTabs('lotus01', fakeSession(linh))
    hear({ ask: 1234 })
    expect(posted).toEqual([['foyer.session.lotus01.1234', linh]])
    expect([...open].map(({ name }) => name)).toEqual(['foyer.session.lotus01.'])
  })

  it('sends nothing as a guest’s, nor after the session has ended', () => {
    const session = fakeSession(linh)
    answerOtherTabs('lotus01', session)
    session.end('logout')
    hear({ ask: 1234 })
    session.start({ ...linh, token: 'tok-2' })
    hear({ ask: 1235 })
    expect(posted).toEqual([['foyer.session.lotus01.1235', { ...linh, token: 'tok-2' }]])
  })

  it.each([
    [undefined],
    [null],
    ['1234'],
    [1234],
    [{ ask: '1234' }],
    [{ ask: [1234] }],
    [{ ask: true }],
    [[1234]],
  ])('ignores what is no question: %j', (data) => {
    answerOtherTabs('lotus01', fakeSession(linh))
    hear(data)
    expect(posted).toEqual([])
  })

  it('does nothing in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(() => answerOtherTabs('lotus01', fakeSession(linh))).not.toThrow()
  })
})

const member: Member = {
  id: '7',
  userName: 'linh',
  type: 1,
  language: 'VI',
  merchantCode: 'lotus01',
  regDate: undefined,
  clubLabel: undefined,
}

const expired = () => new HttpError('HT-STATUS', '', 'kernel.member-info', { status: 401 })

const unheard = () => new HttpError('HT-NETWORK', '', 'kernel.member-info')

/** @param answers the gateway's, by token; it refuses every other */
function arrange(answers: Record<string, Member | Error>) {
  const asked: string[] = []
  const callAs = vi.fn((token: string) => {
    asked.push(token)
    const answer = answers[token] ?? expired()
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ member: answer, problems: [] } as never)
  })
  const logger = fakeLogger()
  const site = fakeSite({ merchant: { code: 'lotus01' } })
  return {
    asked,
    logger,
    confirm: (offers: unknown[]) => confirmOffers(offers, { http: { callAs }, site, logger }),
  }
}

describe('a session that another tab has sent', () => {
  it('[CA-08] counts once the gateway has returned its member, with the current data', async () => {
    const { confirm, asked } = arrange({ 'tok-1': { ...member, userName: 'linh88', type: 4 } })
    const offer = { ...linh, firstTimeLogin: true, passwordChangeRequired: 'expired' }
    expect(await confirm([offer])).toEqual({
      ...linh,
      userName: 'linh88',
      type: 4,
      passwordChangeRequired: 'expired',
    })
    expect(asked).toEqual(['tok-1'])
  })

  it('[ER-03] is followed by the next one when the gateway no longer knows it; each is asked once', async () => {
    const { confirm, asked, logger } = arrange({ 'tok-2': member })
    expect(await confirm([linh, linh, { ...linh, token: 'tok-2' }])).toMatchObject({ token: 'tok-2' })
    expect(asked).toEqual(['tok-1', 'tok-2'])
    expect(await confirm([linh])).toBeUndefined()
    expect(logger.entries).toEqual([])
  })

  it('is not looked for among more than a few', async () => {
    const { confirm, asked } = arrange({ 'tok-9': member })
    const offers = Array.from({ length: 1_000 }, (_, n) => ({ ...linh, token: `old-${n}` }))
    expect(await confirm([{}, ...offers, { ...linh, token: 'tok-9' }])).toBeUndefined()
    expect(asked).toEqual(['old-0', 'old-1', 'old-2', 'old-3'])
  })

  it('leaves a guest when the gateway cannot be reached, without further calls', async () => {
    const { confirm, asked } = arrange({ 'tok-1': unheard(), 'tok-2': member })
    expect(await confirm([linh, { ...linh, token: 'tok-2' }])).toBeUndefined()
    expect(asked).toEqual(['tok-1'])
  })

  it('leaves a guest when the call is defective, which is reported', async () => {
    const { confirm, logger } = arrange({ 'tok-1': new Error('defect') })
    expect(await confirm([linh])).toBeUndefined()
    expect(logger.entries).toHaveLength(1)
  })

  it.each<[string, unknown]>([
    ['no object', 'tok-1'],
    ['null', null],
    ['a list', [linh]],
    ['empty', {}],
    ['an object as its token', { ...linh, token: { toString: () => 'tok-1' } }],
    ['a token that no header can carry', { ...linh, token: 'tok-1\r\nX: y' }],
    ['an endless token', { ...linh, token: 't'.repeat(TOKEN_MAX + 1) }],
    ['another merchant’s', { ...linh, merchantCode: 'coral01' }],
    ['no merchant', { ...linh, merchantCode: '' }],
  ])('is skipped without a call when it is malformed: %s', async (_, offer) => {
    const { confirm, asked, logger } = arrange({ 'tok-2': member })
    expect(await confirm([offer])).toBeUndefined()
    expect([asked, logger.entries]).toEqual([[], []])
    expect(await confirm([offer, { ...linh, token: 'tok-2' }])).toMatchObject({ id: '7' })
  })

  it.each<[string, Partial<Member>]>([
    ['is another’s', { id: '8' }],
    ['is no member’s', { type: -1 }],
    ['is another merchant’s', { merchantCode: 'coral01' }],
  ])('is skipped when its token %s', async (_, part) => {
    const { confirm, asked } = arrange({ 'tok-1': { ...member, ...part } })
    expect(await confirm([linh])).toBeUndefined()
    expect(asked).toEqual(['tok-1'])
  })
})
