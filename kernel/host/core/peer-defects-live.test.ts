// @vitest-environment node
import { defineSlot, type Plugin, pluginChanged, switchOn } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  factsWith,
  lazily,
  make,
  makeHost,
  startHost,
  type HostTestContext,
  valuesAt,
} from '../testing/test-host.ts'
import { snapshotOf } from '../tooling/host-snapshot.ts'

/*
 * Defects of kernels that add and remove plugins live (peer-defects.test.ts has the others). Each title names
 * the peer, and the issue or source file of the defect.
 */

const boom = (): never => {
  throw new Error('boom')
}
const undoing = (log: string[], name: string, then?: () => unknown) => (context: HostTestContext) => {
  context.defer(() => void log.push(name))
  return then?.()
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Piral', () => {
  it('lifecycle/setup.ts: a set-up that throws at once is still undone', () => {
    const log: string[] = []
    const { host } = startHost([make('a.half', undoing(log, 'undone', boom))])
    expect([log, host.state('a.half')]).toEqual([['undone'], 'failed'])
  })

  it('#336: a registration returns its disposer, and `on` does too', () => {
    let off: (() => void) | undefined
    let heard = 0
    const event = { id: 'e.x', keep: false } as never
    const { bus } = startHost([
      make('a.one', (context) => void (off = context.on(event, () => heard++) as () => void)),
    ])
    off?.()
    bus.emit(event, undefined as never)
    expect(heard).toBe(0)
  })

  it('#252: listeners are notified when a plugin stops', async () => {
    const { host, bus } = makeHost([make('a.one', () => {}, { when: switchOn('A') })], {
      facts: factsWith('A'),
    })
    const notified: string[] = []
    bus.on(pluginChanged, ({ plugin, from, to }) => notified.push(`${plugin} ${from} ${to}`))
    await host.start()
    await host.update(factsWith())
    expect(notified.slice(-2)).toEqual(['a.one active disposing', 'a.one disposing off'])
  })
})

describe('OpenMRS', () => {
  it('esm-routes loaders/pages.ts: the same gate applies to a page and to a slot', async () => {
    const at = (id: string) => ({ at: { id, cardinality: 'many', startsAt: 'demand' }, value: id }) as never
    const { host } = startHost([
      make('a.one', undefined, { when: switchOn('A'), contributes: [at('p.page'), at('p.slot')] }),
    ])
    const contributed = () =>
      ['p.page', 'p.slot'].map((id) => host.contributions({ id, cardinality: 'many' } as never).get().length)
    expect(contributed()).toEqual([0, 0])
    await host.update(factsWith('A'))
    expect(contributed()).toEqual([1, 1])
  })

  it('getFeatureFlag: an unknown name is off and never throws', () => {
    const { host } = startHost([make('a.one', () => {}, { when: switchOn('UNHEARD') })])
    expect(host.state('a.one')).toBe('off')
  })

  it('esm-extensions: a taken name is not overwritten silently', () => {
    const first = make('a.same', () => {})
    const { host, reports } = startHost([first, make('a.same', boom)])
    expect([
      host.state('a.same'),
      snapshotOf(host).plugins.get('a.same')?.plugin.manifest,
      reports(),
    ]).toEqual(['active', first.manifest, ['PL-DUPLICATE a.same register']])
  })

  it('#398: a slot may be read before its contributions are registered', () => {
    const { host } = startHost([])
    const slot = defineSlot('s.late') as never
    const entries = host.slotEntries(slot)
    let notifications = 0
    entries.subscribe(() => notifications++)
    host.register([
      make('a.one', undefined, {
        contributes: [{ at: slot, component: 'Banner' }] as never,
        exports: { Banner: () => null },
      }),
    ])
    expect([entries.get().length, notifications]).toEqual([1, 1])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'body { }'],
    ['an empty module', {}],
  ])('#742, #501: a plugin whose module is %s breaks nothing', (_, module) => {
    const { host } = startHost([
      make('a.odd', undefined, { load: () => module, contributes: [] }),
      make('a.fine', () => {}),
    ])
    expect([host.state('a.odd'), host.state('a.fine')]).toEqual([
      module && typeof module === 'object' ? 'active' : 'failed',
      'active',
    ])
  })

  it('#390: a plugin that fails repeatedly is quarantined, and does not loop', () => {
    let starts = 0
    const { host, errors } = startHost([
      make('a.crash', () => {
        starts++
        boom()
      }),
    ])
    for (let n = 0; n < 20; n++) void host.update(factsWith(n % 2 ? 'A' : 'B'))
    expect([starts, errors.length, host.state('a.crash')]).toEqual([1, 1, 'failed'])
  })
})

