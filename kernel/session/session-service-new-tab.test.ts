import type { SessionInfo } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOtherTabs } from './session-channel.ts'
import { ASK_AGAIN_MS, LATE_ANSWER_MS, OTHER_TABS_MS } from './constants.ts'
import { parseSession } from './parse-session.ts'
import { linh } from './session-info.fake.ts'
import type { ConfirmOffers } from './session-service.ts'
import { Channel, errors, openTab } from './session-service.fake.ts'

beforeEach(() => {
  Channel.open.clear()
  errors.length = 0
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a new tab', () => {
  beforeEach(() => void vi.useFakeTimers())

  /** Offers that the tab was given to confirm. */
  let offered: unknown[][]
  beforeEach(() => void (offered = []))
  const confirmFirst: ConfirmOffers = (offers) => {
    offered.push([...offers])
    return Promise.resolve(parseSession(offers[0]))
  }
  function openGuest({ tokenGiven = false, confirm = confirmFirst } = {}) {
    const tab = openTab()
    const decided = vi.fn()
    tab.session.publish(tokenGiven)
    const asked = tab.session.takeFromOtherTab(confirm)
    void asked?.then(decided)
    return { ...tab, asked, decided }
  }
  function openMember(part: Partial<SessionInfo> = {}) {
    const tab = openTab({ ...linh, ...part })
    tab.session.publish()
    answerOtherTabs('lotus01', tab.session)
    return tab
  }

  it('[EN-01] takes the session of an open one into its session storage; that is no login', async () => {
    openMember({ passwordChangeRequired: 'weak' })
    const { session, area, events, decided } = openGuest()
    expect(session.current.get()).toBeUndefined()
    await vi.runAllTimersAsync()
    const taken = { ...linh, passwordChangeRequired: 'weak' }
    expect(session.current.get()).toEqual(taken)
    expect(JSON.parse(area.get('MC_SESSION_INFO') ?? '')).toEqual(taken)
    expect([area.size, localStorage.length]).toEqual([1, 0])
    expect(events.emitted).toEqual([])
    expect(decided).toHaveBeenCalledOnce()
  })

  it('stays a guest’s when no tab answers, and says so soon', async () => {
    openTab().session.publish()
    const { session, decided } = openGuest()
    expect(decided).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(OTHER_TABS_MS)
    expect(decided).toHaveBeenCalledOnce()
    await vi.runAllTimersAsync()
    expect([session.current.get(), offered]).toEqual([undefined, []])
  })

  it('asks again while nobody answers: a tab that was starting is heard, and asked no more', async () => {
    const heard = vi.fn()
    new Channel('foyer.session.lotus01.').onmessage = heard
    const { session } = openGuest()
    await vi.advanceTimersByTimeAsync(2 * ASK_AGAIN_MS - 1)
    expect([session.current.get(), heard.mock.calls.length]).toEqual([undefined, 2])
    openMember()
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS)
    expect(session.current.get()).toEqual(linh)
    const asks = heard.mock.calls.length
    await vi.runAllTimersAsync()
    expect([heard.mock.calls.length, offered.length]).toEqual([asks, 1])
  })

  it('takes no session that another tab began after the first question', async () => {
    const { session: other } = openTab()
    other.publish()
    answerOtherTabs('lotus01', other)
    const { session } = openGuest()
    other.start(linh)
    await vi.runAllTimersAsync()
    expect([session.current.get(), offered]).toEqual([undefined, []])
  })

  it('asks no more after a few seconds', async () => {
    const heard = vi.fn()
    new Channel('foyer.session.lotus01.').onmessage = heard
    openGuest()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard.mock.calls.length).toBeLessThanOrEqual(LATE_ANSWER_MS / ASK_AGAIN_MS + 1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each(['logout', 'expired'] as const)(
    'gets nothing from a tab whose session ended: %s',
    async (reason) => {
      openMember().session.end(reason)
      const { session } = openGuest()
      await vi.runAllTimersAsync()
      expect([session.current.get(), offered]).toEqual([undefined, []])
    },
  )

  it('does not ask when its address has a token, or it has a session', () => {
    const heard = vi.fn()
    new Channel('foyer.session.lotus01.').onmessage = heard
    expect(openGuest({ tokenGiven: true }).asked).toBeUndefined()
    expect(openMember().session.takeFromOtherTab(confirmFirst)).toBeUndefined()
    expect(heard).not.toHaveBeenCalled()
  })

  it('is decided though tabs cannot reach each other', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { decided } = openGuest()
    await vi.runAllTimersAsync()
    expect(decided).toHaveBeenCalledOnce()
  })

  it('gets its answer on a channel of its own: the other tabs receive no token', async () => {
    const heard: unknown[] = []
    new Channel('foyer.session.lotus01.').onmessage = ({ data }) => heard.push(data)
    openMember()
    openGuest()
    await vi.runAllTimersAsync()
    expect(heard).toEqual([{ ask: expect.any(Number) }])
    // The others' are closed.
    expect(new Set([...Channel.open].map(({ name }) => name))).toEqual(new Set(['foyer.session.lotus01.']))
  })

  it('is a member’s after a late answer too; later ones join those that are being confirmed', async () => {
    let give = (_session: SessionInfo | undefined): void => {}
    const seen: (readonly unknown[])[] = []
    const confirm: ConfirmOffers = (offers) => {
      seen.push(offers)
      return new Promise((resolve) => (give = resolve))
    }
    const asks: number[] = []
    new Channel('foyer.session.lotus01.').onmessage = ({ data }) => asks.push((data as { ask: number }).ask)
    const { session, decided } = openGuest({ confirm })
    await vi.advanceTimersByTimeAsync(OTHER_TABS_MS)
    expect(decided).toHaveBeenCalledOnce()
    const answers = new Channel(`foyer.session.lotus01.${asks[0]}`)
    for (const id of ['7', '8', '9']) answers.postMessage({ ...linh, id })
    expect(seen.map((offers) => offers.length)).toEqual([3])
    give(linh)
    await vi.runAllTimersAsync()
    expect(session.current.get()).toEqual(linh)
    expect(decided).toHaveBeenCalledOnce()
  })

  it('[ST-32a] stays a guest’s after a log-out in the meantime, and keeps a session begun in the meantime', async () => {
    const { session: other } = openMember()
    let give = (_session: SessionInfo | undefined): void => {}
    const confirm: ConfirmOffers = () => new Promise((resolve) => (give = resolve))
    const tab = openGuest({ confirm })
    other.end('logout')
    give(linh)
    await vi.runAllTimersAsync()
    expect(tab.session.current.get()).toBeUndefined()

    openMember()
    const busy = openGuest({ confirm })
    busy.session.start({ ...linh, id: '8', token: 'tok-8' })
    give(linh)
    await vi.runAllTimersAsync()
    expect(busy.session.current.get()?.id).toBe('8')

    const quick = openGuest({ confirm })
    quick.session.start({ ...linh, id: '8', token: 'tok-8' })
    quick.session.end('logout')
    give(linh)
    await vi.runAllTimersAsync()
    expect(quick.session.current.get()).toBeUndefined()
  })

  it('is decided when the confirmation fails with a defect, which is reported', async () => {
    openMember()
    const { session, decided } = openGuest({ confirm: () => Promise.reject(new Error('chunk')) })
    await vi.runAllTimersAsync()
    expect(session.current.get()).toBeUndefined()
    expect(decided).toHaveBeenCalledOnce()
    expect(errors).toEqual([new Error('chunk')])
  })
})
