// @vitest-environment node
import { type Token, token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { explain } from '../tooling/explain.ts'
import { make, makeHost, startHost } from '../testing/test-host.ts'
import { snapshotOf } from '../tooling/host-snapshot.ts'

const A: Token<unknown> = token<unknown>('t.a')
const B: Token<unknown> = token<unknown>('t.b')

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
