// @vitest-environment node
import {
  all,
  any,
  consent,
  defineExtensionPoint,
  defineSlot,
  type Gate,
  not,
  contribute,
  type Plugin,
  setting,
  switchOn,
} from '@foyer/sdk'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { apply } from './apply.ts'
import type { Change } from './fact-change.ts'
import { plan } from './plan.ts'
import { factsWith, lazily, make, startHost } from '../testing/test-host.ts'
import { snapshotOf } from './host-snapshot.ts'

const slot = defineSlot<object>('t.slot')
const single = defineExtensionPoint<{ readonly key: string }>({ id: 't.single', cardinality: 'one' })

/** A random plugin, with its gate, services, replacement, trigger and way to load. */
interface Sketch {
  readonly gate: Gate | undefined
  readonly needs: readonly { readonly of: number; readonly soft: boolean }[]
  readonly activate: 'start' | 'idle' | 'member' | undefined
  readonly lazy: boolean
  readonly foreign: boolean
  readonly settings: boolean
  readonly rival: boolean
  readonly fills: boolean
}
const leaf = fc.oneof(
  fc.constantFrom('A', 'B', 'C', 'NOPE').map((name) => switchOn(name) as Gate),
  fc.constant(consent('marketing') as Gate),
  fc.constant(setting('x') as Gate),
)
const gate: fc.Arbitrary<Gate> = fc.oneof(
  leaf,
  leaf.map((inner) => not(inner)),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((of) => all(...of)),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((of) => any(...of)),
)
const sketch: fc.Arbitrary<Sketch> = fc.record({
  gate: fc.option(gate, { nil: undefined }),
  needs: fc.array(fc.record({ of: fc.nat(20), soft: fc.boolean() }), { maxLength: 3 }),
  activate: fc.constantFrom('start', 'idle', 'member', undefined),
  lazy: fc.boolean(),
  foreign: fc.boolean(),
  settings: fc.boolean(),
  rival: fc.boolean(),
  fills: fc.boolean(),
})
const area = fc.record({ A: fc.boolean(), B: fc.boolean(), C: fc.boolean() })
const facts = fc.record(
  {
    switch: area,
    consent: fc.record({ marketing: fc.boolean() }),
    session: fc.record({ loggedIn: fc.boolean() }),
    setting: fc.dictionary(
      fc.constantFrom('p.n0', 'p.n1', 'p.n2'),
      fc.record({ x: fc.constantFrom('', 'y', 'z') }),
    ),
    fresh: fc.boolean(),
  },
  { requiredKeys: [] },
)
const quarantine = fc.uniqueArray(fc.constantFrom('p.n0', 'p.n1'), { maxLength: 2 })
const reinstate = fc.uniqueArray(fc.constantFrom('p.n2', 'p.n3'), { maxLength: 2 })
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ facts }),
  fc.record({ quarantine }),
  fc.record({ reinstate }),
  fc.record({ facts, quarantine, reinstate }),
)

/** Each plugin provides one token; a rival provides the token of the one before it as well. */
function build(sketches: readonly Sketch[], started: Map<string, number>): readonly Plugin[] {
  return sketches.map((each, n) => {
    const id = `p.n${n}`
    const named = (soft: boolean): object =>
      Object.fromEntries(
        each.needs
          .filter((need) => need.soft === soft && n > 0)
          .map(({ of }) => [`${soft ? 'o' : 'r'}${of % n}`, `t.${of % n}`]),
      )
    const rival = each.rival && n > 0 && !each.needs.some(({ of }) => of % n === n - 1)
    const built = make(
      id,
      () => {
        started.set(id, (started.get(id) ?? 0) + 1)
        return { own: { id }, ...(rival ? { other: { id } } : {}) }
      },
      {
        ...(each.gate ? { when: each.gate } : {}),
        activateOn: each.activate as never,
        requires: named(false),
        optional: named(true),
        provides: { own: `t.${n}`, ...(rival ? { other: `t.${n - 1}` } : {}) } as object,
        ...(rival ? { replaces: sketches.map((_, other) => `p.n${other}`) } : {}),
        ...(each.foreign ? { origins: { script: ['https://x.example'] } } : {}),
        ...(each.settings ? { settings: () => Promise.resolve({ default: v.looseObject({}) }) } : {}),
        ...(each.fills
          ? {
              contributes: [
                contribute(slot, { component: 'Box' }),
                contribute(single, { key: id }, { order: n % 3 }),
              ],
              exports: { Box: () => null },
            }
          : {}),
      },
    )
    return each.lazy || each.settings ? lazily(built) : built
  })
}

describe('[KN-08] a plan agrees with the result of applying it', () => {
  it('for any graph of plugins, any facts and any change', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(sketch, { minLength: 1, maxLength: 9 }),
        facts,
        changes,
        fc.boolean(),
        fc.constantFrom(undefined, 'p.n2', 'p.n3'),
        async (sketches, given, change, idle, stopped) => {
          const started = new Map<string, number>()
          const { host } = startHost(build(sketches, started), { facts: { ...factsWith(), ...given } })
          await host.start()
          if (idle) await host.idle()
          if (stopped) await host.quarantine(stopped)
          const records = [...snapshotOf(host).plugins.values()]
          const contributed = () =>
            Object.fromEntries(
              [...snapshotOf(host).plugins.values()].map(({ id, gate: state, state: at }) => [
                id,
                `${state} ${at === 'active' ? 'runs' : 'rests'}`,
              ]),
            )
          const before = contributed()
          const counts = new Map(started)
          const entries = host
            .slotEntries(slot)
            .get()
            .map(({ plugin }) => plugin)
          const one = host.ownedContributions(single).get()[0]?.plugin
          const planned = await plan(host, change)
          const { effects, points } = planned
          expect(await apply(host, planned)).toEqual({ outcome: 'applied' })

          const expected = Object.fromEntries(
            effects.map(({ plugin, after, runs }) => [plugin, `${after} ${runs ? 'runs' : 'rests'}`]),
          )
          expect({ ...before, ...expected }).toEqual(contributed())
          const again = records
            .filter(({ id }) => before[id]?.endsWith('runs') && contributed()[id]?.endsWith('runs'))
            .filter(({ id }) => started.get(id) !== counts.get(id))
            .map(({ id }) => id)
          expect(
            effects
              .filter(({ restarts }) => restarts)
              .map(({ plugin }) => plugin)
              .sort(),
          ).toEqual([...again].sort())
          const filled = points.find(({ point }) => point === 't.slot')
          const stay = entries.filter((id) => !filled?.loses.some(({ plugin }) => plugin === id))
          expect([...stay, ...(filled?.gains.map(({ plugin }) => plugin) ?? [])].sort()).toEqual(
            host
              .slotEntries(slot)
              .get()
              .map(({ plugin }) => plugin)
              .sort(),
          )
          const swap = points.find(({ point }) => point === 't.single')?.provider
          expect(swap ? swap.to : one).toBe(host.ownedContributions(single).get()[0]?.plugin)
        },
      ),
      { numRuns: 500 },
    )
  })
})
