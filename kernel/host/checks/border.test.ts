import {
  chatProviders,
  contribute,
  defineExtensionPoint,
  defineSlot,
  homeSections,
  type Plugin,
  type PluginError,
  routes,
  tabs,
} from '@foyer/sdk'
import { createElement, memo } from 'react'
import { describe, expect, it } from 'vitest'
import type { HostedPlugin, PluginSource } from '../core/hosted-plugin.ts'
import { factsWith, type HostTestContext, make, makeHost, startHost } from '../testing/test-host.ts'
import { createBorder } from './create-border.ts'

const Page = (): null => null
const foreign = (plugin: Plugin, source: Partial<PluginSource> = {}): HostedPlugin => ({
  ...plugin,
  source: { url: 'https://acme.example/plugin.js', ...source },
})
/** What the host says when it registers a plugin with this in its manifest. */
function refusal(manifest: object, exports: object = { Page }): PluginError | undefined {
  const { host } = makeHost()
  return host.register([make('acme.draw', undefined, { ...manifest, exports })])[0]
}
/** What a call of the context of a running plugin throws. */
function thrownBy(call: (context: HostTestContext) => unknown, manifest: object = {}): unknown {
  let thrown: unknown
  const { host } = startHost([
    make(
      'acme.draw',
      (context) => {
        try {
          call(context)
        } catch (error) {
          thrown = error
        }
      },
      { exports: { Page }, ...manifest },
    ),
  ])
  expect(host.state('acme.draw')).toBe('active')
  return thrown
}
const route = (path: unknown, more: object = {}) => ({ path, access: 'public', component: 'Page', ...more })

describe('a manifest', () => {
  it.each<[object, part: string]>([
    [{ version: 1 }, 'version'],
    [{ title: '' }, 'title'],
    [{ when: { op: 'all', of: [{ op: 'switch' }] } }, 'when.of.0.key'],
    [{ when: () => true }, 'when'],
    [{ activateOn: 'soon' }, 'activateOn'],
    [{ requires: { http: 5 } }, 'requires.http'],
    [{ optional: 'kernel.http' }, 'optional'],
    [{ provides: { a: '' } }, 'provides.a'],
    [{ replaces: [null] }, 'replaces.0'],
    [{ contributes: [{ at: null, value: 1 }] }, 'contributes.0'],
    [{ contributes: Array.from({ length: 201 }, () => tabs) }, 'contributes'],
    [{ origins: { script: ['http://acme.example'] } }, 'origins.script.0'],
    [{ settings: 7 }, 'settings'],
    [{ texts: 7 }, 'texts'],
    [{ hosts: 5 }, 'hosts'],
  ])('with %j is refused for %s', (manifest, part) => {
    const error = refusal(manifest)
    expect(error).toMatchObject({ code: 'PL-MANIFEST', plugin: 'acme.draw', phase: 'register' })
    expect(error?.text).toMatch(new RegExp(`^part ${part}[.;]`))
  })

  it('with a gate without end is refused, and nothing else fails', () => {
    const when = { op: 'all', of: [] as unknown[] }
    when.of.push(when)
    const { host } = makeHost()
    const [error] = host.register([make('acme.draw', undefined, { when } as object), make('acme.fine')])
    expect([error?.code, host.ids()]).toEqual(['PL-MANIFEST', ['acme.fine']])
  })

  it('of another SDK is refused with what the site has', () => {
    expect(refusal({ sdk: '^2', origins: 5 })?.message).toBe('PL-SDK: acme.draw (register): sdk ^2; site ^1')
  })

  it('with an id that is taken names both owners', () => {
    const { host } = makeHost([make('acme.draw', undefined, { title: 'Draw' })])
    const [error] = host.register([foreign(make('acme.draw', undefined, { title: 'Masked' }))])
    expect(error?.message).toBe(
      'PL-DUPLICATE: acme.draw (register): owner Draw (this site); other Masked (https://acme.example/plugin.js)',
    )
  })

  it.each([null, 5, {}, { manifest: null }, { manifest: make('a.b').manifest }])('is not %j', (plugin) => {
    expect(makeHost().host.register([plugin as never])[0]?.code).toBe('PL-MANIFEST')
  })
})

describe('[KN-06] a component', () => {
  const cards = defineSlot('acme.cards')
  it.each([null, 42, 'text', {}, createElement(Page)])('that is %j is refused at a slot', (value) => {
    const thrown = thrownBy((context) => context.contribute(cards, value), { contributes: [cards] })
    const details = { point: 'acme.cards', problem: 'Expected a React component' }
    expect(thrown).toMatchObject({ code: 'PL-VALUE', details })
  })
  it.each([Page, memo(Page)])('may be a function, or what memo returns', (value) => {
    expect(thrownBy((context) => context.contribute(cards, value), { contributes: [cards] })).toBeUndefined()
  })

  it('that a manifest names and the module lacks fails the plugin by the export’s name', async () => {
    const contributes = [contribute(homeSections, { component: 'Nope' })]
    const { host, errors } = startHost([
      make('acme.draw', undefined, { contributes, load: () => ({ Page }) }),
    ])
    await host.start()
    expect(host.state('acme.draw')).toBe('failed')
    expect(errors).toMatchObject([{ code: 'PL-MODULE', plugin: 'acme.draw', details: { export: 'Nope' } }])
  })
  it('that a contributed value names is looked for too', () => {
    const thrown = thrownBy(
      (context) => context.contribute(routes, route('/m/draw', { component: 'Nope' })),
      { contributes: [routes] },
    )
    expect(thrown).toMatchObject({ code: 'PL-MODULE', details: { export: 'Nope' } })
  })
})

