import {
  chatProviders,
  contribute,
  defineExtensionPoint,
  defineSlot,
  headerActions,
  homeSections,
  type Interceptor,
  loginMethods,
  type Plugin,
  type PluginError,
  popUps,
  routes,
  sessionEnded,
  tabs,
  trackingDestinations,
} from '@foyer/sdk'
import { createElement, memo } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { HostedPlugin, PluginSource } from '../core/hosted-plugin.ts'
import {
  factsWith,
  fakePorts,
  type HostTestContext,
  make,
  makeHost,
  startHost,
  valuesAt,
} from '../testing/test-host.ts'
import { RATE_LIMITS } from './rate-limits.ts'
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
    [{ title: {} }, 'title'],
    [{ title: '' }, 'title'],
    [{ when: null }, 'when'],
    [{ when: { op: 'nonsense' } }, 'when.op'],
    [{ when: { op: 'all', of: [{ op: 'switch' }] } }, 'when.of.0.key'],
    [{ when: { op: 'not', of: [] } }, 'when.of.0'],
    [{ when: { op: 'member', key: 'rich' } }, 'when.key'],
    [{ when: { op: 'session', key: 'x' } }, 'when.key'],
    [{ when: () => true }, 'when'],
    [{ activateOn: null }, 'activateOn'],
    [{ activateOn: 'soon' }, 'activateOn'],
    [{ requires: null }, 'requires'],
    [{ requires: [] }, 'requires'],
    [{ requires: { http: 5 } }, 'requires.http'],
    [{ optional: 'kernel.http' }, 'optional'],
    [{ provides: { a: '' } }, 'provides.a'],
    [{ replaces: 'games.lobby' }, 'replaces'],
    [{ replaces: [null] }, 'replaces.0'],
    [{ contributes: null }, 'contributes'],
    [{ contributes: [null] }, 'contributes.0'],
    [{ contributes: [{ at: null, value: 1 }] }, 'contributes.0'],
    [{ contributes: [{ at: homeSections }] }, 'contributes.0'],
    [
      { contributes: [{ ...contribute(homeSections, { component: 'Page' }), order: 'first' }] },
      'contributes.0',
    ],
    [{ contributes: [{ id: 'acme.point', cardinality: 'lots', startsAt: 'idle' }] }, 'contributes.0'],
    [{ contributes: Array.from({ length: 201 }, () => tabs) }, 'contributes'],
    [{ origins: 5 }, 'origins'],
    [{ origins: { script: 5 } }, 'origins.script'],
    [{ origins: { script: ['http://acme.example'] } }, 'origins.script.0'],
    [{ origins: { cookies: [] } }, 'origins.cookies'],
    [{ settings: 7 }, 'settings'],
    [{ texts: 7 }, 'texts'],
    [{ hosts: 5 }, 'hosts'],
  ])('with %j is refused for %s', (manifest, part) => {
    const error = refusal(manifest)
    expect(error).toMatchObject({ code: 'PL-MANIFEST', plugin: 'acme.draw', phase: 'register' })
    expect(error?.text).toMatch(new RegExp(`^part ${part}[.;]`))
  })

  it.each([
    [
      'a getter that throws',
      () =>
        Object.defineProperty({}, 'title', {
          get: () => {
            throw new Error('mine')
          },
          enumerable: true,
        }),
    ],
    [
      'a gate without end',
      () => {
        const when = { op: 'all', of: [] as unknown[] }
        when.of.push(when)
        return { when }
      },
    ],
  ])('with %s is refused, and nothing else fails', (_, manifest) => {
    const { host } = makeHost()
    const odd = make('acme.draw')
    const plugin = {
      ...odd,
      manifest: Object.defineProperties({ ...odd.manifest }, Object.getOwnPropertyDescriptors(manifest())),
    }
    const [error] = host.register([plugin, make('acme.fine')])
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

  it.each([null, undefined, {}, 5, { manifest: null }, { manifest: make('a.b').manifest }])(
    'a plugin that is %j is refused',
    (plugin) => {
      const { host } = makeHost()
      expect(host.register([plugin as never])[0]?.code).toBe('PL-MANIFEST')
    },
  )
})

