import { type ChatConversation, chatProviders, CLOCK, SESSION, tabBadges } from '@foyer/sdk'
import { fakeServices, fakeSession, testMember, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POLL_MS } from '../../site/contract/poll-constants.ts'
import plugin from './manifest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden')
  vi.useRealTimers()
})

const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** One tab of a member of a type, or of a guest. */
async function tab(countUnread: NonNullable<ChatConversation['countUnread']>, player: number | 'guest' = 0) {
  const session = fakeSession()
  if (player !== 'guest') session.start(testMember({ type: player }))
  const clock = { now: () => Date.now(), gatewayNow: () => Date.now() }
  const services = { ...fakeServices(), [SESSION]: session, [CLOCK]: clock }
  const test = await testPlugin(plugin, { services })
  test.contributeOthers(chatProviders, [
    { kind: 'conversation', key: 'CBS', audience: 'member', open: () => new Promise(() => {}), countUnread },
  ])
  // The poll's code is fetched.
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1_000)
  const badge = (): number | undefined => test.contributions(tabBadges)[0]?.count.get()
  return { test, session, badge }
}

describe('the number of unread messages', () => {
  it('[OV-19] is asked for at once, and every 30 seconds', async () => {
    let count = 2
    const ask = vi.fn(() => Promise.resolve(count))
    const { badge } = await tab(ask)
    expect([ask.mock.calls.length, badge()]).toEqual([1, 2])
    count = 5
    await vi.advanceTimersByTimeAsync(POLL_MS - 2_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([ask.mock.calls.length, badge()]).toEqual([2, 5])
  })

  it('[OV-19] is not asked for while the page is hidden', async () => {
    const ask = vi.fn(() => Promise.resolve(2))
    await tab(ask)
    hide(true)
    await vi.advanceTimersByTimeAsync(POLL_MS * 5)
    expect(ask).toHaveBeenCalledTimes(1)
    hide(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is asked for later after each failure, up to five minutes, and what is known stays', async () => {
    let fails = false
    const ask = vi.fn(() => (fails ? Promise.reject(new Error('vendor')) : Promise.resolve(3)))
    const { badge, test } = await tab(ask)
    fails = true
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect([ask.mock.calls.length, badge()]).toEqual([2, 3])
    expect(test.logger.entries.map(({ subject }) => String(subject).slice(0, 9))).toEqual(['CV-UNREAD'])
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    const before = ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(ask.mock.calls.length - before).toBe(12)
  })

  it.each([[-1], [1.5], [Number.NaN]])('of %s is a failure, and shows nothing', async (count) => {
    const { badge } = await tab(() => Promise.resolve(count))
    expect(badge()).toBe(0)
  })

  it.each([
    ['a guest', 'guest'],
    ['type 4', 4],
    ['type -1', -1],
  ] as const)('[RO-02] is not asked for %s', async (_who, player) => {
    const ask = vi.fn(() => Promise.resolve(2))
    const { badge } = await tab(ask, player)
    await vi.advanceTimersByTimeAsync(POLL_MS * 2)
    expect([ask.mock.calls.length, badge()]).toEqual([0, 0])
  })

  it('ends with the session, and with the plugin', async () => {
    const ask = vi.fn(() => Promise.resolve(2))
    const { session, badge, test } = await tab(ask)
    session.end('logout')
    expect(badge()).toBe(0)
    await vi.advanceTimersByTimeAsync(POLL_MS * 3)
    expect(ask).toHaveBeenCalledTimes(1)
    session.start(testMember())
    await vi.advanceTimersByTimeAsync(1_000)
    await test.dispose()
    const before = ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(POLL_MS * 3)
    expect(ask.mock.calls.length).toBe(before)
  })
})
