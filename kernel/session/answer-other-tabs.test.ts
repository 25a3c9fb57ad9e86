// @vitest-environment node
import { fakeSession } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOtherTabs } from './answer-other-tabs.ts'
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
