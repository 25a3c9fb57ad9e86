import type { SessionInfo, StorageArea } from '@foyer/sdk'
import { sessionStarted, sessionEnded, siteStatusArrived, tracked } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { siteStatus } from '../site/site-status.fake.ts'
import { StorageService } from '../storage/storage-service.ts'
import { answerOtherTabs } from './answer-other-tabs.ts'
import { ASK_AGAIN_MS, LATE_ANSWER_MS, OTHER_TABS_MS } from './constants.ts'
import { fakeEvents } from './events.fake.ts'
import { parseSession } from './parse-session.ts'
import { linh } from './session-info.fake.ts'
import { type ConfirmOffers, SessionService } from './session-service.ts'

/** BroadcastChannel that delivers at once, to every other channel of the name. */
class Channel {
  static readonly open = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor(readonly name: string) {
    Channel.open.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of [...Channel.open])
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) })
  }
  close(): void {
    Channel.open.delete(this)
  }
}

const errors: unknown[] = []
const logger = { debug() {}, warn() {}, error: (error: unknown) => void errors.push(error) }

/** A tab: session storage of its own, the same origin. */
function openTab(stored?: unknown) {
  const area = new Map<string, string>()
  if (stored !== undefined) area.set('MC_SESSION_INFO', JSON.stringify(stored))
  const inTab = <T>(run: () => T): T => {
    const methods = {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, text: string) => void area.set(key, text),
      removeItem: (key: string) => void area.delete(key),
    }
    // Like a browser's: keys are own properties, methods are on the prototype.
    vi.stubGlobal('sessionStorage', Object.assign(Object.create(methods), Object.fromEntries(area)))
    return run()
  }
  const storage = new StorageService(logger)
  const events = fakeEvents()
  // Every call uses its own tab's storage, even when another tab caused it.
  const ownStorage = {
    get: ((key) => inTab(() => storage.get(key))) as StorageService['get'],
    set: ((key, value) => inTab(() => storage.set(key, value))) as StorageService['set'],
    endSession: (keepDrafts?: boolean) => inTab(() => storage.endSession(keepDrafts)),
    remove: ((key) => inTab(() => storage.remove(key))) as StorageService['remove'],
    degraded: new Set<StorageArea>(),
  }
  const session = new SessionService(ownStorage, events, bakedPage(), logger)
  return { area, session, events }
}

