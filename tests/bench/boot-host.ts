import {
  type AnyManifest,
  type Contributed,
  defineExtensionPoint,
  type Facts,
  type Plugin,
  type Token,
} from '@foyer/sdk'
import { Bus } from '../../kernel/host/events/bus.ts'
import { Host } from '../../kernel/host/core/host.ts'
import type { Ports } from '../../kernel/host/core/context/ports.ts'
import type { Unit } from './shapes.ts'

/** The service of each plugin. */
export interface Made {
  readonly depth: number
}
const depths = defineExtensionPoint<number>({ id: 'b.depths', cardinality: 'many', startsAt: 'start' })
const facts: Facts = {
  switch: {},
  member: {},
  device: {},
  consent: {},
  session: {},
  site: {},
  setting: {},
  fresh: true,
}
const silent = { debug() {}, warn() {}, error() {} }
const ports: Ports = {
  intercept: () => () => {},
  script: () => Promise.reject(new Error('no scripts here')),
  storage: { get: () => undefined, set() {}, remove() {} },
  logger: () => silent,
  baked: () => undefined,
  loadTexts: () => undefined,
}

/** The units as plugins; with `lazy` a promise loads their code, like a chunk. */
export const pluginsOf = (list: readonly Unit[], lazy: boolean): readonly Plugin[] =>
  list.map(({ id, requires }) => {
    const module = {
      activate(context: { contribute(point: unknown, value: number): void }, services: Record<string, Made>) {
        let depth = 1
        for (const name in services) depth = Math.max(depth, (services[name]?.depth ?? 0) + 1)
        context.contribute(depths, depth)
        return { made: { depth } }
      },
    }
    const manifest: AnyManifest = {
      id: id as AnyManifest['id'],
      version: '1.0.0',
      sdk: '^1',
      title: id,
      contributes: [depths],
      requires: Object.fromEntries(requires.map((need, n) => [`need${n}`, need as Token<Made>])),
      provides: { made: id as Token<Made> },
    }
    return { manifest, load: () => (lazy ? Promise.resolve(module) : module) }
  })

/** Boots our host with all its work: guards, effects, gates, states, errors. */
export async function bootHost(
  plugins: readonly Plugin[],
): Promise<{ host: Host; contributions: readonly Contributed<number>[] }> {
  const fail = (error: unknown): void => {
    throw error
  }
  const host = new Host({ facts, events: new Bus(fail), ports, report: fail })
  host.register(plugins)
  await host.start()
  return { host, contributions: host.contributions(depths).get() }
}
