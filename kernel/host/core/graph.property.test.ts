// @vitest-environment node
import { type Facts, type Plugin, switchOn, token, type Tokens } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lazily, make, makeHost, shuffled } from '../testing/test-host.ts'

/** One plugin of a random graph, by numbers: it requires only earlier ones, so that there is no circle. */
interface GraphNode {
  readonly requires: readonly number[]
  readonly optional: readonly number[]
  /** The switch that gates it; `undefined`: always on. */
  readonly gate: number | undefined
  readonly lazy: boolean
  readonly broken: boolean
}
const SWITCHES = 4

const nodeAt = (n: number): fc.Arbitrary<GraphNode> => {
  const before = n === 0 ? fc.constant([]) : fc.uniqueArray(fc.nat(n - 1), { maxLength: 3 })
  return fc.record({
    requires: before,
    optional: before,
    gate: fc.option(fc.nat(SWITCHES - 1), { nil: undefined }),
    lazy: fc.boolean(),
    broken: fc.nat(12).map((roll) => roll === 0),
  })
}
const graphs = fc
  .integer({ min: 1, max: 14 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, n) => nodeAt(n))))
/** Which switches are on, one set after the other; `wait`: until no call is pending. */
const sequences = fc.array(
  fc.record({
    switches: fc.array(fc.boolean(), { minLength: SWITCHES, maxLength: SWITCHES }),
    wait: fc.boolean(),
  }),
  { maxLength: 8 },
)
const factsOf = (switches: readonly boolean[]): Pick<Facts, 'switch'> => ({
  switch: Object.fromEntries(switches.map((on, n) => [`S${n}`, on])),
})

/** The model: a plugin is on when its gate is on, it does not fail, and everything that it requires is on. */
function onIn(graph: readonly GraphNode[], switches: readonly boolean[]): readonly boolean[] {
  const on: boolean[] = []
  for (const { gate, broken, requires } of graph) {
    on.push((gate === undefined || switches[gate] === true) && !broken && requires.every((need) => on[need]))
  }
  return on
}

/** Plugins that record in `effects` that they run, and throw when a service is not the expected one. */
function pluginsOf(graph: readonly GraphNode[], effects: Set<number>): readonly Plugin[] {
  return graph.map(({ requires, optional, gate, lazy, broken }, n) => {
    const names = (list: readonly number[], kind: string) =>
      Object.fromEntries(list.map((need) => [`${kind}${need}`, token<unknown>(`t.${need}`)]))
    const plugin = make(
      `a.p${n}`,
      (context, services) => {
        for (const need of requires)
          if (services[`r${need}`] !== need || !effects.has(need)) throw new Error('too early')
        if (effects.has(n)) throw new Error('started twice')
        effects.add(n)
        context.defer(() => void effects.delete(n))
        context.defer(() => (lazy ? Promise.resolve() : undefined))
        if (broken) throw new Error('broken')
        return { own: n }
      },
      {
        provides: { own: token<unknown>(`t.${n}`) },
        requires: names(requires, 'r'),
        optional: names(optional, 'o'),
        ...(gate === undefined ? {} : { when: switchOn(`S${gate}`) }),
      },
    )
    return lazy ? lazily(plugin) : plugin
  })
}
/** Every other edge of the circles' graph may be missing. */
const isSoft = (from: number, to: number): boolean => (from + to) % 2 === 1
const tokens = (needs: readonly number[]): Tokens =>
  Object.fromEntries(needs.map((need) => [`n${need}`, token<unknown>(`t.${need}`)]))
const running = (effects: ReadonlySet<number>): readonly number[] => [...effects].sort((a, b) => a - b)

describe('any graph under any switches', () => {
  it('[KN-04] [KN-05] ends with exactly the plugins on that facts and graph allow, and no effect of the others', async () => {
    await fc.assert(
      fc.asyncProperty(graphs, sequences, fc.boolean(), async (graph, sequence, mixed) => {
        const effects = new Set<number>()
        const plugins = pluginsOf(graph, effects)
        const { host, reports } = makeHost(mixed ? shuffled(plugins) : plugins)
        let now = Array.from({ length: SWITCHES }, () => true)
        void host.update(factsOf(now))
        await host.start()
        for (const { switches, wait } of sequence) {
          now = switches
          const idle = host.update(factsOf(now))
          if (wait) await idle
        }
        await host.update({})
        const expected = onIn(graph, now)
        const ids = [...graph.keys()]
        expect(ids.filter((n) => host.state(`a.p${n}`) === 'active')).toEqual(ids.filter((n) => expected[n]))
        expect(running(effects)).toEqual(ids.filter((n) => expected[n]))
        expect(ids.map((n) => host.service(token<unknown>(`t.${n}`)))).toEqual(
          ids.map((n) => (expected[n] ? n : undefined)),
        )
        // broken plugins report it; there is no other error, such as a start before the providers
        const broken = new Set(ids.filter((n) => graph[n]?.broken).map((n) => `PL-THREW a.p${n} activate`))
        expect(reports().filter((line) => !broken.has(line) && !line.startsWith('PL-QUARANTINED'))).toEqual(
          [],
        )

        await host.dispose()
        expect(running(effects)).toEqual([])
        expect(ids.map((n) => host.service(token<unknown>(`t.${n}`)))).toEqual(ids.map(() => undefined))
      }),
      { numRuns: 300 },
    )
  })

  it('[KN-05] with circles in it, starts the plugins outside them and refuses one plugin of each', () => {
    const edges = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 25 })
    fc.assert(
      fc.property(edges, (list) => {
        const needs = Array.from({ length: 10 }, (_, n) => [
          ...new Set(list.filter(([from]) => from === n).map(([, to]) => to)),
        ])
        const started = new Set<number>()
        const plugins = needs.map((requires, n) =>
          make(`a.p${n}`, () => (started.add(n), { own: n }), {
            provides: { own: token<unknown>(`t.${n}`) },
            requires: tokens(requires.filter((need) => !isSoft(n, need))),
            optional: tokens(requires.filter((need) => isSoft(n, need))),
          }),
        )
        const { host, errors } = makeHost([])
        host.register(plugins)
        void host.start()
        const refused = errors.map(({ plugin }) => plugin)
        expect(errors.every(({ code }) => code === 'PL-CYCLE')).toBe(true)
        for (const { message } of errors) {
          // the path ends where it begins, and each step of it is an edge
          const path = (message.split('register): ')[1] ?? '').split(' → ').map((id) => Number(id.slice(3)))
          expect(path[0]).toBe(path.at(-1))
          path.slice(1).forEach((to, at) => expect(needs[path[at] ?? -1]).toContain(to))
        }
        const canStart = (n: number, above: readonly number[] = []): boolean =>
          !refused.includes(`a.p${n}`) &&
          !above.includes(n) &&
          (needs[n] ?? []).every((need) => isSoft(n, need) || canStart(need, [...above, n]))
        const expected = [...needs.keys()].filter((n) => canStart(n))
        expect(running(started)).toEqual(expected)
        expect([...needs.keys()].filter((n) => host.state(`a.p${n}`) === 'active')).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })
})