/** A value that fits, of each point of the SDK with a schema, and values that do not, with the bad field. */
const VALUES: readonly (readonly [
  point: { readonly id: string },
  fine: object,
  bad: readonly (readonly [unknown, string])[],
])[] = [
  [
    routes,
    route('/m/luckyDraw/:id?'),
    [
      [null, ''],
      [undefined, ''],
      [42, ''],
      [route(null), 'path'],
      [route(42), 'path'],
      [route(''), 'path'],
      [route('m/draw'), 'path'],
      [route('https://evil.example/'), 'path'],
      [route('/m/draw?x=1'), 'path'],
      [route('/m/../admin'), 'path'],
      [route('/../admin'), 'path'],
      [route(`/m/${'a'.repeat(300)}`), 'path'],
      [route('/m/draw', { access: 'all' }), 'access'],
      [route('/m/draw', { component: Page }), 'component'],
      [route('/m/draw', { guestRedirect: 'https://evil.example/' }), 'guestRedirect'],
      [route('/m/draw', { frameless: 'yes' }), 'frameless'],
      [
        Object.defineProperty({ access: 'public', component: 'Page' }, 'path', {
          get: () => {
            throw new Error('mine')
          },
        }),
        '',
      ],
    ],
  ],
  [
    tabs,
    { key: 'draw', label: 'tab', icon: 'gift', to: '/m/luckyDraw' },
    [
      [{ key: 'draw', label: 7, icon: 'gift', to: '/m/luckyDraw' }, 'label'],
      [{ key: 'draw', label: 'tab', icon: 'gift', to: 'javascript:alert(1)' }, 'to'],
      [{ key: 'draw', label: 'tab', icon: 'unicorn', to: '/m/luckyDraw' }, 'icon'],
      [{ key: 'draw', label: 'tab', icon: 'M3 3"/><script>', to: '/m/luckyDraw' }, 'icon'],
      [{ key: 'draw', label: 'tab', icon: 'gift', to: '/m/luckyDraw', badge: 5 }, 'badge'],
    ],
  ],
  [
    tabs,
    { key: 'draw', label: 'tab', icon: 'M3 3h18v18.5L3,21z', to: '/m/luckyDraw' },
    [[{ key: 'draw', label: 'tab', icon: 'm3 3h18', to: '/m/luckyDraw' }, 'icon']],
  ],
  [
    trackingDestinations,
    { key: 'acme', consent: 'marketing', send() {} },
    [
      [{ key: 'acme', consent: 'marketing', send: 'text' }, 'send'],
      [{ key: 'acme', consent: 'all', send() {} }, 'consent'],
      [{ consent: 'marketing', send() {} }, 'key'],
      [{ key: 'acme', consent: 'marketing', send() {}, load: true }, 'load'],
    ],
  ],
  [
    chatProviders,
    { kind: 'link', key: 'ACME', link: () => '' },
    [
      [{ kind: 'fax', key: 'ACME' }, 'kind'],
      [{ kind: 'conversation', key: 'ACME', audience: 'all' }, 'open'],
      [{ kind: 'scripts', key: 'ACME', load() {} }, 'origins'],
    ],
  ],
  [
    loginMethods,
    { key: 'acme', shape: 'button', label: 'by_acme', component: 'Page' },
    [[{ key: 'acme', shape: 'round', label: 'by_acme', component: 'Page' }, 'shape']],
  ],
  [
    popUps,
    { key: 'acme', priority: 'prompt', delayMs: () => 0, decide: () => ({ kind: 'skip', reason: '' }) },
    [[{ key: 'acme', priority: 'urgent', delayMs: () => 0, decide() {} }, 'priority']],
  ],
]

describe.each(VALUES)('a value at %o', (point, fine, bad) => {
  it('that fits is taken as it is', () => {
    const { host, errors } = startHost([
      make('acme.draw', (context) => void context.contribute(point, fine), {
        contributes: [point as never],
        exports: { Page },
      }),
    ])
    expect([errors, valuesAt(host, point as never).get()]).toEqual([[], [fine]])
    expect(valuesAt(host, point as never).get()[0]).toBe(fine)
  })

  it.each(bad)('%j is refused for its field “%s”, in the manifest and from the code', (value, field) => {
    const expected = { code: 'PL-VALUE', plugin: 'acme.draw', details: { point: point.id, field } }
    expect(refusal({ contributes: [{ at: point, value }] })).toMatchObject({ ...expected, phase: 'register' })
    const thrown = thrownBy((context) => context.contribute(point, value), { contributes: [point] })
    expect(thrown).toMatchObject({ ...expected, phase: 'call' })
  })
})