describe('Segment analytics', () => {
  it('core plugins: an unload that throws still removes the plugin, and it can come back', async () => {
    const log: string[] = []
    const plugin = make(
      'a.one',
      (context) => {
        undoing(log, 'first')(context)
        context.defer(boom)
      },
      { when: switchOn('A') },
    )
    const { host, reports } = startHost([plugin], { facts: factsWith('A') })
    await host.update(factsWith())
    expect([host.state('a.one'), log, reports()]).toEqual(['off', ['first'], ['PL-THREW a.one dispose']])
    await host.update(factsWith('A'))
    expect(host.state('a.one')).toBe('active')
  })

  it('core register: a load that throws at once does not break registering, and no plugin is listed as on', () => {
    const { host } = makeHost()
    expect(host.register([make('a.one', undefined, { load: boom })])).toEqual([])
    void host.start()
    expect([host.state('a.one'), host.activation('a.one')]).toEqual(['failed', undefined])
  })

  it('#1281, analytics.js #488: a script that never loads does not block the other plugins', async () => {
    const never: Plugin['load'] = () => new Promise<never>(() => {})
    const { host } = startHost([make('a.blocked', undefined, { load: never }), make('a.fine', () => {})])
    expect(host.state('a.fine')).toBe('active')
    const ready = host.start()
    await vi.advanceTimersByTimeAsync(11_000)
    await expect(ready).resolves.toBeUndefined()
    expect(host.state('a.blocked')).toBe('failed')
  })

  it('#1076, #1080: a failed load stops neither another plugin nor the host', async () => {
    const failing = () => Promise.reject(new Error('404'))
    const { host } = startHost([
      make('a.one', () => {}),
      make('a.lost', undefined, { load: failing }),
      make('a.two', () => {}),
    ])
    await host.start()
    expect(host.ids().map((id) => host.state(id))).toEqual(['active', 'failed', 'active'])
  })

  it('#505: an error of a plugin never reaches the emitter of the event', () => {
    const event = { id: 'e.x', keep: false } as never
    const { bus, reports } = startHost([make('a.one', (context) => void context.on(event, boom))])
    expect(() => bus.emit(event, undefined as never)).not.toThrow()
    expect(reports()).toEqual(['PL-THREW a.one event'])
  })

  it('#1120: contributions are in their declared order, not in that of their arrival', async () => {
    const point = { id: 'p.many', cardinality: 'many', startsAt: 'start' } as never
    const giver = (name: string, order: number) =>
      lazily(make(`a.${name}`, (c) => void c.contribute(point, name, { order }), { contributes: [point] }))
    const { host } = startHost([giver('late', 2), giver('early', 1)])
    await host.start()
    expect(valuesAt(host, point).get()).toEqual(['early', 'late'])
  })

  it('#994: withdrawn consent unloads a plugin without a page load', async () => {
    const log: string[] = []
    const when = { op: 'consent', key: 'marketing' } as const
    const { host } = startHost([make('a.pixel', undoing(log, 'gone'), { when })], {
      facts: { ...factsWith(), consent: { marketing: true } },
    })
    await host.update({ consent: { marketing: false } })
    expect([host.state('a.pixel'), log]).toEqual(['off', ['gone']])
  })

  it('DavidWells/analytics #433: a plugin that is off sends nothing more, even if it has buffered events', async () => {
    const event = { id: 'e.x', keep: false } as never
    let savedContext: HostTestContext | undefined
    const sent: string[] = []
    const { host, bus } = startHost(
      [
        make(
          'a.one',
          (context) => {
            savedContext = context
            context.on(event, () => sent.push('event'))
            context.interval(() => sent.push('tick'), 100)
          },
          { when: switchOn('A') },
        ),
      ],
      { facts: factsWith('A') },
    )
    await host.update(factsWith())
    bus.emit(event, undefined as never)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
    expect(() => savedContext?.emit(event, undefined as never)).toThrow('PL-CLOSED')
  })
})