describe('a call of the context', () => {
  const event = { id: 'acme.drawn', keep: false }
  it.each<[call: string, (context: HostTestContext) => unknown]>([
    ['contribute', (context) => context.contribute(undefined as never, 1)],
    ['contributions', (context) => context.contributions(null as never)],
    ['on', (context) => context.on(null as never, () => {})],
    ['on', (context) => context.on(event as never, undefined as never)],
    ['emit', (context) => context.emit(undefined as never, undefined as never)],
    ['intercept', (context) => context.intercept({ request: 'all' } as never)],
    ['timeout', (context) => context.timeout('alert(1)' as never, 5)],
    ['interval', (context) => context.interval(() => {}, Number.NaN)],
    ['mount', (context) => context.mount('<b>' as never)],
    ['global', (context) => context.global('', 1)],
    ['defer', (context) => context.defer(undefined as never)],
  ])('%s with a wrong argument is refused by name: %s', (call, run) => {
    expect(thrownBy(run)).toMatchObject({ code: 'PL-ARGUMENT', plugin: 'acme.draw', details: { call } })
  })
  it('script with a wrong argument rejects by name', async () => {
    let loading: unknown
    startHost([
      make('acme.draw', (context) => {
        loading = context.script(null as never)
        ;(loading as Promise<void>).catch(() => {})
      }),
    ])
    await expect(loading).rejects.toMatchObject({ code: 'PL-ARGUMENT', details: { call: 'script' } })
  })

  it.each(['fetch', 'history', 'addEventListener'])('global refuses %s, which is the browser’s', (name) => {
    const before = Reflect.get(globalThis, name)
    expect(thrownBy((context) => context.global(name, 'mine'))).toMatchObject({
      code: 'PL-GLOBAL',
      details: { name },
    })
    expect(Reflect.get(globalThis, name)).toBe(before)
  })
  it('global takes a vendor’s name, which another plugin has set before', () => {
    const { host } = makeHost()
    host.setBorder(createBorder(host, { browserNames: ['fetch'] }))
    Object.assign(globalThis, { acmePixel: 'first' })
    const seen: unknown[] = []
    host.register([
      make('acme.draw', (context) => {
        context.global('acmePixel', 'second')
        seen.push(Reflect.get(globalThis, 'acmePixel'))
      }),
    ])
    void host.start()
    void host.dispose()
    expect([...seen, Reflect.get(globalThis, 'acmePixel')]).toEqual(['second', 'first'])
    Reflect.deleteProperty(globalThis, 'acmePixel')
  })
})

describe('a foreign plugin', () => {
  const home = make('site.chrome', undefined, {
    contributes: [contribute(routes, { path: '/m/home', access: 'public', component: 'Page' })],
    exports: { Page },
  })
  const thief = (manifest: object = {}) =>
    make('acme.draw', undefined, {
      contributes: [
        contribute(routes, { path: '/m/home', access: 'public', component: 'Page' }, { order: -1000 }),
      ],
      exports: { Page },
      ...manifest,
    })
  const owners = (host: ReturnType<typeof startHost>['host']) =>
    host
      .contributions(routes)
      .get()
      .map(({ plugin }) => plugin)

  it('that wants another’s path is reported, and the first one keeps it', () => {
    const { host, reports } = startHost([home])
    host.register([foreign(thief())])
    expect([reports(), owners(host)]).toEqual([['PL-KEY acme.draw call'], ['site.chrome']])
  })
  it('that may replace the owner takes the path, while it is on', async () => {
    const { host, reports } = startHost([home])
    host.register([
      foreign(thief({ replaces: ['site.chrome'], when: { op: 'switch', key: 'A' } }), {
        replaces: ['site.chrome'],
      }),
    ])
    expect(owners(host)).toEqual(['site.chrome'])
    await host.update(factsWith('A'))
    expect([owners(host), reports()]).toEqual([['acme.draw'], []])
    await host.update(factsWith())
    expect(owners(host)).toEqual(['site.chrome'])
  })
  it('that replaces another without the profile’s word is refused', () => {
    const { host, reports } = startHost([home])
    const [error] = host.register([foreign(make('acme.draw', undefined, { replaces: ['site.chrome'] }))])
    expect(error).toMatchObject({ code: 'PL-REPLACES', details: { replaces: 'site.chrome' } })
    expect(reports()).toEqual(['PL-REPLACES acme.draw register'])
  })
})

describe('a contribution that nobody reads', () => {
  const nowhere = defineExtensionPoint<number>({ id: 'acme.nowhere', cardinality: 'many' })
  const chat = { kind: 'link', key: 'ACME', link: () => '' } as const
  const running = async (plugins: readonly Plugin[], read?: typeof nowhere) => {
    const { host, errors } = startHost(plugins)
    if (read) host.contributions(read).get()
    await host.idle()
    return errors.map(({ message }) => message)
  }
  it('is reported with those that would read it', async () => {
    const plugin = make('acme.chat', undefined, { contributes: [contribute(chatProviders, chat)] })
    expect(await running([plugin])).toEqual([
      'PL-UNREAD: acme.chat (register): point customer-service.providers; readers customer-service.desk, customer-service.conversation, customer-service.chat-scripts',
    ])
    const desk = make('customer-service.desk', undefined, { when: { op: 'switch', key: 'A' } })
    expect(await running([plugin, desk])).toEqual([])
  })
  it('is one at a point that nobody declared, until somebody reads it', async () => {
    const plugin = make('acme.draw', undefined, {
      contributes: [contribute(nowhere, 1), contribute(nowhere, 2)],
    })
    expect(await running([plugin])).toEqual(['PL-UNREAD: acme.draw (register): point acme.nowhere; readers '])
    expect(await running([plugin], nowhere)).toEqual([])
  })
})
