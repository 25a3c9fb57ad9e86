// @vitest-environment node
import { contribute, defineEvent, defineExtensionPoint, defineSlot, routes, switchOn } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { snapshotOf } from '../host/tooling/host-snapshot.ts'
import { make, startHost } from '../host/testing/test-host.ts'
import { pluginReports } from './plugin-reports.ts'

const head = defineSlot<object>('t.head')
const x = { x: 't.x' } as object
const y = { y: 't.y' } as object
const z = { z: 't.z' } as object

it('[HA-04] a plugin is reported with the switches that it reads, the plugins that it needs and uses, and where it shows', async () => {
  const { host } = startHost([
    make('a.base', () => ({ x: {}, z: {} }), { provides: { ...x, ...z } }),
    make('a.extra', () => ({ y: {} }), { provides: y }),
    make('a.shop', () => {}, {
      when: switchOn('A'),
      readsSwitches: ['B'],
      requires: { ...x, ...z },
      optional: { ...y, none: 't.none' } as object,
      contributes: [
        contribute(routes, { path: '/m/shop', access: 'public', component: 'Shop' }),
        contribute(routes, { path: '/m/deal', access: 'public', component: 'Shop' }),
        contribute(head, { component: 'One' }),
        contribute(head, { component: 'Two' }),
      ],
    }),
  ])
  await host.start()
  expect(pluginReports(snapshotOf(host)).find(({ id }) => id === 'a.shop')).toMatchObject({
    switches: ['A'],
    readsSwitches: ['B'],
    needs: ['a.base'],
    uses: ['a.extra'],
    shows: [
      { point: 'navigation.routes', isSlot: false, page: '/m/shop' },
      { point: 'navigation.routes', isSlot: false, page: '/m/deal' },
      { point: 't.head', isSlot: true },
    ],
  })
})

const told = defineEvent<string>({ id: 't.told' })
const tips = defineExtensionPoint<{ readonly key: string }>({ id: 't.tips', cardinality: 'many' })

it('a plugin that runs is reported with its ledger, and one that stopped without', async () => {
  const { host } = startHost([
    make(
      'a.busy',
      (context) => {
        context.on(told, () => {})
        context.contribute(tips, { key: 'first' })
        context.interval(() => {}, 5_000)
        context.defer(() => {})
      },
      { contributes: [tips] },
    ),
  ])
  await host.start()
  const ledger = () => pluginReports(snapshotOf(host))[0]?.ledger
  expect(ledger()).toEqual([
    { call: 'on', of: 't.told' },
    { call: 'contribute', of: 't.tips: first' },
    { call: 'interval', of: '5000 ms' },
    { call: 'defer', of: '' },
  ])
  await host.quarantine('a.busy')
  expect(ledger()).toEqual([])
})

it.each([
  [
    { waiting: 100, activating: 130.04, active: 131.26 },
    { at: 100, loadMs: 30, startMs: 1.2 },
  ],
  // it had stopped in between
  [
    { waiting: 300, activating: 130, active: 131 },
    { at: 130, loadMs: 0, startMs: 1 },
  ],
  [{ waiting: 100, activating: 130 }, undefined],
  [{ waiting: 200, activating: 230, active: 131 }, undefined],
  [{}, undefined],
])('states with the times %j were a start %j', async (times, start) => {
  const { host } = startHost([make('a.shop')])
  await host.start()
  const [report] = pluginReports(snapshotOf(host), { times: new Map([['a.shop', times]]), errors: new Map() })
  expect(report?.start).toEqual(start)
})

it('a plugin is reported with its services and who provides each', async () => {
  const { host } = startHost([
    make('a.base', () => ({ x: {} }), { provides: x }),
    make('a.shop', () => {}, { requires: x, optional: y }),
  ])
  await host.start()
  expect(pluginReports(snapshotOf(host)).find(({ id }) => id === 'a.shop')?.services).toEqual([
    { token: 't.x', optional: false, provider: 'a.base' },
    { token: 't.y', optional: true },
  ])
})
