// @vitest-environment node
import { defineExtensionPoint, defineSlot, fromSetting, contribute, switchOn } from '@foyer/sdk'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Change } from './fact-change.ts'
import type { Host } from '../core/host.ts'
import { planDiff, plan } from './plan.ts'
import { chain, factsWith, lazily, make, startHost } from '../testing/test-host.ts'
import { snapshotOf } from './host-snapshot.ts'

const slot = defineSlot<object>('t.slot')
const list = defineExtensionPoint<{ readonly path: string }>({ id: 't.list', cardinality: 'many' })
const single = defineExtensionPoint<{ readonly key: string }>({ id: 't.single', cardinality: 'one' })
const desk = { desk: 't.desk' } as object
const switchTo = (name: string, on: boolean): Change => ({ facts: { switch: { [name]: on } } })
const brief = (host: Host, change: Change): readonly string[] =>
  planDiff(snapshotOf(host), change).effects.map(
    ({ plugin, before, after, restarts }) => `${plugin} ${restarts ? 'restarts' : `${before} ${after}`}`,
  )

describe('a plan', () => {
  it('[KN-05] lists dependents that stop and start with what they require, in that order', () => {
    const { host } = startHost(chain(3), { facts: factsWith('A') })
    const off = planDiff(snapshotOf(host), switchTo('A', false)).effects
    expect(off.map(({ plugin, follows }) => [plugin, follows])).toEqual([
      ['chain.2', ['chain.1']],
      ['chain.1', ['chain.0']],
      ['chain.0', []],
    ])
    expect(off[0]?.why.map(({ plugin }) => plugin)).toEqual(['chain.2', 'chain.1', 'chain.0'])
    void host.update(factsWith())
    expect(brief(host, switchTo('A', true))).toEqual(['chain.0 off on', 'chain.1 off on', 'chain.2 off on'])
  })

  it('changes nothing, and reports nothing', async () => {
    const { host, states, reports } = startHost(
      [...chain(3), make('a.broken', () => {}, { when: { op: 'all', of: [null] } as never })],
      { facts: factsWith('A') },
    )
    const seen = states.length
    const reportCount = reports().length
    const gates = [...snapshotOf(host).plugins.values()].map(({ gate }) => gate)
    await plan(host, { ...switchTo('A', false), quarantine: ['chain.1'] })
    expect([...snapshotOf(host).plugins.values()].map(({ gate }) => gate)).toEqual(gates)
    expect([states.length, reports().length]).toEqual([seen, reportCount])
  })

  it('lists the plugins that restart, because of settings or of services', async () => {
    const { host } = startHost([
      make('a.desk', () => ({ desk: {} }), {
        provides: desk,
        settings: () => Promise.resolve({ default: v.object({}) }),
      }),
      make('a.user', () => {}, { optional: desk }),
      make('a.spare', () => ({ desk: {} }), { provides: desk, replaces: ['a.desk'], when: switchOn('B') }),
      make('a.bystander'),
    ])
    await host.start()
    expect(brief(host, { facts: { setting: { 'a.desk': { size: 2 } } } })).toEqual([
      'a.desk restarts',
      'a.user restarts',
    ])
    expect(brief(host, switchTo('B', true))).toEqual(['a.spare off on', 'a.user restarts'])
    expect(brief(host, { quarantine: ['a.desk'] })).toEqual(['a.desk on off', 'a.user restarts'])
  })

  it('lists the slots and points that empty and fill, and the new owner of a point of kind one', () => {
    const { host } = startHost([
      make('a.low', () => {}, {
        when: switchOn('A'),
        contributes: [
          contribute(slot, { component: 'Box' }),
          contribute(list, { path: '/m/a' }),
          contribute(single, { key: 'low' }),
        ],
      }),
      make('a.high', () => {}, {
        when: switchOn('B'),
        contributes: [contribute(single, { key: 'high' }, { order: 5 })],
      }),
      make('a.code', () => {}, { when: switchOn('C'), contributes: [list] }),
    ])
    const points = (change: Change) => planDiff(snapshotOf(host), change).points
    expect(points(switchTo('A', true))).toMatchObject([
      { point: 't.slot', kind: 'slot', fills: true, gains: [{ plugin: 'a.low', label: 'Box' }] },
      { point: 't.list', fills: true, gains: [{ plugin: 'a.low', label: '/m/a' }] },
      { point: 't.single', fills: true, provider: { from: undefined, to: 'a.low' } },
    ])
    void host.update(factsWith('A', 'B'))
    expect(points(switchTo('A', false))).toMatchObject([
      { point: 't.slot', empties: true, loses: [{ plugin: 'a.low', label: 'Box' }] },
      { point: 't.list', empties: true },
    ])
    expect(points(switchTo('B', false))).toMatchObject([
      { point: 't.single', empties: false, provider: { from: 'a.high', to: 'a.low' } },
    ])
    void host.idle()
    expect(points(switchTo('C', true))).toMatchObject([
      { point: 't.list', expects: ['a.code'], empties: false },
    ])
  })

  it('lists the plugins whose code would be fetched, and the newly reachable origins', async () => {
    const pixel = make('a.pixel', () => {}, {
      when: switchOn('A'),
      origins: { script: ['https://pixel.example'], frame: [fromSetting('cashier')] },
    })
    const { host } = startHost([lazily(pixel)])
    const setting = { 'a.pixel': { cashier: 'https://cash.example/in' } }
    const planned = await plan(host, { facts: { switch: { A: true }, setting } })
    expect(planned.fetches).toEqual(['a.pixel'])
    expect(planned.newOrigins).toEqual([
      { plugin: 'a.pixel', kind: 'script', origin: 'https://pixel.example' },
      { plugin: 'a.pixel', kind: 'frame', origin: 'https://cash.example' },
    ])
    await host.update({ ...factsWith('A'), setting })
    const back = await plan(host, switchTo('A', false))
    expect([back.fetches, back.newOrigins, back.lostOrigins.length]).toEqual([[], [], 2])
  })

  it('names unknown switches with similar ones, and settings that the schema refuses', async () => {
    const schema = v.object({ size: v.optional(v.number(), 1), id: v.string() })
    const { host } = startHost(
      [
        make('a.one', () => {}, { settings: () => Promise.resolve({ default: schema }) }),
        make('a.two', () => {}, { settings: () => Promise.reject(new Error('404')) }),
      ],
      { facts: { ...factsWith(), switch: { FBPIXEL3: true } } },
    )
    const { unknownSwitches, refusedSettings } = await plan(host, {
      facts: {
        switch: { FBPIXL3: true },
        setting: { 'a.one': { size: 'big', id: 'x' }, 'a.two': {}, 'no.such': {} },
      },
    })
    expect(unknownSwitches).toEqual([{ name: 'FBPIXL3', near: ['FBPIXEL3'] }])
    expect(refusedSettings.map(({ plugin, path, fatal }) => [plugin, path, fatal])).toEqual([
      ['a.one', ['size'], false],
      ['a.two', [], true],
      ['no.such', [], true],
    ])
    const fatal = await plan(host, { facts: { setting: { 'a.one': { id: 5 } } } })
    expect(fatal.refusedSettings.map(({ fatal: bad }) => bad)).toEqual([true])
  })

  it('is data that can be sent over a channel', async () => {
    const { host } = startHost(chain(3), { facts: factsWith('A') })
    host.reportError('chain.1', 'render', new Error('x'))
    const planned = await plan(host, switchTo('A', false))
    expect(structuredClone(planned)).toEqual(planned)
  })
})
