// @vitest-environment node
import { consent, defineEvent, loggedIn, setting, switchOn, type Token, token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { explain } from '../tooling/explain.ts'
import { chain, factsWith, lazily, make, makeHost, startHost } from '../testing/test-host.ts'
import { formatExplanation } from '../tooling/format-explanation.ts'
import { snapshotOf } from '../tooling/host-snapshot.ts'

const A: Token<unknown> = token<unknown>('t.a')

describe('facts', () => {
  it('[KN-05] dependents stop first, and start again afterwards by themselves', async () => {
    const log: string[] = []
    const { host } = startHost(chain(3, log), { facts: factsWith('A') })
    await host.update(factsWith())
    expect(log).toEqual(['+0', '+1', '+2', '-2', '-1', '-0'])
    log.length = 0
    await host.update(factsWith('A'))
    expect(log).toEqual(['+0', '+1', '+2'])
  })

  it('pending is neither on nor off, and a plugin that reaches another origin waits for a fresh answer', () => {
    const { host } = startHost(
      [
        make('a.gated', () => {}, { when: switchOn('A') }),
        make('a.foreign', () => {}, { origins: { connect: ['https://x.example'] } }),
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

  it('[KN-04] explain returns the whole chain of reasons', () => {
    const { host } = startHost(chain(3))
    expect(
      explain(snapshotOf(host), 'chain.2').map(({ plugin, gate, reasons }) => [plugin, gate, reasons]),
    ).toEqual([
      ['chain.2', 'off', []],
      ['chain.1', 'off', []],
      ['chain.0', 'off', [{ gate: 'switch:A', state: 'off' }]],
    ])
    expect(explain(snapshotOf(host), 'no.such')).toEqual([])
  })

  it('[KN-05] a plugin that the merchant disables stops live with those that require it, and starts again', async () => {
    const { host } = startHost(chain(3), { facts: factsWith('A') })
    const states = () => [0, 1, 2].map((n) => host.state(`chain.${n}`))
    await host.update({ disabled: { 'chain.1': true } })
    expect(states()).toEqual(['active', 'off', 'off'])
    expect(formatExplanation(explain(snapshotOf(host), 'chain.1'))).toBe(
      'Off, because the merchant has disabled it.',
    )
    expect(formatExplanation(explain(snapshotOf(host), 'chain.2'))).toMatch(
      /which it requires, is off: the merchant has disabled it\.$/,
    )
    await host.update({ disabled: { 'chain.1': false } })
    expect(states()).toEqual(['active', 'active', 'active'])
  })

  it('[KN-06] a locked plugin cannot be disabled', () => {
    const { host } = startHost([make('a.lock', () => {}), make('a.one', () => {})], {
      facts: { ...factsWith(), disabled: { 'a.lock': true, 'a.one': true } },
      locked: ['a.lock'],
    })
    expect([host.state('a.lock'), host.state('a.one')]).toEqual(['active', 'off'])
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
    expect(explain(snapshotOf(host), 'a.one')[0]?.reasons[0]?.note).toBe('unknown-switch')
  })

  it('[KN-06] a disabled name that no plugin has is one warning, with similar ids', async () => {
    const { host, errors } = startHost([make('a.banners', () => {})], {
      facts: { ...factsWith(), disabled: { 'a.baners': true } },
    })
    await host.idle()
    const warnings = () => errors.map(({ code, plugin, details }) => [code, plugin, details])
    const expected = [['PL-DISABLED', 'a.baners', { near: ['a.banners'] }]]
    await vi.waitFor(() => expect(warnings()).toEqual(expected))
    await host.update(factsWith('A'))
    await host.update(factsWith())
    await Promise.resolve()
    expect(warnings()).toEqual(expected)
    expect(host.state('a.banners')).toBe('active')
  })

  it('explain names what a plugin waits for', () => {
    const event = defineEvent<void>({ id: 'e.some' })
    const { host } = startHost(
      [
        make('a.idle', () => {}, { activateOn: 'idle' }),
        make('a.event', () => {}, { activateOn: event }),
        make('a.demand', () => {}, { activateOn: undefined as never }),
        make('a.hosts', () => {}, { origins: { frame: ['https://x.example'] } }),
      ],
      { facts: { ...factsWith(), fresh: false } },
    )
    const waits = host.ids().map((id) => explain(snapshotOf(host), id)[0]?.waitsFor)
    expect(waits).toEqual(['idle', 'event e.some', 'demand', 'fresh facts'])
  })

  it('a switch that changes many times during a start ends in its last state', async () => {
    const { host } = startHost(chain(5, [], true), { facts: factsWith('A') })
    const throwSwitches = (...lists: (readonly string[])[]) =>
      Promise.all(lists.map((list) => host.update(factsWith(...list))))
    await throwSwitches([], ['A'], [], ['A'])
    expect(host.state('chain.4')).toBe('active')
    await throwSwitches([], ['A'], [])
    expect([0, 1, 2, 3, 4].map((n) => host.state(`chain.${n}`))).toEqual(Array(5).fill('off'))
  })

  it('a gate that throws is off, and on for a locked plugin', () => {
    const broken = { op: 'all', of: 5 } as never
    const { host, reports } = startHost(
      [make('a.open', () => {}, { when: broken }), make('a.locked', () => {}, { when: broken })],
      { locked: ['a.locked'], checked: false },
    )
    expect([host.state('a.open'), host.state('a.locked')]).toEqual(['off', 'active'])
    expect(reports()).toEqual(['PL-GATE a.open register', 'PL-GATE a.locked register'])
  })

  it('changed settings restart a plugin; equal ones do not', async () => {
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
    void host.requestActivation('a.one')
    expect(host.state('a.one')).toBe('registered')
    void host.start()
    expect(host.state('a.one')).toBe('active')
  })

  it('a plugin may act on the host while it starts', async () => {
    const { host } = makeHost([])
    host.register([
      make('a.asks', () => void host.requestActivation('a.asked')),
      make('a.asked', () => void host.update({ session: { loggedIn: true } }), {
        activateOn: undefined as never,
      }),
      make('a.member', () => {}, { when: loggedIn() }),
    ])
    await host.start()
    expect(host.ids().map((id) => host.state(id))).toEqual(['active', 'active', 'active'])
  })

  it('stops reconciling plugins that switch themselves on and off', () => {
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
  it('stops everything, dependents first, for good', async () => {
    const log: string[] = []
    const { host } = startHost(chain(3, log), { facts: factsWith('A') })
    await host.dispose()
    await host.update(factsWith('A'))
    expect(log).toEqual(['+0', '+1', '+2', '-2', '-1', '-0'])
  })
})
