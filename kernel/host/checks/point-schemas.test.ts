import { chatProviders, loginMethods, popUps, routes, tabs, trackingDestinations } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { make, makeHost, startHost, valuesAt } from '../testing/test-host.ts'

const Page = (): null => null
const route = (path: unknown, more: object = {}) => ({ path, access: 'public', component: 'Page', ...more })

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
      [42, ''],
      [route(42), 'path'],
      [route('https://evil.example/'), 'path'],
      [route('/m/draw?x=1'), 'path'],
      [route(`/m/${'a'.repeat(300)}`), 'path'],
      [route('/m/draw', { access: 'all' }), 'access'],
      [route('/m/draw', { component: Page }), 'component'],
      [route('/m/draw', { guestRedirect: 'https://evil.example/' }), 'guestRedirect'],
    ],
  ],
  [
    tabs,
    { key: 'draw', label: 'tab', icon: 'gift', to: '/m/luckyDraw' },
    [
      [{ key: 'draw', label: 7, icon: 'gift', to: '/m/luckyDraw' }, 'label'],
      [{ key: 'draw', label: 'tab', icon: 'gift', to: 'javascript:alert(1)' }, 'to'],
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
    const declared = make('acme.draw', undefined, { contributes: [{ at: point, value }] as never })
    expect(makeHost().host.register([declared])[0]).toMatchObject({ ...expected, phase: 'register' })
    const { errors } = startHost([
      make('acme.draw', (context) => void context.contribute(point, value), {
        contributes: [point as never],
      }),
    ])
    expect(errors).toMatchObject([{ ...expected, phase: 'call' }])
  })
})
