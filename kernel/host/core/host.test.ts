// @vitest-environment node
import { defineEvent, switchOn, type Token, token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { factsWith, lazily, make, makeHost, startHost } from '../testing/test-host.ts'

const tok = (id: string): Token<unknown> => token<unknown>(id)
const A = tok('t.a')

describe('starting', () => {
  it('is synchronous when the code is loaded', () => {
    const { host } = startHost([
      make('a.one', () => ({ a: 1 }), { provides: { a: A }, activateOn: undefined as never }),
    ])
    expect(host.state('a.one')).toBe('registered')
    void host.requestActivation('a.one')
    expect(host.status('a.one').get()).toBe('active')
    expect(host.service(A)).toBe(1)
  })

  it('two plugins that one event starts receive it once each', async () => {
    const event = defineEvent<number>({ id: 'e.once' })
    const heard: string[] = []
    const hearing = (id: string) =>
      lazily(make(id, (context) => void context.on(event, (n) => heard.push(id + n)), { activateOn: event }))
    const { host, bus } = startHost([hearing('a.one'), hearing('a.two')])
    bus.emit(event, 7)
    await host.start()
    expect([...heard].sort()).toEqual(['a.one7', 'a.two7'])
  })

  it('[KN-01] the code of a plugin that is off or not demanded is never loaded', async () => {
    const off = vi.fn(() => ({}))
    const idle = vi.fn(() => ({}))
    const { host } = startHost([
      make('a.off', undefined, { when: switchOn('A'), load: off }),
      make('a.needs-off', undefined, { requires: { a: A }, load: off }),
      make('a.off-provider', undefined, { when: switchOn('A'), provides: { a: A }, load: off }),
      make('a.idle', undefined, { activateOn: 'idle', load: idle }),
    ])
    await host.idle()
    await host.requestActivation('a.off')
    await host.update({ session: { loggedIn: true } })
    expect(off).not.toHaveBeenCalled()
    expect(idle).toHaveBeenCalledTimes(1)
    expect(host.state('a.off')).toBe('off')
  })

  it('by its trigger: start, idle, member, demand, or the trigger of its points', async () => {
    const point = (startsAt: string) => ({ id: `p.${startsAt}`, cardinality: 'many', startsAt }) as never
    const plain = { activateOn: undefined as never }
    const { host } = startHost([
      make('a.start', () => {}),
      make('a.idle', () => {}, { activateOn: 'idle' }),
      make('a.member', () => {}, { activateOn: 'member' }),
      make('a.demand', () => {}, plain),
      make('a.point-idle', () => {}, { ...plain, contributes: [point('demand'), point('idle')] }),
      make('a.point-start', () => {}, { ...plain, contributes: [point('idle'), point('start')] }),
    ])
    const active = () => host.ids().filter((id) => host.state(id) === 'active')
    expect(active()).toEqual(['a.start', 'a.point-start'])
    await host.idle()
    expect(active()).toEqual(['a.start', 'a.idle', 'a.point-idle', 'a.point-start'])
    await host.update({ session: { loggedIn: true } })
    expect(active()).toContain('a.member')
    await host.requestActivation('a.demand')
    expect(active()).toHaveLength(6)
    await host.update({ session: { loggedIn: false } })
    expect(active()).toHaveLength(6)
  })

  it('by an event, which it receives once, buffered or not', async () => {
    const plain = defineEvent<number>({ id: 'e.plain' })
    const buffered = defineEvent<number>({ id: 'e.kept', keep: true })
    const heard: string[] = []
    const listener = (event: typeof plain) =>
      make(
        `a.${event.id.slice(2)}`,
        (context) => void context.on(event, (n) => heard.push(`${event.id} ${n}`)),
        {
          activateOn: event,
        },
      )
    const { host, bus } = startHost([])
    bus.emit(buffered, 1)
    host.register([listener(plain), listener(buffered)])
    expect([host.state('a.plain'), host.state('a.kept')]).toEqual(['registered', 'active'])
    bus.emit(plain, 2)
    bus.emit(plain, 3)
    bus.emit(buffered, 4)
    expect(heard).toEqual(['e.kept 1', 'e.plain 2', 'e.plain 3', 'e.kept 4'])
  })

  it('by an event while its code loads: it receives every payload since then', async () => {
    const ping = defineEvent<number>({ id: 'e.ping' })
    const heard: number[] = []
    const activate = (context: never) =>
      void (context as { on: (...a: unknown[]) => void }).on(ping, (n: number) => heard.push(n))
    const { host, bus } = startHost([
      make('a.late', undefined, { activateOn: ping, load: () => Promise.resolve({ activate }) }),
    ])
    bus.emit(ping, 1)
    bus.emit(ping, 2)
    await host.start()
    bus.emit(ping, 3)
    expect(heard).toEqual([1, 2, 3])
  })

  it('a started plugin starts its requirements', () => {
    const onDemand = { activateOn: undefined as never }
    const { host } = makeHost([
      make('a.consumer', () => {}, { requires: { a: A }, activateOn: 'idle' }),
      make('a.provider', () => ({ a: 1 }), { provides: { a: A }, ...onDemand }),
    ])
    void host.start()
    expect(host.state('a.provider')).toBe('registered')
    void host.idle()
    expect([host.state('a.provider'), host.state('a.consumer')]).toEqual(['active', 'active'])
  })

  it('[KN-03] reports every state, and starts once for any number of requests', async () => {
    const load = vi.fn(() => Promise.resolve({ activate: () => Promise.resolve() }))
    const { host, states } = startHost([make('a.one', undefined, { when: switchOn('A'), load })], {
      facts: factsWith('A'),
    })
    await Promise.all([host.requestActivation('a.one'), host.start(), host.start(), host.idle()])
    await host.update(factsWith())
    expect(load).toHaveBeenCalledTimes(1)
    expect(states).toEqual(
      ['waiting', 'activating', 'active', 'disposing', 'off'].map((state) => `a.one ${state}`),
    )
  })

  it('waits for texts, unless they are loaded; without any it fails, and starts when they can be fetched', async () => {
    const texts = [undefined, Promise.resolve(), Promise.reject(new Error('404'))]
    const { host, reports } = startHost(
      texts.map((_, n) => make(`a.${n}`, () => {}, { texts: true })),
      { ports: { ...fakeTexts(), loadTexts: ({ id }) => texts[Number(id.slice(2))] } },
    )
    const states = (): readonly unknown[] => [0, 1, 2].map((n) => host.state(`a.${n}`))
    expect(states()).toEqual(['active', 'waiting', 'waiting'])
    await host.start()
    expect(states()).toEqual(['active', 'active', 'failed'])
    expect(reports()).toEqual(['PL-THREW a.2 load'])
    expect(host.isUnfetched('a.2')).toBe(true)
    texts[2] = Promise.resolve()
    await host.retryFailedLoads()
    expect(states()).toEqual(['active', 'active', 'active'])
  })
})

const fakeTexts = () => ({
  intercept: () => () => {},
  script: () => Promise.resolve(document.createElement('script')),
  storage: { get: () => undefined, set: () => {}, remove: () => {} },
  logger: () => console,
  baked: () => undefined,
})
