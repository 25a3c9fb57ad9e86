// @vitest-environment node
import { defineEvent, pluginChanged, type Schema, switchOn, token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { Bus } from '../events/bus.ts'
import { Host } from './host.ts'
import { factsWith, fakePorts, lazily, make, makeHost, startHost, valuesAt } from '../testing/test-host.ts'

const A = token<unknown>('t.a')
const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 't', validate: (value: unknown) => ({ value }) },
}
const settings = () => Promise.resolve({ default: anything })
const sized = (size: number) => ({ setting: { 'a.base': { size } } })

describe('a live restart', () => {
  it('[KN-05] restores dependents and loses nothing else: order, demand, static contributions, other plugins', async () => {
    const point = { id: 'p.many', cardinality: 'many', startsAt: 'demand' } as never
    const log: string[] = []
    const noting =
      (name: string, result?: object) =>
      (context: Parameters<NonNullable<Parameters<typeof make>[1]>>[0]) => {
        log.push(`+${name}`)
        context.defer(() => void log.push(`-${name}`))
        context.contribute(point, name)
        return result
      }
    const { host } = makeHost(
      [
        lazily(
          make('a.base', noting('base', { a: 1 }), {
            activateOn: undefined as never,
            provides: { a: A },
            contributes: [point, { at: point, value: 'placed' } as never],
            settings,
          }),
        ),
        make('a.user', noting('user'), { requires: { a: A }, contributes: [point] }),
        make('a.other', noting('other'), { contributes: [point] }),
      ],
      { facts: { ...factsWith(), ...sized(1) } },
    )
    await host.start()
    const before = valuesAt(host, point).get()
    expect(before).toEqual(['placed', 'base', 'user', 'other'])
    log.length = 0
    await host.update(sized(2))
    expect(log).toEqual(['-user', '-base', '+base', '+user'])
    expect(valuesAt(host, point).get()).toEqual(before)
  })

  it('buffers an event that is emitted meanwhile for the plugin that it starts', async () => {
    const ping = defineEvent<number>({ id: 'e.ping' })
    const heard: number[] = []
    const { host, bus } = makeHost(
      [
        lazily(
          make('a.base', (context) => void context.on(ping, (n) => heard.push(n)), {
            activateOn: ping,
            settings,
          }),
        ),
      ],
      { facts: { ...factsWith(), ...sized(1) } },
    )
    await host.start()
    bus.emit(ping, 1)
    await host.start()
    const restarted = host.update(sized(2))
    bus.emit(ping, 2)
    await restarted
    expect(heard).toEqual([1, 2])
  })
})

describe('changes of state', () => {
  it('[KN-03] are events on the bus, from and to, for every subscriber', async () => {
    const { host, bus } = makeHost([make('a.one', () => {}, { when: switchOn('A') })])
    const notified: string[] = []
    const off = bus.on(pluginChanged, ({ plugin, from, to }) => notified.push(`${plugin} ${from} ${to}`))
    await host.start()
    await host.update(factsWith('A'))
    expect(notified).toEqual([
      'a.one registered off',
      'a.one off registered',
      'a.one registered waiting',
      'a.one waiting activating',
      'a.one activating active',
    ])
    void off()
    await host.update(factsWith())
    expect(notified).toHaveLength(5)
  })

  it('[KN-03] are not built while there is no subscriber', async () => {
    const bus = new Bus(() => {})
    const host = new Host({ facts: factsWith(), events: bus, ports: fakePorts(), report: () => {} })
    const emit = vi.spyOn(bus, 'emit')
    host.register([make('a.one', () => {}, { when: switchOn('A') })])
    await host.start()
    expect(emit).not.toHaveBeenCalled()
    bus.on(pluginChanged, () => {})
    await host.update(factsWith('A'))
    expect(emit).toHaveBeenCalledTimes(4)
  })

  it('[KN-03] one start is pending, for any number of requests', async () => {
    let open: (module: object) => void = () => {}
    const load = vi.fn(() => new Promise<object>((resolve) => (open = resolve)))
    const { host } = startHost([make('a.one', undefined, { activateOn: undefined as never, load })])
    const asked = [
      host.requestActivation('a.one'),
      host.requestActivation('a.one'),
      host.start(),
      host.idle(),
    ]
    open({})
    await Promise.all(asked)
    expect([load.mock.calls.length, host.state('a.one')]).toEqual([1, 'active'])
  })
})
