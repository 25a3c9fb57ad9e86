import 'reflect-metadata/lite'
import type { ReactNode } from 'react'
import type { EventType } from '../event.ts'
import type { Plugin } from '../plugin.ts'
import type { ExtensionPoint } from '../points.ts'
import type { Interceptor } from '../services/http.ts'
import { FakeLogger } from './fake-logger.ts'
import { FakeOverlays } from './fake-overlays.ts'
import { FakeStorage } from './fake-storage.ts'
import { type Leftovers, watchLeftovers } from './leftovers.ts'
import { containerOf, declarations, providedBy, servicesOf, settingsOf, standing } from './plugin-parts.ts'
import { RecordingContext, type RequestedScript } from './recording-context.ts'
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
  /** What the plugin reads as `context.baked`. */
  readonly baked?: unknown
  readonly storage?: FakeStorage
  readonly logger?: FakeLogger
  /**
   * Runs in place of a vendor's script that the plugin loads by `context.script`: set its globals, or throw.
   * Does nothing by default.
   */
  readonly loadScript?: (url: string) => unknown
  /** The plugin's texts for `useText`; a missing key gives the key. */
  readonly texts?: Readonly<Record<string, string>>
}

/** A plugin that runs alone, with fakes around it. */
export interface PluginTest {
  readonly context: RecordingContext
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
   * The plugin's values at a point now, in order: those that its manifest places, and those that its code
   * contributes.
   */
  contributions<T>(point: ExtensionPoint<T>): readonly T[]
  /** Sends an event to the plugin's handlers. */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void
  /** The payloads that the plugin emitted, in order. */
  emitted<T>(event: EventType<T>): readonly T[]
  /**
   * A component of the module, ready for Testing Library's `render`, with services, settings and texts around
   * it.
   */
  element(name: string, props?: object): ReactNode
  /** Stops the plugin, and gives what it left behind. */
  dispose(): Promise<Leftovers>
}

interface Loaded extends Record<string, unknown> {
  readonly activate?: (context: RecordingContext, services: object) => unknown
}

/**
 * Loads and starts one plugin on a recording context. No kernel takes part: what the plugin requires must be
 * given. Rejects with what `load` or `activate` threw, with `TE-SERVICE` (a required service was not given),
 * `TE-SETTINGS` (the settings do not fit) or `TE-PROVIDES` (`activate` did not return what the manifest
 * provides).
 *
 * @example
 * const test = await testPlugin(facebook, { settings: { pixelId: '1' } })
 * test.contributions(trackingDestinations)[0]?.send(event)
 * expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
 */
export async function testPlugin({ manifest, load }: Plugin, options: TestOptions = {}): Promise<PluginTest> {
  const { logger = new FakeLogger(), storage = new FakeStorage({}), loadScript = () => {} } = options
  const added = watchLeftovers()
  const services = servicesOf(manifest, options.services ?? {})
  const module = (await load()) as Loaded
  const context = new RecordingContext({
    id: manifest.id,
    settings: await settingsOf(manifest, options.settings ?? {}),
    baked: options.baked,
    logger,
    storage,
    loadScript,
    container: () => containerOf(manifest, services),
    ...declarations(manifest),
  })
  const provided = providedBy(manifest, await module.activate?.(context, services))
  const contributions = <T>(point: ExtensionPoint<T>): readonly T[] =>
    standing(manifest, context.contributed, point.id) as readonly T[]
  const { texts = {}, services: given = {} } = options
  const view = { context, services, module, texts, given, contributions }
  return {
    context,
    services,
    module,
    provided,
    scripts: context.scripts,
    interceptors: context.interceptors,
    logger,
    storage,
    contributions: <T>(point: ExtensionPoint<T>) =>
      standing(manifest, context.contributed, point.id) as readonly T[],
    emit: (event, payload) => context.fire(event, payload),
    emitted: <T>(event: EventType<T>) =>
      context.sent.filter((sent) => sent.event === event.id).map((sent) => sent.payload as T),
    element: (name, props = {}) => testElement(view, name, props),
    dispose: async () => {
      const errors = await context.close()
      for (const service of Object.values(services)) if (service instanceof FakeOverlays) service.end()
      return { ...added(), errors }
    },
  }
}