describe('[KN-06] a component', () => {
  const cards = defineSlot('acme.cards')
  it.each([null, undefined, 42, 'text', {}, createElement(Page)])(
    'that is %j is refused at a slot',
    (value) => {
      const thrown = thrownBy((context) => context.contribute(cards, value), { contributes: [cards] })
      expect(thrown).toMatchObject({
        code: 'PL-VALUE',
        details: { point: 'acme.cards', problem: 'Expected a React component' },
      })
    },
  )
  it.each([
    ['a function', Page],
    ['what memo returns', memo(Page)],
  ])('may be %s', (_, value) => {
    expect(thrownBy((context) => context.contribute(cards, value), { contributes: [cards] })).toBeUndefined()
  })

  it.each<[object, object]>([
    [{ contributes: [contribute(homeSections, { component: 'Nope' })] }, { Page }],
    [{ contributes: [contribute(headerActions, { component: 'Nope' })] }, { Nope: 42 }],
    [
      { contributes: [contribute(routes, { path: '/m/draw', access: 'public', component: 'Nope' })] },
      { Nope: null },
    ],
    [
      { contributes: [contribute(loginMethods, { key: 'a', shape: 'form', label: 'a', component: 'Nope' })] },
      Object.defineProperty({}, 'Nope', {
        get: () => {
          throw new Error('mine')
        },
      }),
    ],
  ])(
    'that a manifest names and the module lacks fails the plugin by the export’s name: %j',
    async (manifest, exports) => {
      const { host, errors } = startHost([make('acme.draw', undefined, { ...manifest, load: () => exports })])
      await host.start()
      expect(host.state('acme.draw')).toBe('failed')
      expect(errors).toMatchObject([{ code: 'PL-MODULE', plugin: 'acme.draw', details: { export: 'Nope' } }])
    },
  )
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
    ['contribute', (context) => context.contribute({} as never, 1)],
    ['contributions', (context) => context.contributions(null as never)],
    ['on', (context) => context.on(null as never, () => {})],
    ['on', (context) => context.on(event as never, undefined as never)],
    ['emit', (context) => context.emit(undefined as never, undefined as never)],
    ['intercept', (context) => context.intercept(null as never)],
    ['intercept', (context) => context.intercept({})],
    ['intercept', (context) => context.intercept({ request: 'all' } as never)],
    ['timeout', (context) => context.timeout('alert(1)' as never, 5)],
    ['timeout', (context) => context.timeout(() => {}, '5' as never)],
    ['interval', (context) => context.interval(() => {}, Number.NaN)],
    ['mount', (context) => context.mount('<b>' as never)],
    ['mount', (context) => context.mount(document.createElement('b'), {} as never)],
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

  it.each(['fetch', 'setTimeout', 'history', 'document', 'addEventListener', 'toString', 'undefined'])(
    'global refuses %s, which is the browser’s',
    (name) => {
      const before = Reflect.get(globalThis, name)
      expect(thrownBy((context) => context.global(name, 'mine'))).toMatchObject({
        code: 'PL-GLOBAL',
        details: { name },
      })
      expect(Reflect.get(globalThis, name)).toBe(before)
    },
  )
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

describe('[KN-06] a plugin that does something endlessly', () => {
  const list = defineExtensionPoint<number>({ id: 'acme.list', cardinality: 'many' })
  it.each<[what: string, limit: number, (context: HostTestContext) => unknown]>([
    [
      'events',
      RATE_LIMITS.events,
      (context) => context.emit({ id: 'a.b', keep: false } as never, undefined as never),
    ],
    ['contributions', RATE_LIMITS.contributions, (context) => context.contribute(list, 1)],
    ['timers', RATE_LIMITS.timers, (context) => context.timeout(() => {}, 1)],
    ['timers', RATE_LIMITS.timers, (context) => context.interval(() => {}, 1)],
  ])('%s: is stopped after %d a second, reported once, and quarantined', (what, limit, call) => {
    let calls = 0
    const { host, errors } = startHost([
      make(
        'acme.draw',
        (context) => {
          for (;;) {
            call(context)
            calls++
          }
        },
        { contributes: [list] },
      ),
    ])
    expect(calls).toBe(limit)
    expect(errors).toMatchObject([
      { code: 'PL-FLOOD', details: { what, limit } },
      { code: 'PL-QUARANTINED', details: { last: 'PL-FLOOD' } },
    ])
    expect(host.state('acme.draw')).toBe('quarantined')
    expect(valuesAt(host, list).get()).toEqual([])
  })

  it('log lines: too many are dropped, and the plugin is quarantined', () => {
    const error = vi.fn()
    const logger = { debug: vi.fn(), warn: vi.fn(), error }
    const { host, reports } = startHost(
      [
        make('acme.draw', (context) => {
          for (let line = 0; line < 30_000; line++) context.logger.error('again')
        }),
      ],
      { ports: fakePorts({ logger: () => logger }) },
    )
    expect(error).toHaveBeenCalledTimes(RATE_LIMITS['log lines'])
    expect(reports()).toEqual(['PL-FLOOD acme.draw call', 'PL-QUARANTINED acme.draw call'])
    expect(host.state('acme.draw')).toBe('quarantined')
  })
  it('a plugin may do as much again after it was switched off and on', async () => {
    const { host, reports } = startHost(
      [
        make(
          'acme.draw',
          (context) => {
            for (let n = 0; n < RATE_LIMITS.contributions; n++) context.contribute(list, n)
          },
          {
            contributes: [list],
            when: { op: 'switch', key: 'A' },
          },
        ),
      ],
      { facts: factsWith('A') },
    )
    await host.update(factsWith())
    await host.update(factsWith('A'))
    expect([host.state('acme.draw'), reports()]).toEqual(['active', []])
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

  it('that wants another’s path is refused, from its manifest and from its code', () => {
    const { host, reports } = startHost([home])
    host.register([foreign(thief())])
    expect([reports(), owners(host)]).toEqual([['PL-PATH acme.draw register'], ['site.chrome']])
    host.register([
      foreign(
        make('acme.code', (context) => void context.contribute(routes, route('/m/home')), {
          contributes: [routes],
          exports: { Page },
        }),
      ),
    ])
    expect([reports().slice(1), owners(host)]).toEqual([['PL-PATH acme.code register'], ['site.chrome']])
    expect(host.state('acme.code')).toBe('failed')
  })
  it.each([
    ['/m/acme/:game', '/m/acme/:id'],
    ['/m/acme/:game/:issue?', '/m/acme/:id'],
    ['/m/acme/draw', '/m/acme/*'],
  ])('that wants the path %s of another’s code by %s is refused', (taken, wanted) => {
    const { host, errors } = startHost([home])
    const byCode = (id: string, path: string) =>
      make(id, (context) => void context.contribute(routes, route(path)), {
        contributes: [routes],
        exports: { Page },
      })
    host.register([foreign(byCode('acme.first', taken))])
    host.register([foreign(byCode('other.second', wanted))])
    const problem = 'acme.first shows it'
    expect(errors).toMatchObject([
      { code: 'PL-PATH', plugin: 'other.second', details: { path: wanted, problem } },
    ])
    expect(owners(host)).toEqual(['site.chrome', 'acme.first'])
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
  it('of the site itself that has a path twice is reported, and the first one keeps it', () => {
    const { host, reports } = startHost([home, thief()])
    expect([reports(), owners(host)]).toEqual([['PL-KEY acme.draw call'], ['site.chrome']])
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
  it('is none at a point that the site reads', async () => {
    const screen = contribute(routes, { path: '/m/draw', access: 'public', component: 'Page' })
    expect(
      await running([make('acme.draw', undefined, { contributes: [screen], exports: { Page } })]),
    ).toEqual([])
  })
})

describe('[KN-06] a polluted Object.prototype', () => {
  it.each(['get', 'set', 'value', 'writable', 'configurable', 'then', 'extend', 'order'])(
    'with %s, by another script, breaks no plugin',
    async (name) => {
      const slot = defineSlot('acme.cards')
      const list = defineExtensionPoint<number>({ id: 'acme.list', cardinality: 'many' })
      const found: unknown[] = []
      // Test libraries are broken by it too, so all is noted first. So is valibot, but in the site's build.
      Object.assign(Object.prototype, { [name]: 'x' })
      try {
        const { host, errors } = startHost(
          [
            make('acme.gives', () => ({ a: 1 }), { provides: { a: 'acme.token' } as object }),
            make(
              'acme.draw',
              (context, services) => {
                context.contribute(slot, Page)
                context.contribute(list, services['a'] as number)
                context.global('acmePixel', 1)
                context.timeout(() => {}, 1)
              },
              { requires: { a: 'acme.token' } as object, contributes: [slot, list] },
            ),
            make('acme.throws', () => {
              throw new Error('mine')
            }),
          ],
          { checked: false },
        )
        await host.start()
        found.push(
          host.ids().map((id) => host.state(id)),
          valuesAt(host, list).get(),
        )
        await host.dispose()
        found.push('acmePixel' in globalThis)
        found.push(errors.map(({ message }) => message))
      } finally {
        Reflect.deleteProperty(Object.prototype, name)
      }
      expect(found).toEqual([
        ['active', 'active', 'failed'],
        [1],
        false,
        ['PL-THREW: acme.throws (activate): Error: mine'],
      ])
    },
  )
})

describe('[KN-06] a foreign plugin', () => {
  const TAB = { key: 'draw', label: 'draw', icon: 'gift', to: '/m/game' }
  /** Runs the code of a foreign plugin that may contribute to these points. */
  function run(
    points: readonly object[],
    call: (context: HostTestContext) => unknown,
    source: Partial<PluginSource> = {},
  ) {
    const plugin = make('acme.draw', call as never, { contributes: points as never, exports: { Page } })
    return startHost([foreign(plugin, source)])
  }

  it('cannot change a route after it was checked', () => {
    const mine = route('/m/draw')
    const { host, errors } = run([routes], (context) => context.contribute(routes, mine))
    mine.path = '/m/home'
    expect(valuesAt(host, routes).get()).toMatchObject([{ path: '/m/draw' }])
    expect(errors).toEqual([])
  })

  it('answers each read of a value once', () => {
    let reads = 0
    const mine = Object.defineProperty({ ...TAB }, 'key', {
      enumerable: true,
      get: () => (reads++ === 0 ? 'draw' : 'home'),
    })
    const { host } = run([tabs], (context) => context.contribute(tabs, mine))
    expect(valuesAt(host, tabs).get()).toMatchObject([{ key: 'draw' }])
    expect(reads).toBe(1)
  })

  it('may contribute what has methods that use `this`', () => {
    class Sender {
      key = 'acme'
      consent = 'marketing' as const
      sent: unknown[] = []
      send(event: unknown) {
        this.sent.push(event)
      }
    }
    const mine = new Sender()
    const { host } = run([trackingDestinations], (context) => context.contribute(trackingDestinations, mine))
    valuesAt(host, trackingDestinations)
      .get()[0]
      ?.send('x' as never)
    expect(mine.sent).toEqual(['x'])
  })

  it('has its stores guarded: an error is its own, once, and a snapshot is plain', () => {
    const boom = () => {
      throw new Error('mine')
    }
    const { host, errors } = run([tabs], (context) => {
      context.contribute(tabs, { ...TAB, badge: { get: boom, subscribe: boom } })
      context.contribute(tabs, { ...TAB, key: 'b', badge: { get: () => ({}), subscribe: () => 5 } })
    })
    for (const { badge } of valuesAt(host, tabs).get()) {
      badge?.subscribe(() => {})()
      expect(badge?.get()).toBeUndefined()
    }
    expect(errors).toMatchObject([{ code: 'PL-THREW', plugin: 'acme.draw' }])
  })

  it.each([
    ['a bigint', 1n],
    ['a symbol', Symbol('x')],
    ['no number', NaN],
    ['a text', '1'],
    ['an object', {}],
  ])('cannot rank by %s', (_, order) => {
    const thrown = thrownBy((context) => context.contribute(tabs, TAB, { order: order as never }), {
      contributes: [tabs],
    })
    expect(thrown).toMatchObject({ code: 'PL-ARGUMENT', details: { call: 'contribute' } })
  })

  it('cannot pass a value off as a component, by its manifest or its code', () => {
    const slot = { ...routes, slot: true }
    expect(
      refusal({ contributes: [{ at: slot, component: 'Page', value: route('/m/login') }] }),
    ).toMatchObject({
      code: 'PL-VALUE',
      details: { point: routes.id, field: 'at' },
    })
    const fake = Object.assign(Page.bind(null), { path: '/m/login' })
    const thrown = thrownBy((context) => context.contribute(slot, fake), { contributes: [routes] })
    expect(thrown).toMatchObject({ code: 'PL-VALUE', details: { point: routes.id } })
  })

  it('cannot emit what only the site knows', () => {
    const heard = vi.fn()
    let thrown: unknown
    const { bus } = run([], (context) => {
      context.on(sessionEnded, heard)
      try {
        context.emit(sessionEnded, { reason: 'expired' })
      } catch (error) {
        thrown = error
      }
    })
    expect(thrown).toMatchObject({ code: 'PL-ARGUMENT', details: { call: 'emit' } })
    expect(heard).not.toHaveBeenCalled()
    bus.emit(sessionEnded, { reason: 'expired' })
    expect(heard).toHaveBeenCalledOnce()
  })

  it('that changes its interceptor after the check breaks no call', () => {
    const intercepted: Interceptor[] = []
    const mine: Record<string, unknown> = { request: () => undefined }
    const { errors } = startHost(
      [foreign(make('acme.draw', (context) => void context.intercept(mine as Interceptor)))],
      { ports: fakePorts({ intercept: (one) => (intercepted.push(one), () => {}) }) },
    )
    mine['request'] = 5
    expect(intercepted[0]?.request?.({} as never)).toBeUndefined()
    expect(errors).toMatchObject([{ code: 'PL-THREW', plugin: 'acme.draw', phase: 'intercept' }])
  })
})
