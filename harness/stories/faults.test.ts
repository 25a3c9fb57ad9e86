// @vitest-environment node
import {
  type AnyManifest,
  CLOCK,
  contribute,
  defineExtensionPoint,
  defineSlot,
  HTTP,
  loginMethods,
  routes,
} from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { facesOf } from './faces.ts'
import { faultsOf } from './faults.ts'

const slot = defineSlot<object>('test.slot')
const slotless = defineExtensionPoint<{ readonly key: string }>({ id: 'test.keys', cardinality: 'many' })
const bare: AnyManifest = { id: 'a.b', version: '1.0.0', sdk: '^1', title: 'B' }
const screen = contribute(routes, { path: '/m/a', access: 'public', component: 'Screen' })
const method = contribute(loginMethods, { key: 'k', shape: 'form', label: 'l', component: 'Method' })
const ALWAYS = ['LoadNeverSettles', 'SyncThrow']

describe('[HA-05] faultsOf', () => {
  it.each<[string, Partial<AnyManifest>, readonly string[]]>([
    ['any plugin', {}, ALWAYS],
    ['one with a script', { origins: { script: ['https://a.example'] } }, ['ScriptBlocked', ...ALWAYS]],
    ['one that reaches others, but loads no script', { origins: { connect: ['https://a.example'] } }, ALWAYS],
    ['one with an empty list of scripts', { origins: { script: [] } }, ALWAYS],
    [
      'one with a component',
      { contributes: [contribute(slot, { component: 'Part' })] },
      [...ALWAYS, 'RenderThrow'],
    ],
    ['one with a screen', { contributes: [screen] }, [...ALWAYS, 'RenderThrow']],
    ['one that only declares a slot', { contributes: [slot] }, ALWAYS],
    [
      'one that calls the gateway',
      { requires: { http: HTTP } },
      [...ALWAYS, 'Slow', 'ServerError', 'DecryptionFailure'],
    ],
    ['one that needs other services', { requires: { clock: CLOCK } }, ALWAYS],
  ])('of %s', (_which, part, expected) => {
    expect(faultsOf({ ...bare, ...part } as AnyManifest)).toEqual(expected)
  })
})

describe('facesOf', () => {
  const named = (contributes: AnyManifest['contributes']): readonly (readonly [string, string])[] =>
    facesOf({ ...bare, contributes } as AnyManifest).map(({ component, point }) => [component, point])

  it.each<[string, AnyManifest['contributes'], readonly (readonly [string, string])[]]>([
    ['nothing of a plugin without contributions', undefined, []],
    ['a component of a slot', [contribute(slot, { component: 'Part' })], [['Part', 'test.slot']]],
    ['a screen', [screen], [['Screen', routes.id]]],
    ['a login method', [method], [['Method', loginMethods.id]]],
    [
      'each component once, the first place of it',
      [screen, contribute(slot, { component: 'Screen' }), contribute(slot, { component: 'Part' })],
      [
        ['Screen', routes.id],
        ['Part', 'test.slot'],
      ],
    ],
    ['no value without a component', [slot, contribute(slotless, { key: 'x' })], []],
  ])('finds %s', (_what, contributes, expected) => {
    expect(named(contributes)).toEqual(expected)
  })
  it('knows the route of a screen', () => {
    expect(facesOf({ ...bare, contributes: [screen] } as AnyManifest)[0]?.route).toMatchObject({
      path: '/m/a',
    })
  })
})
