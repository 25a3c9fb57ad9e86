// @vitest-environment node
import { switchOn, type Token, token } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { factsWith, fakePorts, make, makeHost, startHost } from '../testing/test-host.ts'

const A: Token<unknown> = token<unknown>('t.a')
const B: Token<unknown> = token<unknown>('t.b')
const onDemand = { activateOn: undefined as never }

describe('services of the kernel', () => {
  it('are provided like any other, late ones too', () => {
    const got: unknown[] = []
    const { host } = makeHost([
      make('a.one', (_, { a }) => void got.push(a), { requires: { a: A } }),
      make('a.two', (_, { b }) => void got.push(b), { optional: { b: B } }),
    ])
    host.provide(A, 'early')
    void host.start()
    host.provide(B, 'late')
    expect(got).toEqual(['early', undefined, 'late'])
    const error = host.register([make('a.rival', () => ({ a: 1 }), { provides: { a: A } })])[0]
    expect([error?.code, error?.message.includes('kernel')]).toEqual(['PL-PROVIDER', true])
    const taker = make('a.taker', () => ({ a: 1 }), { provides: { a: A }, replaces: ['kernel.services'] })
    expect(host.register([taker])[0]?.code).toBe('PL-PROVIDER')
    expect(() => host.provide(A, 'again')).toThrow('PL-PROVIDER')
    host.register([make('a.own', () => ({ c: 1 }), { provides: { c: token<unknown>('t.c') } })])
    expect(() => host.provide(token<unknown>('t.c'), 1)).toThrow('PL-PROVIDER')
  })
})

describe('optional services', () => {
  it('are undefined when missing; when one starts or stops, the plugin and its dependents restart', async () => {
    const log: string[] = []
    const { host } = startHost([
      make('a.provider', () => ({ a: 'there' }), { provides: { a: A }, when: switchOn('A') }),
      make(
        'a.user',
        (context, { a }) => {
          log.push(`user ${String(a)}`)
          context.defer(() => void log.push('user stopped'))
          return { b: `b of ${String(a)}` }
        },
        { optional: { a: A }, provides: { b: B } },
      ),
      make(
        'a.third',
        (context, { b }) => {
          log.push(`third ${String(b)}`)
          context.defer(() => void log.push('third stopped'))
        },
        { requires: { b: B } },
      ),
    ])
    expect(log.splice(0)).toEqual(['user undefined', 'third b of undefined'])
    await host.update(factsWith('A'))
    expect(log.splice(0)).toEqual(['third stopped', 'user stopped', 'user there', 'third b of there'])
    await host.update(factsWith())
    expect(log.splice(0)).toEqual(['third stopped', 'user stopped', 'user undefined', 'third b of undefined'])
  })

  it('a starting one is awaited, one with a trigger of its own is not demanded', async () => {
    const log: unknown[] = []
    const user = (token: Token<unknown>, name: string) =>
      make(`a.${name}`, (_, { it: service }) => void log.push(`${name} ${String(service)}`), {
        optional: { it: token },
      })
    const lazy = (value: unknown) => () => Promise.resolve({ activate: () => ({ it: value }) })
    const { host } = startHost([
      make('a.plain', undefined, { provides: { it: A }, load: lazy('a'), ...onDemand }),
      make('a.idle', undefined, { provides: { it: B }, load: lazy('b'), activateOn: 'idle' }),
      user(A, 'waits'),
      user(B, 'goes-on'),
    ])
    expect(log).toEqual(['goes-on undefined'])
    await host.start()
    expect(log).toEqual(['goes-on undefined', 'waits a'])
    await host.idle()
    expect(log).toEqual(['goes-on undefined', 'waits a', 'goes-on b'])
  })

  it('one that fails is left out', async () => {
    const log: unknown[] = []
    const { host } = startHost([
      make('a.bad', () => Promise.reject(new Error('x')), { provides: { a: A } }),
      make('a.user', (_, { a }) => void log.push(a), { optional: { a: A } }),
    ])
    await host.start()
    expect([log, host.state('a.user')]).toEqual([[undefined], 'active'])
  })
})

