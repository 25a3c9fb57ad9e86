import {
  type AnyManifest,
  type Context,
  type ExtensionPoint,
  type Facts,
  type Plugin,
  type PluginError,
  pluginChanged,
  type Store,
} from '@foyer/sdk'
import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { Bus } from '../events/bus.ts'
import { createBorder } from '../checks/create-border.ts'
import type { HostedPlugin } from '../core/hosted-plugin.ts'
import { Host } from '../core/host.ts'
import type { HostOptions } from '../core/host-options.ts'
import { diagnose } from '../tooling/diagnose.ts'
import type { Ports } from '../core/context/ports.ts'

/** Facts that have all arrived, with the given switches on. */
export const factsWith = (...switches: readonly string[]): Facts => ({
  switch: { ...ALL_OFF, ...Object.fromEntries(switches.map((name) => [name, true])) },
  member: {},
  device: {},
  consent: {},
  session: { loggedIn: false },
  site: {},
  setting: {},
  fresh: true,
})
const ALL_OFF = { A: false, B: false, C: false, X: false, Y: false, Z: false }

export interface HostTestContext extends Context {
  contribute(
    point: { readonly id: string },
    value: unknown,
    options?: { readonly order?: number },
  ): () => void
}
/** The plugin with code that loads asynchronously, like all plugins outside the first path. */
export const lazily = (plugin: Plugin): Plugin => ({ ...plugin, load: () => Promise.resolve(plugin.load()) })

type TestServices = Readonly<Record<string, unknown>>
type TestActivate = (context: HostTestContext, services: TestServices) => unknown

/** A plugin without the types of an author's manifest: for invalid manifests. */
export const make = (
  id: string,
  activate?: TestActivate,
  manifest: Partial<AnyManifest> & { readonly exports?: object; readonly load?: () => unknown } = {},
): Plugin => {
  const { exports = {}, load, ...more } = manifest
  return {
    manifest: {
      id: id as AnyManifest['id'],
      version: '1.0.0',
      sdk: '^1',
      title: id,
      activateOn: 'start',
      ...more,
    },
    load: load ?? (() => ({ ...(activate && { activate }), ...exports })),
  }
}

export const fakePorts = (ports: Partial<Ports> = {}): Ports => ({
  intercept: () => () => {},
  script: (url) => Promise.resolve(Object.assign(document.createElement('script'), { src: url })),
  storage: fakeStorage(),
  logger: () => fakeLogger(),
  baked: () => undefined,
  loadTexts: () => undefined,
  ...ports,
})

export interface TestHost {
  readonly host: Host
  readonly bus: Bus
  readonly errors: PluginError[]
  /** `code plugin phase` of every report. */
  readonly reports: () => readonly string[]
  /** `id state`, in order. */
  readonly states: string[]
}

/** Values at a point, in order, without their owners. */
export const valuesAt = <T>(host: Host, point: ExtensionPoint<T>): Store<readonly T[]> => {
  const { get, subscribe } = host.contributions(point)
  return { get: () => get().map(({ value }) => value), subscribe }
}

/** Of a test's host: the host's own options, and whether what plugins give is checked, as in a page; it is by default. */
export type TestHostOptions = Partial<HostOptions> & { readonly checked?: boolean }

/** A host with plugins, not started. */
export function makeHost(
  plugins: readonly HostedPlugin[] = [],
  { checked = true, ...options }: TestHostOptions = {},
): TestHost {
  const errors: PluginError[] = []
  const states: string[] = []
  const bus = new Bus((error) => errors.push(error as PluginError))
  const host = new Host({
    facts: factsWith(),
    events: bus,
    ports: fakePorts(),
    report: (error) => errors.push(error),
    diagnose: (state, warn, warned) => diagnose(state, warn, warned, []),
    ...options,
  })
  if (checked) host.setBorder(createBorder(host))
  bus.on(pluginChanged, ({ plugin, to }) => states.push(`${plugin} ${to}`))
  host.register(plugins)
  const reports = (): readonly string[] =>
    errors.map((error) => `${error.code} ${error.plugin} ${error.phase}`)
  return { host, bus, errors, reports, states }
}
/** A host with plugins, started. */
export function startHost(plugins: readonly HostedPlugin[], options: TestHostOptions = {}): TestHost {
  const made = makeHost(plugins, options)
  void made.host.start()
  return made
}

/** Each requires the one before; the first depends on switch A. `log` collects +n and -n. */
export const chain = (length: number, log: string[] = [], lazy = false): Plugin[] =>
  Array.from({ length }, (_, n) => {
    const activate: TestActivate = (context, services) => {
      context.defer(() => void log.push(`-${n}`))
      log.push(`+${n}`)
      const before = services['before'] as { readonly depth: number } | undefined
      return { out: { depth: (before?.depth ?? 0) + 1 } }
    }
    return make(`chain.${n}`, undefined, {
      provides: { out: `chain.${n}` } as object,
      ...(n > 0
        ? { requires: { before: `chain.${n - 1}` } as object }
        : { when: { op: 'switch', key: 'A' } }),
      load: () => (lazy ? Promise.resolve({ activate }) : { activate }),
    })
  })

/** The same list in another order, always the same one. */
export function shuffled<T>(list: readonly T[]): T[] {
  const result = [...list]
  let seed = 7
  for (let at = result.length - 1; at > 0; at--) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    const other = seed % (at + 1)
    const [a, b] = [result[at], result[other]]
    if (a !== undefined && b !== undefined) [result[at], result[other]] = [b, a]
  }
  return result
}
