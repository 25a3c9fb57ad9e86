// @vitest-environment node
import { type AnyManifest, contribute, defineExtensionPoint, defineSlot, routes } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { addedValues, type ReadPoint, shownComponents } from './contribution-list.ts'

const cards = defineSlot<object>('wallet.cards')
const methods = defineExtensionPoint<{ readonly code: string }>({
  id: 'wallet.methods',
  cardinality: 'keyed',
  keyField: 'code',
})
const parts = defineExtensionPoint<unknown>({ id: 'wallet.parts', cardinality: 'many' })

const manifestOf = (...contributes: unknown[]): AnyManifest =>
  ({ id: 'a.b', version: '1.0.0', sdk: '^1', title: 'B', contributes }) as AnyManifest
const nothing: ReadPoint = () => []
const route = { path: '/m/a', access: 'public', component: 'Screen' } as const

describe('addedValues', () => {
  function Named(): void {}
  it.each<[string, AnyManifest, ReadPoint, readonly (readonly [string, string, string])[]]>([
    ['no contributions', { ...manifestOf(), contributes: undefined } as never, nothing, []],
    [
      'a slot',
      manifestOf(contribute(cards, { component: 'Card' })),
      nothing,
      [['wallet.cards', 'Card', 'manifest']],
    ],
    ['a screen', manifestOf(contribute(routes, route)), nothing, [['navigation.routes', '/m/a', 'manifest']]],
    ['a point before the code runs', manifestOf(methods), nothing, []],
    [
      'values of the code',
      manifestOf(methods),
      () => [{ code: 'PIX', id: 'x' }, { id: 'y' }],
      [
        ['wallet.methods', 'PIX', 'code'],
        ['wallet.methods', 'y', 'code'],
      ],
    ],
    [
      'values without a name',
      manifestOf(parts),
      () => [Named, 7, null, {}],
      [
        ['wallet.parts', 'Named', 'code'],
        ['wallet.parts', '', 'code'],
        ['wallet.parts', '', 'code'],
        ['wallet.parts', '', 'code'],
      ],
    ],
    [
      'both at one point, each once',
      manifestOf(contribute(routes, route), routes),
      () => [route, { ...route, path: '/m/b' }],
      [
        ['navigation.routes', '/m/a', 'manifest'],
        ['navigation.routes', '/m/b', 'code'],
      ],
    ],
  ])('lists %s', (_case, manifest, read, expected) => {
    expect(addedValues(manifest, read).map(({ point, name, from }) => [point, name, from])).toEqual(expected)
  })
})

describe('shownComponents', () => {
  const module = { Card: () => null, Screen: () => null, activate: () => undefined, Text: 'text' }
  it.each<[string, AnyManifest, ReadPoint, readonly string[]]>([
    ['nothing', manifestOf(parts), nothing, []],
    [
      'a slot and a screen',
      manifestOf(contribute(cards, { component: 'Card' }), contribute(routes, route)),
      nothing,
      ['Card', 'Screen'],
    ],
    [
      'one of two slots once',
      manifestOf(
        contribute(cards, { component: 'Card' }),
        contribute(cards, { component: 'Card', order: 1 }),
      ),
      nothing,
      ['Card'],
    ],
    [
      'those that its code names',
      manifestOf(parts),
      () => [{ component: 'Card' }, { component: 7 }, undefined],
      ['Card'],
    ],
    [
      'no export that is missing or no function',
      manifestOf(parts),
      () => [{ component: 'Gone' }, { component: 'Text' }],
      [],
    ],
  ])('of %s', (_case, manifest, read, expected) => {
    expect(shownComponents(manifest, module, read)).toEqual(expected)
  })
})