describe('replaces', () => {
  const base = make('a.base', () => ({ a: 'base' }), { provides: { a: A } })
  const better = make('a.better', () => ({ a: 'better' }), {
    provides: { a: A },
    replaces: ['a.base'],
    when: switchOn('A'),
    ...onDemand,
  })

  it.each([
    ['before', [better, base]],
    ['after', [base, better]],
  ])('[KN-05] takes over a token while it is on; registered %s the other', async (_, plugins) => {
    const log: unknown[] = []
    const { host } = startHost([
      ...plugins,
      make('a.user', (__, { a }) => void log.push(a), { requires: { a: A } }),
    ])
    expect(host.service(A)).toBe('base')
    await host.update(factsWith('A'))
    expect([host.service(A), host.state('a.base')]).toEqual(['better', 'active'])
    await host.update(factsWith())
    expect(host.service(A)).toBe('base')
    expect(log).toEqual(['base', 'better', 'base'])
  })

  it('[KN-05] of two plugins with one id only the first runs, even if the later declares that it replaces it', async () => {
    const log: string[] = []
    const { host, reports } = makeHost([])
    const first = make('a.base', () => void log.push('first'))
    const refused = host.register([
      first,
      make('a.base', () => void log.push('second'), { replaces: ['a.base'] }),
      first,
    ])
    await host.start()
    expect(refused.map(({ code, plugin }) => `${code} ${plugin}`)).toEqual([
      'PL-DUPLICATE a.base',
      'PL-DUPLICATE a.base',
    ])
    expect([log, host.ids(), reports().length]).toEqual([['first'], ['a.base'], 2])
  })

  it('falls back when the replacement fails', async () => {
    const log: unknown[] = []
    const broken = { ...better, load: () => Promise.reject(new Error('404')) }
    const { host } = startHost(
      [base, broken, make('a.user', (_, { a }) => void log.push(a), { requires: { a: A } })],
      { facts: factsWith('A') },
    )
    await host.start()
    expect([log, host.state('a.user'), host.state('a.better')]).toEqual([['base'], 'active', 'failed'])
  })

  it('[KN-05] one that is on but not started leaves the other to its optional dependents until it starts', async () => {
    const log: unknown[] = []
    const { host } = startHost(
      [
        make('a.base', () => ({ a: 'base' }), { provides: { a: A }, when: switchOn('B') }),
        make('a.later', () => ({ a: 'later' }), {
          provides: { a: A },
          replaces: ['a.base'],
          activateOn: 'idle',
        }),
        make('a.user', (_, { a }) => void log.push(a), { optional: { a: A } }),
      ],
      { facts: factsWith('B') },
    )
    expect(log).toEqual(['base'])
    await host.update(factsWith())
    expect([log, host.state('a.base'), host.state('a.user')]).toEqual([['base', undefined], 'off', 'active'])
    await host.update(factsWith('B'))
    await host.idle()
    expect(log).toEqual(['base', undefined, 'base', 'later'])
  })

  it('two that replace the same one need to replace each other', () => {
    const other = make('a.other', () => ({ a: 'other' }), { provides: { a: A }, replaces: ['a.base'] })
    const { host } = makeHost([base, better])
    expect(host.register([other]).map(({ code }) => code)).toEqual(['PL-PROVIDER'])
    const top = make('a.top', () => ({ a: 'top' }), { provides: { a: A }, replaces: ['a.base', 'a.better'] })
    expect(host.register([top])).toEqual([])
    void host.start()
    expect(host.service(A)).toBe('top')
  })
})

describe('a service with an instance for each plugin', () => {
  it('is created at each start, disposed at the stop, and causes no restart', async () => {
    const log: string[] = []
    const whole = { whole: true }
    const own = {
      [A]: (plugin: string, defer: (undo: () => void) => void) => {
        log.push(`+${plugin}`)
        defer(() => void log.push(`-${plugin}`))
        return { owner: plugin }
      },
    }
    const seen: unknown[] = []
    const user = make('a.user', (_context, services) => void seen.push(services['a']), {
      requires: { a: A },
      when: switchOn('A'),
    })
    const { host } = makeHost([user], { ports: fakePorts({ scoped: own }), facts: factsWith('A') })
    host.provide(A, whole)
    await host.start()
    await host.update(factsWith('A', 'B'))
    await host.update(factsWith('A'))
    expect([log, seen]).toEqual([['+a.user'], [{ owner: 'a.user' }]])
    await host.update(factsWith())
    expect(log).toEqual(['+a.user', '-a.user'])
    expect(host.service(A)).toBe(whole)
  })
})
