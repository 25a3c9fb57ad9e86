import { sessionStarted, sessionEnded, siteStatusArrived, tracked } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteStatus } from '../site/site-status.fake.ts'
import { linh } from './session-info.fake.ts'
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