beforeEach(() => {
  Channel.open.clear()
  errors.length = 0
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('SessionService', () => {
  it('is a guest’s until publish, which publishes the stored session without an event', () => {
    const { session, events } = openTab(linh)
    const heard = vi.fn()
    session.current.subscribe(heard)
    expect(session.current.get()).toBeUndefined()
    session.publish()
    expect(session.current.get()).toEqual(linh)
    session.publish()
    expect(heard).toHaveBeenCalledOnce()
    expect(events.emitted).toEqual([])
  })

  it('[RO-01a] the token decides: a stored member without one is a guest', () => {
    const { session } = openTab({ ...linh, token: '' })
    session.publish()
    expect(session.current.get()).toBeUndefined()
    const member = openTab(linh)
    member.session.publish()
    expect(member.session.current.get()?.token).toBe('tok-1')
  })

  it('corrects the member’s data; the session continues, without an event of a new one', () => {
    const { session, area, events } = openTab({ ...linh, passwordChangeRequired: 'weak' })
    session.publish()
    session.update({ type: 2, passwordChangeRequired: undefined })
    expect(session.current.get()).toEqual({ ...linh, type: 2 })
    expect(JSON.parse(area.get('MC_SESSION_INFO') ?? '')).toEqual({ ...linh, type: 2 })
    expect(events.emitted).toEqual([])
  })

  it('ignores an update for a guest', () => {
    const { session, area } = openTab()
    session.publish()
    session.update({ type: 2 })
    expect(session.current.get()).toBeUndefined()
    expect(area.size).toBe(0)
  })

  it('[EN-01][TR-18] starts: stored under MC_SESSION_INFO with exactly its fields, published, emitted and tracked, without its token', () => {
    const { session, area, events } = openTab()
    session.publish()
    session.start({ ...linh, firstTimeLogin: true, ...{ password: 'x', balance: 1 } })
    expect(JSON.parse(area.get('MC_SESSION_INFO') ?? '')).toEqual({
      id: '7',
      token: 'tok-1',
      merchantCode: 'lotus01',
      userName: 'linh',
      type: 1,
      firstTimeLogin: true,
    })
    expect(session.current.get()).toEqual({ ...linh, firstTimeLogin: true })
    expect(events.emitted).toEqual([
      { id: sessionStarted.id, payload: session.current.get() },
      { id: tracked.id, payload: { name: 'login', payload: { customerId: '7' } } },
    ])
    expect(sessionStarted.keep).toBe(true)
  })

  it('started before publish: stored at once, published with it', () => {
    const { session } = openTab()
    session.start(linh)
    expect(session.current.get()).toBeUndefined()
    session.publish()
    expect(session.current.get()).toEqual(linh)
  })

  it('refuses a session that no call could carry, and keeps the one it has', () => {
    const { session, events } = openTab(linh)
    session.publish()
    session.start({ ...linh, token: 'a b' })
    expect(session.current.get()).toEqual(linh)
    expect(events.emitted).toEqual([])
    expect(errors).toMatchObject([{ code: 'SS-SHAPE' }])
    expect(String(errors[0])).not.toContain('a b')
  })

  it('logs out: cleared, emitted, and no automatic login any more', () => {
    const { session, area, events } = openTab(linh)
    session.publish()
    session.end('logout')
    expect(session.current.get()).toBeUndefined()
    expect([...area]).toEqual([['autoLogin', '0']])
    expect(events.emitted).toEqual([{ id: sessionEnded.id, payload: { reason: 'logout' } }])
  })

  it('[ST-06] reports whether this tab may log in automatically', () => {
    const { session } = openTab()
    session.publish()
    expect(session.autoLogin).toBe('allowed')
    const out = openTab(linh)
    out.session.publish()
    out.session.end('logout')
    expect(out.session.autoLogin).toBe('off')
    const opened = openTab()
    opened.session.publish(true)
    expect(opened.session.autoLogin).toBe('token')
  })

  it.each([
    ['0', 'off'],
    ['1', 'allowed'],
    ['', 'allowed'],
  ])('[EN-14c] the flag autoLogin is %j in the tab’s storage: %s', (flag, expected) => {
    const { session, area } = openTab()
    area.set('autoLogin', flag)
    session.publish()
    expect(session.autoLogin).toBe(expected)
  })

  it('an expired session does not change automatic login', () => {
    const { session, area } = openTab(linh)
    session.publish()
    session.end('expired')
    expect([...area]).toEqual([])
  })

  it.each(['expired', 'logout'] as const)(
    '[ER-03] %s clears the tab, except for automatic login and what the player has closed; no other storage',
    (reason) => {
      const { session, area } = openTab(linh)
      const stays = { autoLogin: '0', hideDownloadBar: '1', 'popups.splash.closed': '1' }
      for (const [name, text] of Object.entries({
        ...stays,
        'foyer.http ["game.lanes"]': '1 60000 200\n{}',
        'wallet.deposit.amount': '5',
        'somebody.else': 'x',
      }))
        area.set(name, text)
      localStorage.setItem('tracking.relay.outbox', '[{"event":"login"}]')
      session.publish()
      session.end(reason)
      expect(Object.fromEntries(area)).toEqual(stays)
      expect(localStorage.getItem('tracking.relay.outbox')).toBe('[{"event":"login"}]')
      localStorage.clear()
    },
  )

  it.each([
    ['expired', true],
    ['logout', false],
    ['merchant', false],
  ] as const)('%s keeps typed text: %s', (reason, stays) => {
    const { session, area } = openTab(linh)
    area.set('site.feedback.form.draft', '{"owner":"7","value":"more draws"}')
    session.publish()
    session.end(reason)
    expect(area.has('site.feedback.form.draft')).toBe(stays)
  })

  it('without a session the end does nothing', () => {
    const { session, area, events } = openTab()
    const other = openTab(linh)
    session.publish()
    other.session.publish()
    session.end('logout')
    session.end('expired')
    expect([...area]).toEqual([])
    expect(events.emitted).toEqual([])
    expect(other.session.current.get()).toEqual(linh)
  })

  it('a logout ends the session of every open tab, of any member', () => {
    const here = openTab(linh)
    const same = openTab(linh)
    const another = openTab({ ...linh, id: '8', token: 'tok-2' })
    const guest = openTab()
    for (const { session } of [here, same, another, guest]) session.publish()
    here.session.end('logout')
    for (const { session, area } of [here, same, another, guest]) {
      expect(session.current.get()).toBeUndefined()
      expect([...area]).toEqual([['autoLogin', '0']])
    }
    expect(here.events.emitted).toEqual([{ id: sessionEnded.id, payload: { reason: 'logout' } }])
    // Their player has done nothing there.
    for (const { events } of [same, another])
      expect(events.emitted).toEqual([
        { id: sessionEnded.id, payload: { reason: 'logout', elsewhere: true } },
      ])
    expect(guest.events.emitted).toEqual([])
  })

  it('an expired token ends only the tabs that use it', () => {
    const here = openTab(linh)
    const same = openTab(linh)
    const anew = openTab({ ...linh, token: 'tok-2' })
    for (const { session } of [here, same, anew]) session.publish()
    here.session.end('expired')
    expect(same.session.current.get()).toBeUndefined()
    expect(anew.session.current.get()?.token).toBe('tok-2')
  })

  it('sends the other tabs no secret, and ignores unknown messages', () => {
    const heard: unknown[] = []
    const { session } = openTab(linh)
    session.publish()
    const spy = new Channel('foyer.session.lotus01.')
    spy.onmessage = ({ data }) => heard.push(data)
    for (const junk of [null, 'logout', { reason: 'all', mark: 1 }, { reason: 'logout' }, [1]])
      spy.postMessage(junk)
    expect(session.current.get()).toEqual(linh)
    session.end('expired')
    expect(heard).toHaveLength(1)
    expect(JSON.stringify(heard)).not.toContain('tok-1')
  })

  it('other merchants on the same machine receive nothing', () => {
    const foreign = new Channel('foyer.session.coral01.')
    foreign.onmessage = vi.fn()
    const { session } = openTab(linh)
    session.publish()
    session.end('logout')
    expect(foreign.onmessage).not.toHaveBeenCalled()
  })

  it('works when the browser has no BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { session } = openTab(linh)
    session.publish()
    session.end('logout')
    expect(session.current.get()).toBeUndefined()
  })

  it('drops a stored session of another merchant', () => {
    const { session, area, events } = openTab({ ...linh, merchantCode: 'coral01' })
    session.publish()
    expect(session.current.get()).toBeUndefined()
    expect(area.has('MC_SESSION_INFO')).toBe(false)
    expect(events.emitted).toEqual([{ id: sessionEnded.id, payload: { reason: 'merchant' } }])
  })

  it('drops the session when the gateway names another merchant', () => {
    const { session, events } = openTab(linh)
    session.publish()
    events.emit(siteStatusArrived, siteStatus())
    expect(session.current.get()).toEqual(linh)
    events.emit(siteStatusArrived, siteStatus({ merchantCode: 'coral01' }))
    expect(session.current.get()).toBeUndefined()
    expect(events.emitted.at(-1)).toEqual({ id: sessionEnded.id, payload: { reason: 'merchant' } })
  })
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
