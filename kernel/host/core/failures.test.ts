// @vitest-environment node
import { defineEvent, pluginChanged, switchOn, type Token, token } from '@foyer/sdk'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERROR_CODES } from '../errors/error-codes.ts'
import { explain } from '../tooling/explain.ts'
import { plan } from '../tooling/plan.ts'
import { factsWith, lazily, make, makeHost, startHost, type HostTestContext } from '../testing/test-host.ts'
import { snapshotOf } from '../tooling/host-snapshot.ts'

const A: Token<unknown> = token<unknown>('t.a')
const never = new Promise<never>(() => {})
const boom = (what: string): never => {
  throw new Error(what)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a plugin that fails', () => {
  it('[KN-06] as the only user of the kernel’s services leaves them to later plugins', () => {
    const { host } = makeHost()
    host.provide(A, 'kernel')
    host.register([
      make('a.first', () => boom('at once'), { requires: { a: A }, activateOn: 'idle' }),
      make('b.second', () => {}, { requires: { a: A }, activateOn: 'idle' }),
    ])
    void host.start()
    void host.requestActivation('a.first')
    void host.requestActivation('b.second')
    expect(host.state('a.first')).toBe('failed')
    expect(host.state('b.second')).toBe('active')
  })
  it('[KN-06] by throwing, rejecting or staying pending is undone and stops no other', async () => {
    const undone: string[] = []
    let late: HostTestContext | undefined
    const noting =
      (name: string, then: (context: HostTestContext) => unknown) => (context: HostTestContext) => {
        context.defer(() => void undone.push(name))
        return then(context)
      }
    const { host, reports } = startHost([
      make(
        'a.throws',
        noting('throws', () => boom('sync')),
      ),
      make(
        'a.rejects',
        noting('rejects', () => Promise.reject(new Error('async'))),
      ),
      make(
        'a.hangs',
        noting('hangs', (context) => {
          late = context
          void context.signal
          return never
        }),
      ),
      make('a.no-load', undefined, { load: () => Promise.reject(new Error('404')) }),
      make('a.load-throws', undefined, { load: () => boom('load') }),
      make('a.load-hangs', undefined, { load: () => never }),
      make('a.no-module', undefined, { load: () => 5 }),
      make('a.fine', () => {}),
    ])
    await vi.advanceTimersByTimeAsync(11_000)
    const states = host.ids().map((id) => host.state(id))
    expect(states).toEqual([...Array<string>(7).fill('failed'), 'active'])
    expect(undone.sort()).toEqual(['hangs', 'rejects', 'throws'])
    expect([...reports()].sort()).toEqual([
      'PL-MODULE a.no-module load',
      'PL-THREW a.load-throws load',
      'PL-THREW a.no-load load',
      'PL-THREW a.rejects activate',
      'PL-THREW a.throws activate',
      'PL-TIMEOUT a.hangs activate',
      'PL-TIMEOUT a.load-hangs load',
    ])
    expect(late?.signal.aborted).toBe(true)
    expect(() => late?.defer(() => {})).toThrow('PL-CLOSED')
  })

  it('a result that comes too late is ignored', async () => {
    let resolveLoad: (module: object) => void = () => {}
    const activate = vi.fn()
    const load = () => new Promise((resolve) => (resolveLoad = resolve))
    const { host } = startHost([make('a.slow', undefined, { load })], { timeoutMs: 1000 })
    await vi.advanceTimersByTimeAsync(2000)
    resolveLoad({ activate })
    await vi.advanceTimersByTimeAsync(0)
    expect(host.state('a.slow')).toBe('failed')
    expect(activate).not.toHaveBeenCalled()
  })

  it('by not returning what it provides fails inside the guard, and its dependents show as failed', async () => {
    const { host, reports } = startHost([
      make('a.empty', () => undefined, { provides: { a: A } }),
      make('a.wants', () => ({ b: 1 }), { requires: { a: A }, provides: { b: token<unknown>('t.b') } }),
      make('a.wants-wants', () => {}, { requires: { b: token<unknown>('t.b') } }),
      make('a.likes', () => {}, { optional: { a: A } }),
    ])
    await host.start()
    expect(reports()[0]).toBe('PL-PROVIDES a.empty activate')
    expect([host.status('a.wants').get(), host.status('a.wants-wants').get()]).toEqual(['failed', 'failed'])
    expect(host.state('a.likes')).toBe('active')
    expect(explain(snapshotOf(host), 'a.wants').map(({ plugin, state }) => `${plugin} ${state}`)).toEqual([
      'a.wants waiting',
      'a.empty failed',
    ])
  })

  it('restarts when its gate has been off, or when it is reinstated, with its dependents', async () => {
    let broken = true
    const { host } = startHost(
      [
        make('a.one', () => (broken ? boom('x') : { a: 1 }), { when: switchOn('A'), provides: { a: A } }),
        make('a.two', () => {}, { requires: { a: A } }),
      ],
      { facts: factsWith('A') },
    )
    expect([host.state('a.one'), host.status('a.two').get()]).toEqual(['failed', 'failed'])
    broken = false
    await host.update(factsWith())
    await host.update(factsWith('A'))
    expect([host.state('a.one'), host.status('a.two').get()]).toEqual(['active', 'active'])

    broken = true
    await host.update(factsWith())
    await host.update(factsWith('A'))
    expect(host.state('a.one')).toBe('failed')
    broken = false
    await host.reinstate('a.one')
    expect([host.state('a.one'), host.status('a.two').get()]).toEqual(['active', 'active'])
  })

  it('a failed load is retried on request; an activation is not', async () => {
    let tries = 0
    const load = () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({}))
    const activate = vi.fn(() => boom('x'))
    const { host } = startHost([make('a.load', undefined, { load }), make('a.act', activate)])
    await host.start()
    expect(host.state('a.load')).toBe('failed')
    await host.requestActivation('a.load')
    await host.requestActivation('a.act')
    expect([host.state('a.load'), host.state('a.act'), tries]).toEqual(['active', 'failed', 2])
    expect(activate).toHaveBeenCalledTimes(1)
  })

  it('a failed load is retried when its activation event is emitted again, which it receives', async () => {
    const event = defineEvent<number>({ id: 't.happened' })
    const heard: number[] = []
    let tries = 0
    const activate = (context: HostTestContext): void => void context.on(event, (n) => heard.push(n))
    const load = () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ activate }))
    const { host, bus } = startHost([make('a.load', undefined, { load, activateOn: event })])
    bus.emit(event, 1)
    await host.start()
    expect(host.state('a.load')).toBe('failed')
    bus.emit(event, 2)
    await host.complete()
    expect([host.state('a.load'), tries, heard]).toEqual(['active', 2, [1, 2]])
  })

  it('[KN-10] is retried when the settings that it failed with are changed, and only then', async () => {
    const schema = v.object({ id: v.string() })
    const settings = () => Promise.resolve({ default: schema })
    const set = (id: unknown, other?: unknown) => ({
      setting: { 'a.one': { id }, 'a.two': { id }, other: { other } },
    })
    const tried: unknown[] = []
    const { host } = startHost(
      [
        lazily(make('a.one', () => ({ a: 1 }), { settings, provides: { a: A } })),
        lazily(
          make(
            'a.two',
            ({ settings: given }) => {
              const { id } = given as { readonly id: unknown }
              tried.push(id)
              if (id !== 'good') boom('bad')
            },
            { settings },
          ),
        ),
        make('a.user', () => {}, { requires: { a: A } }),
      ],
      { facts: { ...factsWith(), ...(set(5) as object) } },
    )
    const states = () => ['a.one', 'a.two', 'a.user'].map((id) => host.status(id).get())
    await host.start()
    expect(states()).toEqual(['failed', 'failed', 'failed'])
    await host.update(set('bad'))
    expect(states()).toEqual(['active', 'failed', 'active'])
    await host.update(set('bad', 'of another plugin'))
    expect(tried).toEqual(['bad'])
    const effects = (await plan(host, { facts: set('good') as never })).effects
    expect(effects.map(({ plugin, runs }) => [plugin, runs])).toContainEqual(['a.two', true])
    await host.update(set('good'))
    expect([states(), tried]).toEqual([
      ['active', 'active', 'active'],
      ['bad', 'good'],
    ])
  })

  it('[KN-07] errors carry code, plugin, phase, remedy and cause', async () => {
    const cause = new Error('inside')
    const { errors } = startHost([
      make('a.one', () => {
        throw cause
      }),
    ])
    expect(errors[0]).toMatchObject({ code: 'PL-THREW', plugin: 'a.one', phase: 'activate', cause })
    await vi.waitFor(() => expect(errors[0]?.remedy).toBe(ERROR_CODES['PL-THREW'].remedy))
  })

  it('[KN-07] every code that the host raises is documented, and no other', () => {
    const sources = import.meta.glob<string>(
      [
        '../**/*.ts',
        '../../foreign/*.ts',
        '!../**/*.test.ts',
        '!../../foreign/*.test.ts',
        '!../errors/error-codes.ts',
      ],
      { query: '?raw', import: 'default', eager: true },
    )
    const raised = new Set(Object.values(sources).flatMap((source) => source.match(/PL-[A-Z]+(?=')/g) ?? []))
    expect([...raised].sort()).toEqual(Object.keys(ERROR_CODES).sort())
    for (const { what, remedy } of Object.values(ERROR_CODES)) expect([what, remedy]).not.toContain('')
  })

  it('a reporter or a state listener that throws affects no plugin', () => {
    const { host, bus } = makeHost([make('a.bad', () => boom('x')), make('a.fine', () => {})], {
      report: () => boom('reporter'),
    })
    bus.on(pluginChanged, () => boom('listener'))
    void host.start()
    expect([host.state('a.bad'), host.state('a.fine')]).toEqual(['failed', 'active'])
  })
})
