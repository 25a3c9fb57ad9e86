// @vitest-environment node
import { contribute, defineSlot, routes, switchOn } from '@foyer/sdk'
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
