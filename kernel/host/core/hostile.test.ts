// @vitest-environment node
import { switchOn, token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { factsWith, lazily, make, makeHost, startHost } from '../testing/test-host.ts'

const A = token<unknown>('t.a')
const boom = (): never => {
  throw new Error('boom')
}
const throwing = (name: string): object => Object.defineProperty({}, name, { get: boom, enumerable: true })
const having = (name: string, value: unknown): object => Object.defineProperty({}, name, { value })

describe('plain JavaScript', () => {
  it.each([
    ['nothing', () => undefined, 'PL-PROVIDES'],
    ['null', () => null, 'PL-PROVIDES'],
    ['a number', () => 5, 'PL-PROVIDES'],
    ['the wrong name', () => ({ b: 1 }), 'PL-PROVIDES'],
    ['a promise of nothing', () => Promise.resolve(), 'PL-PROVIDES'],
    ['a getter that throws', () => throwing('a'), 'PL-THREW'],
    ['a `then` that throws', () => throwing('then'), 'PL-PROVIDES'],
  ])('[KN-06] a plugin that provides and returns %s fails alone', async (_, activate, code) => {
    const undone = vi.fn()
    const { host, errors } = startHost([
      make(
        'a.odd',
        (context) => {
          context.defer(undone)
          return activate()
        },
        { provides: { a: A } },
      ),
      make('a.fine', () => {}),
    ])
    await host.start()
    expect([host.state('a.odd'), host.state('a.fine')]).toEqual(['failed', 'active'])
    expect(errors.map((error) => `${error.code} ${error.plugin}`)).toEqual([`${code} a.odd`])
    expect(undone).toHaveBeenCalledTimes(1)
    expect(host.service(A)).toBeUndefined()
  })

  it('[KN-06] a plugin provides all of its services or none', () => {
    const B = token<unknown>('t.b')
    const { host } = startHost([make('a.half', () => ({ a: 1 }), { provides: { a: A, b: B } })])
    expect([host.service(A), host.service(B)]).toEqual([undefined, undefined])
  })

  it('[KN-06] any value may be thrown', () => {
    const odd = [undefined, null, 'text', Object.create(null), Symbol('x'), { toString: boom }]
    const { host, errors } = startHost(
      odd.map((thing, n) =>
        make(`a.p${n}`, () => {
          throw thing
        }),
      ),
    )
    expect(host.ids().map((id) => host.state(id))).toEqual(odd.map(() => 'failed'))
    expect(errors.map(({ cause }) => cause)).toEqual(odd)
  })

  it('[KN-06] a module whose `activate` cannot be read fails alone', () => {
    const { host } = startHost([
      make('a.odd', undefined, { load: () => throwing('activate') }),
      make('a.fine', () => {}),
    ])
    expect(host.ids().map((id) => host.state(id))).toEqual(['failed', 'active'])
  })

  it('[KN-06] a thenable that calls back twice, or throws, counts once', async () => {
    const twice = having('then', (done: (value: object) => void) => (done({ a: 1 }), done({ a: 2 })))
    const { host } = startHost([
      make('a.twice', () => twice, { provides: { a: A } }),
      make('a.throws', () => having('then', boom)),
    ])
    await host.start()
    expect([host.service(A), host.state('a.throws')]).toEqual([1, 'failed'])
  })
})

describe('listeners', () => {
  it('[KN-06] of a status that throw do not prevent the others', async () => {
    const { host, reports } = startHost([make('a.one', () => {}, { when: switchOn('A') })])
    const status = host.status('a.one')
    const seen: string[] = []
    status.subscribe(boom)
    status.subscribe(() => seen.push(status.get()))
    await host.update(factsWith('A'))
    expect([host.state('a.one'), seen.at(-1)]).toEqual(['active', 'active'])
    expect(new Set(reports())).toEqual(new Set(['PL-LISTENER kernel event']))
  })
})

describe('a plugin that acts on the host while it starts', () => {
  it.each([false, true])(
    '[KN-02a] is stopped completely by a switch that it changes; lazy: %s',
    async (lazy) => {
      const log: string[] = []
      const { host } = makeHost([], { facts: factsWith('A') })
      const plugin = make(
        'a.off',
        (context) => {
          context.defer(() => void log.push('first'))
          void host.update(factsWith())
          context.defer(() => void log.push('second'))
          return { a: 1 }
        },
        { when: switchOn('A'), provides: { a: A } },
      )
      host.register([lazy ? lazily(plugin) : plugin])
      await host.start()
      expect([host.state('a.off'), host.service(A), log]).toEqual(['off', undefined, ['second', 'first']])
    },
  )
})
