// @vitest-environment node
import { switchOn, type Token, token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { explain } from '../tooling/explain.ts'
import { factsWith, fakePorts, make, makeHost, startHost } from '../testing/test-host.ts'
import { snapshotOf } from '../tooling/host-snapshot.ts'

const A: Token<unknown> = token<unknown>('t.a')
const B: Token<unknown> = token<unknown>('t.b')
const onDemand = { activateOn: undefined as never }

describe('registering', () => {
  it('[KN-05] refuses a bad manifest, id, provider, SDK or circle, and no other plugin', () => {
    const bad = [
      make('nodot'),
      make('a.No-Kebab'),
      make('a.load', undefined, {}),
      { manifest: { ...make('a.needs').manifest, requires: 'session' as never }, load: () => ({}) },
      { manifest: { ...make('a.lists').manifest, contributes: [null] as never }, load: () => ({}) },
      { manifest: undefined as never, load: () => ({}) },
      { manifest: make('a.no-load').manifest, load: undefined as never },
      { manifest: { ...make('a.sdk').manifest, sdk: '^2' as const }, load: () => ({}) },
    ]
    const { host, reports } = makeHost([])
    const refused = host.register([
      ...bad,
      make('a.load'),
      make('a.first', () => ({ a: 1 }), { provides: { a: A } }),
      make('a.second', () => ({ a: 2 }), { provides: { a: A } }),
      make('a.fine', () => {}, { requires: { a: A } }),
    ])
    void host.start()
    expect(refused.map(({ code, plugin }) => `${code} ${plugin}`)).toEqual([
      'PL-MANIFEST nodot',
      'PL-MANIFEST a.No-Kebab',
      'PL-MANIFEST a.needs',
      'PL-MANIFEST a.lists',
      'PL-MANIFEST undefined',
      'PL-MANIFEST a.no-load',
      'PL-SDK a.sdk',
      'PL-DUPLICATE a.load',
      'PL-PROVIDER a.second',
    ])
    expect(reports()).toHaveLength(refused.length)
    expect(host.ids().map((id) => `${id} ${host.state(id)}`)).toEqual([
      'a.load active',
      'a.first active',
      'a.fine active',
    ])
  })

  it('[KN-05] reports a circle with its whole path, refuses its last plugin and starts the rest', () => {
    const C = token<unknown>('t.c')
    const { host, errors } = makeHost([])
    const refused = host.register([
      make('a.a', () => ({ a: 1 }), { requires: { b: B }, provides: { a: A } }),
      make('a.b', () => ({ b: 1 }), { requires: { c: C }, provides: { b: B } }),
      make('a.c', () => ({ c: 1 }), { optional: { a: A }, provides: { c: C } }),
      make('a.self', () => ({}), {
        requires: { s: token<unknown>('s') },
        provides: { s: token<unknown>('s') },
      }),
      make('a.fine', () => {}),
    ])
    expect(refused.map(({ code, plugin }) => `${code} ${plugin}`).sort()).toEqual([
      'PL-CYCLE a.c',
      'PL-CYCLE a.self',
    ])
    expect(errors.find(({ plugin }) => plugin === 'a.c')?.message).toMatch(
      /path (a\.a, a\.b, a\.c, a\.a|a\.b, a\.c, a\.a, a\.b|a\.c, a\.a, a\.b, a\.c)/,
    )
    void host.start()
    expect([host.state('a.fine'), host.state('a.a'), host.state('a.c')]).toEqual(['active', 'off', undefined])
  })

  it('[KN-05] a missing token keeps a plugin off and lists similar ones; a late provider turns it on', async () => {
    const { host, errors } = startHost([
      make('a.wants', () => {}, { requires: { b: token<unknown>('wallet.deposit') } }),
      make('a.near', () => ({ b: 1 }), { provides: { b: token<unknown>('wallet.deposits') } }),
    ])
    expect(host.state('a.wants')).toBe('off')
    await host.idle()
    await vi.waitFor(() => expect(errors[0]?.code).toBe('PL-MISSING'))
    expect(errors[0]?.details).toEqual({ token: 'wallet.deposit', near: ['wallet.deposits'] })
    expect(explain(snapshotOf(host), 'a.wants')[0]?.missing).toEqual([
      { token: 'wallet.deposit', near: ['wallet.deposits'] },
    ])
    host.register([make('a.late', () => ({ b: 1 }), { provides: { b: token<unknown>('wallet.deposit') } })])
    expect(host.state('a.wants')).toBe('active')
  })

  it('while more plugins will be added, a missing token is pending', async () => {
    const { host, reports } = startHost([make('a.wants', () => {}, { requires: { a: A } })], {
      partial: true,
    })
    const unknown = host.status('no.such')
    expect([host.status('a.wants').get(), unknown.get()]).toEqual(['pending', 'pending'])
    await host.idle()
    await host.complete()
    expect([host.status('a.wants').get(), unknown.get()]).toEqual(['off', 'off'])
    await vi.waitFor(() => expect(reports()).toEqual(['PL-MISSING a.wants register']))
  })

  it('the status of a plugin that is registered later is reported', () => {
    const { host } = startHost([])
    const store = host.status('a.late')
    let notifications = 0
    store.subscribe(() => notifications++)
    expect(store.get()).toBe('off')
    host.register([make('a.late', () => {})])
    expect([store.get(), host.status('a.late') === store, notifications > 0]).toEqual(['active', true, true])
  })
})

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
