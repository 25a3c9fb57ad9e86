// @vitest-environment node
import { type Contributed, defineExtensionPoint, defineSlot, contribute, switchOn } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { factsWith, make, startHost, type HostTestContext, valuesAt } from '../testing/test-host.ts'

interface Keyed {
  readonly key: string
  readonly from: string
}
const many = defineExtensionPoint<string>({ id: 'p.many', cardinality: 'many' })
const keyed = defineExtensionPoint<Keyed>({ id: 'p.keyed', cardinality: 'keyed' })
const one = defineExtensionPoint<string>({ id: 'p.one', cardinality: 'one' })
const slot = defineSlot<object>('p.slot')

const giving =
  (point: { readonly id: string }, value: unknown, order = 0) =>
  (context: HostTestContext) =>
    void context.contribute(point, value, { order })

describe('contributions', () => {
  it('are sorted by order, then by the registration of their plugins, after a toggle too', async () => {
    const giver = (name: string, order: number) =>
      make(`a.${name.toLowerCase()}`, giving(many, name, order), {
        when: switchOn(name),
        contributes: [many],
      })
    const { host } = startHost([giver('X', 0), giver('Y', 0), giver('Z', -1)], {
      facts: factsWith('X', 'Y', 'Z'),
    })
    const store = valuesAt(host, many)
    expect(store.get()).toEqual(['Z', 'X', 'Y'])
    await host.update(factsWith('Y', 'Z'))
    expect(store.get()).toEqual(['Z', 'Y'])
    await host.update(factsWith('X', 'Y', 'Z'))
    expect(store.get()).toEqual(['Z', 'X', 'Y'])
  })

  it('have a stable snapshot, and notify once for one change of facts', async () => {
    const giver = (name: string) =>
      make(`a.${name}`, giving(many, name), { when: switchOn('A'), contributes: [many] })
    const { host } = startHost([giver('one'), giver('two'), giver('three')])
    const store = valuesAt(host, many)
    let notifications = 0
    const leave = store.subscribe(() => notifications++)
    expect(host.contributions(many).get()).toBe(host.contributions(many).get())
    await host.update(factsWith('A'))
    expect([store.get(), notifications]).toEqual([['one', 'two', 'three'], 1])
    await host.update(factsWith('A', 'B'))
    expect(notifications).toBe(1)
    leave()
    await host.update(factsWith())
    expect([store.get(), notifications]).toEqual([[], 1])
  })

  it('[KN-06] a listener that throws does not affect the others', async () => {
    const { host, reports } = startHost([
      make('a.one', giving(many, 'x'), { when: switchOn('A'), contributes: [many] }),
    ])
    let notifications = 0
    valuesAt(host, many).subscribe(() => {
      throw new Error('listener')
    })
    valuesAt(host, many).subscribe(() => notifications++)
    host.status('a.one').subscribe(() => {
      throw new Error('listener')
    })
    await host.update(factsWith('A'))
    expect([notifications, host.state('a.one')]).toEqual([1, 'active'])
    expect(new Set(reports())).toEqual(new Set(['PL-LISTENER kernel event']))
  })

  it('to a point that the manifest does not name are refused', () => {
    const { host, reports } = startHost([make('a.one', giving(many, 'x'))])
    expect(reports()).toEqual(['PL-UNDECLARED a.one call'])
    expect([host.state('a.one'), valuesAt(host, many).get()]).toEqual(['failed', []])
  })

  it('are seen by plugins, which start and stop too', async () => {
    const seen: (readonly Contributed<string>[])[] = []
    const { host } = startHost([
      make('a.sees', (context) => {
        const store = context.contributions(many)
        seen.push(store.get())
        context.defer(store.subscribe(() => seen.push(store.get())))
      }),
      make('a.gives', giving(many, 'x'), { when: switchOn('A'), contributes: [many] }),
    ])
    await host.update(factsWith('A'))
    await host.update(factsWith())
    expect(seen).toEqual([[], [{ plugin: 'a.gives', value: 'x' }], []])
  })
})

