import { checkManifest } from '@foyer/host/check-manifest'
import type { ReactNode } from 'react'
import { CodedError } from '../errors.ts'
import type { EventType } from '../event.ts'
import type { Facts } from '../gate.ts'
import type { AnyManifest, Context, Plugin } from '../plugin.ts'
import type { ExtensionPoint } from '../points.ts'
import type { Interceptor } from '../services/http.ts'
import type { Disposer } from '../store.ts'
import type { Token } from '../token.ts'
import { FakeLogger } from './fake-logger.ts'
import { FakeOverlays } from './fake-overlays.ts'
import { FakeStorage } from './fake-storage.ts'
import { type Leftovers, watchLeftovers } from './leftovers.ts'
import { PluginHost, type TestedEntry } from './plugin-host.ts'
import { assertSettings, isRecord, servicesOf } from './plugin-parts.ts'
import type { RequestedScript } from './requested-script.ts'
import { testElement } from './test-view.ts'

/** What a plugin is tested with. */
export interface TestOptions {
  /**
   * A fake for every required token, and for those optional ones that the test wants: `{ [SESSION]:
   * fakeSession() }`.
   */
  readonly services?: Readonly<Record<string, unknown>>
  /** The merchant's settings; the plugin's schema checks them and fills in its defaults. */
  readonly settings?: Readonly<Record<string, unknown>>
  /**
   * What the plugin's gate is evaluated against: a fact that is not given has arrived, and is false. Without
   * any facts the plugin is on, whatever its gate says.
   */
  readonly facts?: Partial<Facts>
  /** What the plugin reads as `context.baked`. */
  readonly baked?: unknown
  /**
   * What the profile's entry of a foreign plugin allows it; `{}` where it allows nothing more. Given, the plugin
   * is tested as a foreign one (KN-09); else as one of the site, which may show any path and replace any plugin.
   */
  readonly entry?: TestedEntry
  readonly storage?: FakeStorage
  readonly logger?: FakeLogger
  /**
   * Runs in place of a vendor's script that the plugin loads by `context.script`: set its globals, or throw.
   * Does nothing by default.
   */
  readonly loadScript?: (url: string) => unknown
  /** The plugin's texts for `useTranslation`; a missing key gives the key. */
  readonly texts?: Readonly<Record<string, string>>
}

/** The context of a plugin under test, without the types that its manifest gives. */
export interface TestContext extends Omit<Context, 'settings' | 'contribute'> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of whatever type the plugin's schema gives
  readonly settings: any
  contribute(point: { readonly id: string }, value: unknown, options?: { readonly order?: number }): Disposer
}

/** A plugin that runs alone, with fakes around it. */
export interface PluginTest {
  readonly context: TestContext
  readonly services: Readonly<Record<string, unknown>>
  readonly module: Readonly<Record<string, unknown>>
  /** The services that `activate` returned, by the names in `provides`. */
  readonly provided: Readonly<Record<string, unknown>>
  /** Vendors' scripts that the plugin has loaded and not removed. */
  readonly scripts: readonly RequestedScript[]
  readonly interceptors: readonly Interceptor[]
  readonly logger: FakeLogger
  readonly storage: FakeStorage
  /**
   * The plugin's current values at a point, in order: those of its manifest, and those that its code
   * contributes.
   */
  contributions<T>(point: ExtensionPoint<T>): readonly T[]
  /** Makes other plugins contribute `values` to a point, instead of the values of an earlier call. */
  contributeOthers<T>(point: ExtensionPoint<T>, values: readonly T[]): void
  /** Sends an event to the plugin's handlers. */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void
  /** The payloads that the plugin emitted, in order. */
  emitted<T>(event: EventType<T>): readonly T[]
  /**
   * A component of the module, ready for Testing Library's `render`, with services, settings and texts around
   * it.
   */
  element(name: string, props?: object): ReactNode
  /** Stops the plugin, and resolves with what it left behind. */
  dispose(): Promise<Leftovers>
}

/**
 * Loads and starts one plugin on the plugin host's own core, with fakes for the rest of the kernel: order,
 * keys, settings field by field, guards and undoing work as in the site, but there is no quarantine. What the
 * plugin requires must be given. Rejects with what `load` or `activate` threw, with the host's own error
 * (`PL-MODULE`: `load` gave no module, or a named component is none; `PL-PROVIDES`: `activate` did not return
 * what the manifest provides; `PL-TIMEOUT`), with `TE-SERVICE` (a
 * required service was not given), `PL-MANIFEST`, `PL-SDK` and `PL-VALUE` (what the host refuses), `PL-PROVIDER` (a token of the kernel), `PL-REPLACES` (with an
 * `entry`: without the entry's word), `TE-SETTINGS` (the settings do not fit), or `TE-GATE` (its gate is off
 * with the given facts).
 *
 * @example
 * const test = await testPlugin(facebook, { settings: { pixelId: '1' } })
 * test.contributions(trackingDestinations)[0]?.send(event)
 * expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
 */
export async function testPlugin(plugin: Plugin, options: TestOptions = {}): Promise<PluginTest> {
  const { manifest } = plugin
  const invalid = checkManifest(plugin)
  if (invalid) throw invalid
  const { logger = new FakeLogger(), storage = new FakeStorage({}), loadScript = () => {} } = options
  const { settings = {}, texts = {}, services: given = {} } = options
  const added = watchLeftovers()
  const services = servicesOf(manifest, given)
  const module: unknown = await plugin.load()
  await assertSettings(manifest, settings)
  const kernel = new PluginHost({
    manifest,
    module,
    services: given,
    settings,
    facts: options.facts,
    baked: options.baked,
    entry: options.entry,
    logger,
    storage,
    texts,
    loadScript,
  })
  const { host, view } = kernel
  await kernel.start()
  const { context } = kernel
  if (!context) throw startError(kernel, manifest.id)
  return {
    context: context as TestContext,
    services,
    module: isRecord(module) ? module : {},
    provided: collectProvided(manifest, (token) => host.service(token)),
    scripts: kernel.scripts,
    interceptors: kernel.interceptors,
    logger,
    storage,
    contributions: (point) => kernel.contributions(point),
    contributeOthers: (point, values) => kernel.contributeOthers(point, values),
    emit: (event, payload) => kernel.emit(event, payload),
    emitted: <T>(event: EventType<T>) =>
      kernel.sent.filter((sent) => sent.event === event.id).map((sent) => sent.payload as T),
    element: (name, props = {}) => testElement(view, manifest.id, name, props),
    dispose: async () => {
      const errors = await kernel.stop()
      for (const service of Object.values(services)) if (service instanceof FakeOverlays) service.end()
      return { ...added(), errors }
    },
  }
}

/** The error that the plugin failed with, as thrown; or `TE-GATE` where its gate is off. */
function startError({ errors, host, refused }: PluginHost, id: string): unknown {
  const error = refused ?? errors.find(({ plugin }) => plugin === id)
  if (error) return error.code === 'PL-THREW' ? error.cause : error
  return new CodedError('TE-GATE', `${id} is ${host.status(id).get()} with the given facts`)
}

const collectProvided = (
  { provides = {} }: AnyManifest,
  service: (token: Token<unknown>) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries<Token<unknown>>(provides).map(([name, token]) => [name, service(token)]))
