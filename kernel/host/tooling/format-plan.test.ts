// @vitest-environment node
import { all, defineExtensionPoint, defineSlot, contribute, loggedIn, routes, switchOn } from '@foyer/sdk'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Change } from './fact-change.ts'
import { plan } from './plan.ts'
import { formatPlan } from './format-plan.ts'
import { factsWith, lazily, make, startHost } from '../testing/test-host.ts'
import { snapshotOf } from './host-snapshot.ts'
import { CODE_WORDS } from './words.ts'

const top = defineSlot<object>('t.top')
const desk = defineExtensionPoint<{ readonly key: string }>({ id: 't.desk', cardinality: 'one' })
const x = { x: 't.x' } as object
const on = (): void => {}

const plugins = [
  make('a.base', () => ({ x: {} }), { when: switchOn('A'), provides: x, title: 'Base' }),
  make('a.shop', on, {
    title: 'Shop',
    requires: x,
    origins: { script: ['https://shop.example'], frame: ['https://shop.example'] },
    contributes: [
      contribute(routes, { path: '/m/shop', access: 'public', component: 'Shop' }),
      contribute(top, { component: 'Hero' }),
    ],
  }),
  lazily(
    make('a.chat', on, {
      title: 'Chat',
      when: switchOn('B'),
      contributes: [contribute(desk, { key: 'a' }, { order: 2 })],
    }),
  ),
  make('a.spare', on, {
    title: 'Spare chat',
    when: switchOn('C'),
    contributes: [contribute(desk, { key: 'b' })],
  }),
  make('a.login', on, { title: 'Log-in', readsSwitches: ['X', 'Y'] }),
  make('a.update', on, { title: 'Updates', when: switchOn('C'), readsSwitches: ['X', 'Z'] }),
  lazily(make('a.game', on, { title: 'Game', when: all(switchOn('Y'), loggedIn()) })),
  lazily(
    make('a.sized', on, {
      title: 'Sized',
      settings: () => Promise.resolve({ default: v.object({ size: v.optional(v.number(), 1) }) }),
    }),
  ),
]
async function words(before: readonly string[], change: Change): Promise<readonly string[]> {
  const { host } = startHost(plugins, { facts: factsWith(...before) })
  await host.start()
  const lines = formatPlan(await plan(host, change), {
    ...CODE_WORDS,
    switchEffect: (name, on) => (name === 'X' ? `${on ? 'More' : 'Less'} work for A.` : undefined),
    plugin: (id) => snapshotOf(host).plugins.get(id)?.plugin.manifest.title ?? id,
  })
  return lines.map(({ tone, text, detail }) => `${tone}: ${text}${detail ? ` [${detail}]` : ''}`)
}
const switchTo = (switches: Record<string, boolean>): Change => ({ facts: { switch: switches } })

describe('[KN-08] formatPlan', () => {
  const table: [string, readonly string[], Change, readonly string[]][] = [
    [
      'a plugin that turns off with its dependent, its page, its slot and its origin',
      ['A'],
      switchTo({ A: false }),
      [
        'off: Shop turns off with Base. [Off, because Base, which it requires, is off: the switch A is off.]',
        'off: Base turns off. [Off, because the switch A is off.]',
        'place: The page /m/shop goes.',
        'place: Shop (Hero) leaves the slot t.top, and nothing is left there.',
        'network: Nothing reaches https://shop.example (script, frame) any more.',
      ],
    ],
    [
      'the same turned on again',
      [],
      switchTo({ A: true }),
      [
        'on: Base turns on. [On, because the switch A is on.]',
        'on: Shop turns on with Base.',
        'place: The page /m/shop comes.',
        'place: Shop (Hero) comes to the slot t.top.',
        'network: Code is fetched for Base and Shop.',
        'network: Shop may reach https://shop.example (script, frame).',
      ],
    ],
    [
      'a provider that is replaced',
      ['C'],
      switchTo({ B: true }),
      [
        'on: Chat turns on. [On, because the switch B is on.]',
        'place: Chat takes over t.desk from Spare chat.',
        'network: Code is fetched for Chat.',
      ],
    ],
    [
      'the last provider of all',
      ['C'],
      switchTo({ C: false }),
      [
        'off: Updates turns off. [Off, because the switch C is off.]',
        'off: Spare chat turns off. [Off, because the switch C is off.]',
        'place: Nobody serves t.desk any more.',
      ],
    ],
    [
      'an unknown switch',
      [],
      switchTo({ AA: true }),
      [
        'warning: The gateway knows no switch AA (did you mean A?).',
        'warning: No loaded plugin reads the switch AA.',
      ],
    ],
    [
      'a switch that plugins read while they run: of those that are on',
      [],
      switchTo({ X: true }),
      ['change: More work for A. [Read while running by Log-in.]'],
    ],
    [
      'the same with two that are on',
      ['C', 'X'],
      switchTo({ X: false }),
      ['change: Less work for A. [Read while running by Log-in, Updates.]'],
    ],
    [
      'one that only plugins read that are off',
      [],
      switchTo({ Z: true }),
      ['change: Nothing changes yet: what reads the switch Z is off. [Read while running by Updates.]'],
    ],
    [
      'one that is not enough for a plugin',
      [],
      switchTo({ Y: true }),
      [
        'change: What plugins do by the switch Y changes. [Read while running by Log-in.]',
        'change: Game reads the switch Y too, and stays as it is. [Off, because the player is not logged in.]',
      ],
    ],
    ['a switch that is in that position already', ['X'], switchTo({ X: true }), []],
    ['nothing', ['A'], switchTo({ A: true }), []],
  ]
  it.each(table)('%s', async (_, before, change, lines) => expect(await words(before, change)).toEqual(lines))

  it('a setting that is refused, and one that restarts its plugin', async () => {
    const lines = await words([], { facts: { setting: { 'a.sized': { size: 'big' } } } })
    expect(lines[0]).toMatch(/^warning: Sized refuses size \(text\): .* The default would stand in\.$/)
    expect(lines[1]).toBe('change: Sized restarts.')
  })
})