describe('static values and components', () => {
  const gated = make('a.gated', undefined, {
    when: switchOn('A'),
    activateOn: undefined as never,
    contributes: [
      contribute(many, 'placed', { order: 2 }),
      contribute(slot, { component: 'Banner' }),
      contribute(slot, { component: 'Footer', order: -1 }),
    ],
    load: () => {
      throw new Error('its code is not needed')
    },
  })

  it('[KN-01] are contributed while the gate is on, without code', async () => {
    const { host } = startHost([gated])
    expect(host.slotEntries(slot).get()).toEqual([])
    await host.update(factsWith('A'))
    expect(valuesAt(host, many).get()).toEqual(['placed'])
    expect(
      host
        .slotEntries(slot)
        .get()
        .map(({ plugin, name }) => `${plugin} ${name}`),
    ).toEqual(['a.gated Footer', 'a.gated Banner'])
    const [entry] = host.slotEntries(slot).get()
    await host.update(factsWith())
    expect([valuesAt(host, many).get(), host.slotEntries(slot).get()]).toEqual([[], []])
    await host.update(factsWith('A'))
    expect(host.slotEntries(slot).get()[0]?.key).toBe(entry?.key)
  })

  it('of a pending plugin are expected, and contributed when it is on', async () => {
    const { host } = startHost([gated], { facts: { ...factsWith(), switch: undefined } })
    const placed = host.ownedContributions(many)
    expect(placed.get()).toMatchObject([
      { plugin: 'a.gated', value: 'placed', key: 'a.gated:0', state: 'pending' },
    ])
    expect([valuesAt(host, many).get(), host.slotEntries(slot).get()]).toEqual([[], []])
    await host.update(factsWith('A'))
    expect(placed.get().map(({ state, key }) => `${key} ${state}`)).toEqual(['a.gated:0 on'])
    expect(valuesAt(host, many).get()).toEqual(['placed'])
    await host.update(factsWith())
    expect(placed.get()).toEqual([])
  })

  it('a component that the code contributes to a slot is found in the activation', () => {
    const Extra = () => null
    const { host } = startHost([
      make('a.one', giving(slot, Extra), { contributes: [slot], exports: { Banner: () => null } }),
    ])
    const [entry] = host.slotEntries(slot).get()
    const activation = host.activation('a.one')
    expect(activation?.module[entry?.name ?? '']).toBe(Extra)
    expect(activation?.module['Banner']).toBeTypeOf('function')
    expect(host.activation('a.one')).toBe(activation)
  })
})

describe('a keyed point', () => {
  const giver = (name: string, key: string, more: object = {}) =>
    make(`a.${name}`, giving(keyed, { key, from: name }), { contributes: [keyed], ...more })

  it('[KN-05] takes a key once; the later plugin fails', async () => {
    const { host, reports } = startHost([giver('one', 'k'), giver('two', 'k'), giver('three', 'other')])
    expect(
      valuesAt(host, keyed)
        .get()
        .map(({ from }) => from),
    ).toEqual(['one', 'three'])
    expect(reports()).toEqual(['PL-KEY a.two call'])
    expect(host.state('a.two')).toBe('failed')
  })

  it('leaves out a static value whose key is taken or missing, and keeps the plugin on', () => {
    const placed = (name: string, value: unknown) =>
      make(`a.${name}`, undefined, { contributes: [contribute(keyed, value as Keyed)] })
    const { host, reports } = startHost([
      placed('one', { key: 'k', from: 'one' }),
      placed('two', { key: 'k', from: 'two' }),
      placed('none', { from: 'none' }),
    ])
    expect(
      valuesAt(host, keyed)
        .get()
        .map(({ from }) => from),
    ).toEqual(['one'])
    expect(reports()).toEqual(['PL-KEY a.two call', 'PL-KEY a.none call'])
    expect(host.state('a.two')).toBe('active')
  })

  it('has the value of the plugin that replaces the other, while it is on', async () => {
    const { host } = startHost([
      giver('one', 'k'),
      giver('two', 'k', { replaces: ['a.one'], when: switchOn('A') }),
    ])
    const from = () =>
      valuesAt(host, keyed)
        .get()
        .map((value) => value.from)
    expect(from()).toEqual(['one'])
    await host.update(factsWith('A'))
    expect(from()).toEqual(['two'])
    await host.update(factsWith())
    expect(from()).toEqual(['one'])
  })
})

describe('a point of kind one', () => {
  it('has the highest order that is on, and falls back', async () => {
    const giver = (name: string, order: number) =>
      make(`a.${name.toLowerCase()}`, giving(one, name, order), { contributes: [one], when: switchOn(name) })
    const { host } = startHost([giver('A', 1), giver('B', 5), giver('C', 5)])
    const seen: (readonly string[])[] = []
    const store = valuesAt(host, one)
    store.subscribe(() => seen.push(store.get()))
    await host.update(factsWith('A'))
    await host.update(factsWith('A', 'B', 'C'))
    await host.update(factsWith('A', 'C'))
    await host.update(factsWith('A'))
    await host.update(factsWith())
    expect(seen).toEqual([['A'], ['B'], ['C'], ['A'], []])
  })
})
