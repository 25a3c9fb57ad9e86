import { consent, defineEvent, loggedIn, setting, switchOn, type Token, token } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explain } from './explain.ts'
import { chain, factsWith, make, makeHost, shuffled, startHost, lazily } from './testing.ts'

const tok = (id: string): Token<unknown> => token<unknown>(id)
const A = tok('t.a')

describe('starting', () => {
  it('is synchronous where the code is there', () => {
    const { host } = startHost([
      make('a.one', () => ({ a: 1 }), { provides: { a: A }, activate: undefined as never }),
    ])
    expect(host.state('a.one')).toBe('registered')
    void host.demand('a.one')
    expect(host.status('a.one').get()).toBe('active')
    expect(host.service(A)).toBe(1)
  })

  it('[KN-01] a plugin that is off, or that nothing asks for, never has its code loaded', async () => {
    const off = vi.fn(() => ({}))
    const idle = vi.fn(() => ({}))
    const { host } = startHost([
      make('a.off', undefined, { when: switchOn('A'), load: off }),
      make('a.needs-off', undefined, { requires: { a: A }, load: off }),
      make('a.off-provider', undefined, { when: switchOn('A'), provides: { a: A }, load: off }),
      make('a.idle', undefined, { activate: 'idle', load: idle }),
    ])
    await host.idle()
    await host.demand('a.off')
    await host.update({ session: { loggedIn: true } })
    expect(off).not.toHaveBeenCalled()
    expect(idle).toHaveBeenCalledTimes(1)
    expect(host.state('a.off')).toBe('off')
  })

  it('by its trigger: start, idle, member, demand, or what its points say', async () => {
    const point = (startsAt: string) => ({ id: `p.${startsAt}`, cardinality: 'many', startsAt }) as never
    const plain = { activate: undefined as never }
    const { host } = startHost([
      make('a.start', () => {}),
      make('a.idle', () => {}, { activate: 'idle' }),
      make('a.member', () => {}, { activate: 'member' }),
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
    await host.demand('a.demand')
    expect(active()).toHaveLength(6)
    await host.update({ session: { loggedIn: false } })
    expect(active()).toHaveLength(6)
  })

  it('by an event, which it gets once, kept or not', async () => {
    const plain = defineEvent<number>({ id: 'e.plain' })
    const kept = defineEvent<number>({ id: 'e.kept', keep: true })
    const heard: string[] = []
    const listener = (event: typeof plain) =>
      make(
        `a.${event.id.slice(2)}`,
        (context) => void context.on(event, (n) => heard.push(`${event.id} ${n}`)),
        {
          activate: event,
        },
      )
    const { host, bus } = startHost([])
    bus.emit(kept, 1)
    host.register([listener(plain), listener(kept)])
    expect([host.state('a.plain'), host.state('a.kept')]).toEqual(['registered', 'active'])
    bus.emit(plain, 2)
    bus.emit(plain, 3)
    bus.emit(kept, 4)
    expect(heard).toEqual(['e.kept 1', 'e.plain 2', 'e.plain 3', 'e.kept 4'])
  })

  it('by an event while its code loads: everything since then is told', async () => {
    const ping = defineEvent<number>({ id: 'e.ping' })
    const heard: number[] = []
    const activate = (context: never) =>
      void (context as { on: (...a: unknown[]) => void }).on(ping, (n: number) => heard.push(n))
    const { host, bus } = startHost([
      make('a.late', undefined, { activate: ping, load: () => Promise.resolve({ activate }) }),
    ])
    bus.emit(ping, 1)
    bus.emit(ping, 2)
    await host.start()
    bus.emit(ping, 3)
    expect(heard).toEqual([1, 2, 3])
  })

  it('what a started plugin requires is started with it', () => {
    const onDemand = { activate: undefined as never }
    const { host } = makeHost([
      make('a.consumer', () => {}, { requires: { a: A }, activate: 'idle' }),
      make('a.provider', () => ({ a: 1 }), { provides: { a: A }, ...onDemand }),
    ])
    void host.start()
    expect(host.state('a.provider')).toBe('registered')
    void host.idle()
    expect([host.state('a.provider'), host.state('a.consumer')]).toEqual(['active', 'active'])
  })

  it('[KN-03] tells every state, and starts once however often it is asked', async () => {
    const load = vi.fn(() => Promise.resolve({ activate: () => Promise.resolve() }))
    const { host, states } = startHost([make('a.one', undefined, { when: switchOn('A'), load })], {
      facts: factsWith('A'),
    })
    await Promise.all([host.demand('a.one'), host.start(), host.start(), host.idle()])
    await host.update(factsWith())
    expect(load).toHaveBeenCalledTimes(1)
    expect(states).toEqual(
      ['waiting', 'activating', 'active', 'disposing', 'off'].map((state) => `a.one ${state}`),
    )
  })

  it('waits for texts, unless they are there, and starts without those that cannot be had', async () => {
    const texts = [undefined, Promise.resolve(), Promise.reject(new Error('404'))]
    const { host } = startHost(
      texts.map((_, n) => make(`a.${n}`, () => {}, { texts: true })),
      { ports: { ...fakeTexts(), loadTexts: ({ id }) => texts[Number(id.slice(2))] } },
    )
    expect([0, 1, 2].map((n) => host.state(`a.${n}`))).toEqual(['active', 'waiting', 'waiting'])
    await host.start()
    expect([0, 1, 2].map((n) => host.state(`a.${n}`))).toEqual(['active', 'active', 'active'])
  })
})

describe('facts', () => {
  it('[KN-05] dependants go down first, and come back after, unaided', async () => {
    const log: string[] = []
    const { host } = startHost(chain(3, log), { facts: factsWith('A') })
    await host.update(factsWith())
    expect(log).toEqual(['+0', '+1', '+2', '-2', '-1', '-0'])
    log.length = 0
    await host.update(factsWith('A'))
    expect(log).toEqual(['+0', '+1', '+2'])
  })

  it('pending is neither on nor off, and what reaches another host waits for a fresh answer', () => {
    const { host } = startHost(
      [
        make('a.gated', () => {}, { when: switchOn('A') }),
        make('a.foreign', () => {}, { hosts: { connect: ['https://x.example'] } }),
        make('a.behind', () => {}, { requires: { a: A } }),
        make('a.provider', () => ({ a: 1 }), { provides: { a: A }, when: consent('marketing') }),
      ],
      { facts: { ...factsWith(), switch: undefined, consent: undefined, fresh: false } },
    )
    const statuses = () =>
      ['gated', 'foreign', 'behind', 'provider'].map((name) => host.status(`a.${name}`).get())
    expect(statuses()).toEqual(['pending', 'pending', 'pending', 'pending'])
    void host.update({ fresh: true, switch: { A: false }, consent: { marketing: true } })
    expect(statuses()).toEqual(['off', 'active', 'active', 'active'])
  })

  it('[KN-04] explain tells the whole chain of reasons', () => {
    const { host } = startHost(chain(3))
    expect(explain(host, 'chain.2').map(({ plugin, gate, reasons }) => [plugin, gate, reasons])).toEqual([
      ['chain.2', 'off', []],
      ['chain.1', 'off', []],
      ['chain.0', 'off', [{ gate: 'switch:A', state: 'off' }]],
    ])
    expect(explain(host, 'no.such')).toEqual([])
  })

  it('[KN-04] an unknown switch is off with one warning', async () => {
    const { host, reports } = startHost([make('a.one', () => {}, { when: switchOn('NOPE') })])
    await host.idle()
    await vi.waitFor(() => expect(reports()).toEqual(['PL-SWITCH a.one register']))
    await host.update(factsWith('A'))
    await host.update(factsWith())
    expect(host.state('a.one')).toBe('off')
    await Promise.resolve()
    expect(reports()).toHaveLength(1)
    expect(explain(host, 'a.one')[0]?.reasons[0]?.note).toBe('unknown-switch')
  })

  it('says what a plugin waits for', () => {
    const event = defineEvent<void>({ id: 'e.some' })
    const { host } = startHost(
      [
        make('a.idle', () => {}, { activate: 'idle' }),
        make('a.event', () => {}, { activate: event }),
        make('a.demand', () => {}, { activate: undefined as never }),
        make('a.hosts', () => {}, { hosts: { frame: ['https://x.example'] } }),
      ],
      { facts: { ...factsWith(), fresh: false } },
    )
    const waits = host.ids().map((id) => explain(host, id)[0]?.waitsFor)
    expect(waits).toEqual(['idle', 'event e.some', 'demand', 'fresh facts'])
  })

  it('a switch thrown many times in flight ends where the last one says', async () => {
    const { host } = startHost(chain(5, [], true), { facts: factsWith('A') })
    const throwSwitches = (...lists: (readonly string[])[]) =>
      Promise.all(lists.map((list) => host.update(factsWith(...list))))
    await throwSwitches([], ['A'], [], ['A'])
    expect(host.state('chain.4')).toBe('active')
    await throwSwitches([], ['A'], [])
    expect([0, 1, 2, 3, 4].map((n) => host.state(`chain.${n}`))).toEqual(Array(5).fill('off'))
  })

  it('a gate that cannot be asked is off, and on for a locked plugin', () => {
    const broken = { op: 'all', of: 5 } as never
    const { host, reports } = startHost(
      [make('a.open', () => {}, { when: broken }), make('a.locked', () => {}, { when: broken })],
      { locked: ['a.locked'] },
    )
    expect([host.state('a.open'), host.state('a.locked')]).toEqual(['off', 'active'])
    expect(reports()).toEqual(['PL-GATE a.open register', 'PL-GATE a.locked register'])
  })

  it('changed settings start a plugin anew; the same ones do not', async () => {
    const seen: unknown[] = []
    const schema = {
      '~standard': { version: 1, vendor: 't', validate: (value: unknown) => ({ value }) },
    } as const
    const plugin = lazily(
      make('a.one', (context) => void seen.push(context.settings), {
        settings: () => Promise.resolve({ default: schema }),
        when: setting('size'),
      }),
    )
    const sized = (size: number) => ({ setting: { 'a.one': { size } } })
    const { host } = startHost([plugin], { facts: { ...factsWith(), ...sized(1) } })
    await host.start()
    await host.update(sized(1))
    await host.update(sized(2))
    expect(seen).toEqual([{ size: 1 }, { size: 2 }])
  })

  it('nothing starts before start()', () => {
    const { host } = makeHost([make('a.one', () => {})])
    void host.demand('a.one')
    expect(host.state('a.one')).toBe('registered')
    void host.start()
    expect(host.state('a.one')).toBe('active')
  })

  it('a plugin may act on the host while it starts', async () => {
    const { host } = makeHost([])
    host.register([
      make('a.asks', () => void host.demand('a.asked')),
      make('a.asked', () => void host.update({ session: { loggedIn: true } }), {
        activate: undefined as never,
      }),
      make('a.member', () => {}, { when: loggedIn() }),
    ])
    await host.start()
    expect(host.ids().map((id) => host.state(id))).toEqual(['active', 'active', 'active'])
  })

  it('gives up on plugins that switch themselves on and off', () => {
    const { host, reports } = makeHost([])
    host.register([
      make(
        'a.flips',
        (context) => {
          void host.update({ session: { loggedIn: true } })
          context.defer(() => void host.update({ session: { loggedIn: false } }))
        },
        { when: { op: 'not', of: [loggedIn()] } },
      ),
    ])
    void host.start()
    expect(reports()).toContain('PL-LOOP kernel call')
  })
})

describe('disposing the host', () => {
  it('stops everything, dependants first, for good', async () => {
    const log: string[] = []
    const { host } = startHost(chain(3, log), { facts: factsWith('A') })
    await host.dispose()
    await host.update(factsWith('A'))
    expect(log).toEqual(['+0', '+1', '+2', '-2', '-1', '-0'])
  })
})

describe('size', () => {
  beforeEach(() => void vi.useRealTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([false, true])('[KN-05] 5,000 in a shuffled chain go up, down and up; lazy: %s', async (lazy) => {
    const { host, errors } = startHost(shuffled(chain(5000, [], lazy)), { facts: factsWith('A') })
    await host.start()
    const last = tok('chain.4999')
    expect(host.service(last)).toEqual({ depth: 5000 })
    await host.update(factsWith())
    expect(host.service(last)).toBeUndefined()
    expect(host.state('chain.0')).toBe('off')
    await host.update(factsWith('A'))
    expect(host.service(last)).toEqual({ depth: 5000 })
    expect(errors).toEqual([])
  })

  it('5,000 in a shuffled ladder, each on the two before, go up and down', async () => {
    const rungs = Array.from({ length: 5000 }, (_, n) =>
      make(`rung.${n}`, () => ({ out: n + 1 }), {
        ...(n === 0 ? { when: switchOn('A') } : {}),
        provides: { out: tok(`rung.${n}`) },
        requires: {
          ...(n > 0 ? { a: tok(`rung.${n - 1}`) } : {}),
          ...(n > 1 ? { b: tok(`rung.${n - 2}`) } : {}),
        },
      }),
    )
    const { host } = startHost(shuffled(rungs), { facts: factsWith('A') })
    expect(host.service(tok('rung.4999'))).toBe(5000)
    await host.update(factsWith())
    expect(host.ids().every((id) => host.state(id) === 'off')).toBe(true)
  })
})

const fakeTexts = () => ({
  intercept: () => () => {},
  script: () => Promise.resolve(document.createElement('script')),
  storage: { get: () => undefined, set: () => {}, remove: () => {} },
  logger: () => console,
  baked: () => undefined,
})
