// @vitest-environment node
import { switchOn, type Token, token } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explain } from '../tooling/explain.ts'
import { factsWith, lazily, make, makeHost, startHost } from '../testing/test-host.ts'
import { snapshotOf } from '../tooling/host-snapshot.ts'

/*
 * Defects of other plugin kernels that this one must not have. Each title names the peer, and the issue or
 * source file of the defect.
 */

const A: Token<unknown> = token<unknown>('t.a')
const boom = (): never => {
  throw new Error('boom')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Backstage', () => {
  it('#15845: a flag takes effect live, and listeners are notified', async () => {
    const { host } = startHost([make('a.one', () => {}, { when: switchOn('A') })])
    const seen: string[] = []
    const status = host.status('a.one')
    status.subscribe(() => seen.push(status.get()))
    await host.update(factsWith('A'))
    await host.update(factsWith())
    expect(seen).toEqual(['active', 'off'])
  })

  it('#23489: a flag without an effect is reported', async () => {
    const { host, reports } = startHost([make('a.one', () => {}, { when: switchOn('MISSPELT') })])
    await host.idle()
    await vi.waitFor(() => expect(reports()).toEqual(['PL-SWITCH a.one register']))
  })

  it('#26976: an error names the plugin, what it was doing and why', () => {
    const { errors } = startHost([make('a.one', boom)])
    expect(errors[0]?.message).toBe('PL-THREW: a.one (activate): Error: boom')
  })

  it('FrontendApiRegistry: a circle is reported with its whole path, not with one name', () => {
    const link = (name: string, needs: string) =>
      make(`a.${name}`, undefined, {
        requires: { it: token<unknown>(needs) },
        provides: { own: token<unknown>(name) },
      })
    const { errors } = makeHost([link('x', 'z'), link('y', 'x'), link('z', 'y')])
    for (const id of ['a.x', 'a.y', 'a.z']) expect(errors[0]?.message).toContain(id)
  })

  it('PR #32047: a failing part of the shell does not stop the app', () => {
    const { host } = startHost([make('a.shell', boom), make('a.rest', () => {})])
    expect([host.state('a.shell'), host.state('a.rest')]).toEqual(['failed', 'active'])
  })

  it('PR #28076: a plugin may be registered while the site runs', async () => {
    const { host } = startHost([make('a.user', () => {}, { requires: { a: A } })])
    host.register([lazily(make('a.late', () => ({ a: 1 }), { provides: { a: A } }))])
    await host.start()
    expect(host.state('a.user')).toBe('active')
  })
})

describe('Lumino', () => {
  it('#278: dependents restart by themselves', async () => {
    const { host } = startHost(
      [
        make('a.base', () => ({ a: 1 }), { provides: { a: A }, when: switchOn('A') }),
        make('a.user', () => {}, { requires: { a: A } }),
      ],
      { facts: factsWith('A') },
    )
    await host.update(factsWith())
    expect(host.state('a.user')).toBe('off')
    await host.update(factsWith('A'))
    expect(host.state('a.user')).toBe('active')
  })

  it('#601: a plugin starts by a condition and a trigger, without its code', async () => {
    const load = vi.fn(() => ({}))
    const { host } = startHost([make('a.one', undefined, { when: switchOn('A'), activateOn: 'idle', load })])
    await host.idle()
    expect(load).not.toHaveBeenCalled()
    await host.update(factsWith('A'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('plugins.ts registerPlugin: a second provider is refused, and the first stays', () => {
    const { host, reports } = startHost([
      make('a.first', () => ({ a: 'first' }), { provides: { a: A } }),
      make('a.second', () => ({ a: 'second' }), { provides: { a: A } }),
    ])
    expect([host.service(A), reports()]).toEqual(['first', ['PL-PROVIDER a.second register']])
  })

  it('plugins.ts deregisterPlugin: a refused plugin leaves no dead provider behind', () => {
    const B = token<unknown>('t.b')
    const { host } = makeHost([
      make('a.one', () => ({ a: 1 }), { requires: { b: B }, provides: { a: A } }),
      make('a.circle', () => ({ b: 1 }), { requires: { a: A }, provides: { b: B } }),
    ])
    host.register([make('a.straight', () => ({ b: 2 }), { provides: { b: B } })])
    void host.start()
    expect([host.state('a.one'), host.service(B)]).toEqual(['active', 2])
  })

  it('plugins.ts activatePlugins: one failure does not reject the start of the rest', async () => {
    const { host } = startHost(
      [
        make('a.bad', () => Promise.reject(new Error('x')), { activateOn: 'idle' }),
        make('a.fine', () => {}, { activateOn: 'idle' }),
      ].map(lazily),
    )
    await expect(host.idle()).resolves.toBeUndefined()
    expect(host.state('a.fine')).toBe('active')
  })

  it('plugins.ts deactivatePlugin: a plugin’s effects are undone without code of its own', async () => {
    const event = { id: 'e.x', keep: false } as never
    let heard = 0
    const { host, bus } = startHost(
      [make('a.one', (context) => void context.on(event, () => heard++), { when: switchOn('A') })],
      { facts: factsWith('A') },
    )
    await host.update(factsWith())
    bus.emit(event, undefined as never)
    expect(heard).toBe(0)
  })

  it('jupyterlab #12778, jupyterlab_json #1: two copies of a token are one token', () => {
    const copy = () => token<unknown>(['t', 'copy'].join('.'))
    const { host } = startHost([
      make('a.provider', () => ({ a: 1 }), { provides: { a: copy() } }),
      make('a.user', () => {}, { requires: { a: copy() } }),
    ])
    expect(host.state('a.user')).toBe('active')
  })

  it('jupyterlab_json #1: a missing token lists similar names', () => {
    const { host } = startHost([
      make('a.user', () => {}, { requires: { a: token<unknown>('wallet.balanse') } }),
      make('a.wallet', () => ({ b: 1 }), { provides: { b: token<unknown>('wallet.balance') } }),
    ])
    expect(explain(snapshotOf(host), 'a.user')[0]?.missing[0]?.near).toEqual(['wallet.balance'])
  })

  it('jupyterlab #4204: a bad extension does not stop the app, at any stage', () => {
    const bad = [
      { manifest: null as never, load: () => ({}) },
      null as never,
      make('a.load', undefined, { load: boom }),
      make('a.act', boom),
    ]
    const { host } = startHost([...bad, make('a.fine', () => {})])
    expect(host.state('a.fine')).toBe('active')
  })

  it('jupyterlab #15651: disabling a replacement restores what it replaced', async () => {
    const { host } = startHost(
      [
        make('a.built-in', () => ({ a: 'built in' }), { provides: { a: A } }),
        make('a.better', () => ({ a: 'better' }), {
          provides: { a: A },
          replaces: ['a.built-in'],
          when: switchOn('A'),
        }),
      ],
      { facts: factsWith('A') },
    )
    expect(host.service(A)).toBe('better')
    await host.update(factsWith())
    expect(host.service(A)).toBe('built in')
  })
})
