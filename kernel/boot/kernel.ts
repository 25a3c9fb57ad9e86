import {
  anySignal,
  type AnyManifest,
  CLOCK,
  createStore,
  type Device,
  DEVICE,
  type Http,
  HTTP,
  I18N,
  type Location,
  LOGGER,
  NAVIGATION,
  OVERLAYS,
  PluginError,
  REACHABILITY,
  type Route,
  routes,
  SCRIPTS,
  SESSION,
  SITE,
  STORAGE,
  type Store,
  type Token,
  type WritableStore,
  type Logger,
  type ScriptOptions,
  type Scripts,
} from '@foyer/sdk'
import type { KernelView } from '@foyer/sdk/internal'
import { container as emptyRoot, type DependencyContainer, injectable } from 'tsyringe'
import { ClockService } from '../clock/clock-service.ts'
import { readDevice } from '../device/read-device.ts'
import { Bus } from '../host/events/bus.ts'
import { EVENTS, type Events } from '../events/events.ts'
import { RecordedBus } from '../inspection/recorded-bus.ts'
import { FACTS, FactStore } from '../facts/fact-store.ts'
import { Host } from '../host/core/host.ts'
import type { OwnedContribution } from '../host/extension-points/contribution-entry.ts'
import { createKernelView } from '../host/view/create-kernel-view.ts'
import { HttpService, LazyFailures } from '../http/http-service.ts'
import { type FailurePort, HTTP_CONFIG, HTTP_FAILURES, type HttpConfig } from '../http/ports.ts'
import { I18nService } from '../i18n/i18n-service.ts'
import { LoggerService } from '../logger/logger-service.ts'
import { NavigationService } from '../navigation/navigation-service.ts'
import { usableRoutes } from '../navigation/usable-routes.ts'
import { DeferredOverlays, PluginOverlays } from '../overlays/overlays.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { isFetchFailure } from '../chunks/is-fetch-failure.ts'
import { ReachabilityService } from '../reachability/reachability-service.ts'
import { DeferredSession } from '../session/deferred-session.ts'
import { SiteService } from '../site/site-service.ts'
import { LOCKED_PLUGINS } from './locked-plugins.ts'
import { StorageService } from '../storage/storage-service.ts'
import { inject } from '../container/inject.ts'

/** Loads vendors' scripts. None is needed before the first paint, so the loader itself is loaded later. */
@injectable()
export class ScriptsService implements Scripts {
  constructor(@inject(LOGGER) private readonly logger: Logger) {}

  async load(
    url: string,
    options: ScriptOptions & { readonly signal?: AbortSignal } = {},
  ): Promise<HTMLScriptElement> {
    const { loadScript } = await import('../scripts/load-script.ts')
    return loadScript(url, options, this.logger)
  }
}

export interface KernelOptions {
  /** The address the page is rendered for. */
  readonly location: Location
  /** Origin of the gateway, if it is not the page's own: the bake sets it. */
  readonly gateway?: string
  /** Handles failed calls, if nobody is there to be told: the bake sets it. */
  readonly failures?: FailurePort
}

/** The runtime of one page: its services, and the host with every plugin. */
export interface Kernel {
  readonly baked: BakedPage
  readonly host: Host
  readonly view: KernelView
  readonly navigation: NavigationService
  readonly session: DeferredSession
  readonly site: SiteService
  readonly i18n: I18nService
  readonly overlays: DeferredOverlays
  readonly http: HttpService
  readonly reachability: ReachabilityService
  readonly facts: FactStore
  readonly events: Events
  /** Of a page that may be inspected. */
  readonly record: RecordedBus | undefined
  readonly logger: LoggerService
  /** What a player quotes to support: see `LoggerService.reference`. */
  readonly reference: string
  /** Creates an injected class of the kernel that is loaded after hydration. */
  resolve<T>(type: new (...services: never[]) => T): T
  /** Screens of plugins that are on or pending. */
  readonly screens: Store<readonly OwnedContribution<Route>[]>
  /** Every manifest is known. */
  readonly registryComplete: WritableStore<boolean>
}

/** Creates the kernel of a page, synchronously. Its state is the baked page's. */
export function createKernel(baked: BakedPage, { location, gateway = '', failures }: KernelOptions): Kernel {
  const services = emptyRoot.createChildContainer()
  services.registerInstance(BAKED as string, baked)
  registerSingleton(services, CLOCK, ClockService)
  registerSingleton(services, LOGGER, LoggerService)
  registerSingleton(services, STORAGE, StorageService)
  registerSingleton(services, REACHABILITY, ReachabilityService)
  registerSingleton(services, SESSION, DeferredSession)
  registerSingleton(services, SITE, SiteService)
  registerSingleton(services, I18N, I18nService)
  registerSingleton(services, NAVIGATION, NavigationService)
  registerSingleton(services, OVERLAYS, DeferredOverlays)
  registerSingleton(services, SCRIPTS, ScriptsService)
  registerSingleton(services, FACTS, FactStore)
  services.registerInstance(
    HTTP_FAILURES as string,
    failures ??
      new LazyFailures(async () =>
        services.resolve((await import('../http/show-failure.ts')).FailureEffects),
      ),
  )
  registerSingleton(services, HTTP, HttpService)
  const get = <T>(token: string): T => services.resolve<T>(token)

  const logger = get<LoggerService>(LOGGER)
  const storage = get<StorageService>(STORAGE)
  const device = readDevice(storage, baked.merchant)
  services.registerInstance(DEVICE as string, device)
  const report = (error: unknown, event: string): void => logger.error(error, event)
  const record = baked.inspection ? new RecordedBus(report) : undefined
  const events = record ?? new Bus(report)
  services.registerInstance(EVENTS as string, events)
  const i18n = get<I18nService>(I18N)
  const reachability = get<ReachabilityService>(REACHABILITY)
  const site = get<SiteService>(SITE)
  services.registerInstance(
    HTTP_CONFIG as string,
    httpConfig(baked, i18n, site, device, gateway, get<ClockService>(CLOCK), reachability),
  )

  const facts = get<FactStore>(FACTS)
  const http = get<HttpService>(HTTP)
  const scripts = get<ScriptsService>(SCRIPTS)
  const overlays = get<DeferredOverlays>(OVERLAYS)
  const host = new Host({
    facts: facts.get(),
    events,
    locked: LOCKED_PLUGINS,
    isFetchFailure,
    partial: true,
    // A network failure is no developer's mistake. If a deployment is the cause, the update check reports it
    // (UP-CHUNK).
    report: (error) => (isFetchFailure(error) ? logger.warn(error.message) : logger.error(error)),
    diagnose: (state, warn, warned) =>
      void import('../host/tooling/diagnose.ts').then(
        ({ diagnose }) => diagnose(state, warn, warned, baked.inspection ? (baked.foreign ?? []) : undefined),
        () => undefined, // without this code there are no warnings
      ),
    ports: {
      intercept: http.intercept,
      script: (url, { signal, ...options }, owner) =>
        scripts.load(url, { ...options, signal: signal ? anySignal(signal, owner) : owner }),
      storage,
      logger: () => logger,
      baked: (plugin) => baked.data[plugin],
      loadTexts: (manifest) => loadTexts(i18n, manifest),
      scoped: {
        [OVERLAYS]: (plugin, defer) => {
          const pluginOverlays = new PluginOverlays(overlays, plugin)
          defer(() => pluginOverlays.end())
          return pluginOverlays
        },
      },
    },
  })
  // Interceptors are the host's, which guards them.
  const pluginHttp: Http = { call: http.call.bind(http), flush: () => http.flush() }
  for (const token of [
    SESSION,
    SITE,
    DEVICE,
    I18N,
    NAVIGATION,
    OVERLAYS,
    SCRIPTS,
    HTTP,
    REACHABILITY,
    STORAGE,
    CLOCK,
    LOGGER,
  ])
    host.provide(token as string as Token<unknown>, token === HTTP ? pluginHttp : get<object>(token))
  facts.subscribe(() => void host.update(facts.get()))

  const screens = usableRoutes(host.ownedContributions(routes), (plugin) =>
    host.reportError(plugin, 'register', new PluginError('NA-ROUTE', plugin, 'register', 'not a screen')),
  )
  const navigation = get<NavigationService>(NAVIGATION)
  navigation.setInitialLocation(location)
  const registryComplete = createStore(false)
  return {
    baked,
    host,
    view: {
      ...createKernelView(host, { useTranslate: i18n.useTranslate, registryComplete }),
      routes: screens,
    },
    navigation,
    session: get(SESSION),
    site,
    i18n,
    overlays,
    http,
    reachability,
    facts,
    events,
    record,
    logger,
    reference: logger.reference,
    resolve: (type) => services.resolve(type as new (...services: unknown[]) => InstanceType<typeof type>),
    screens,
    registryComplete,
  }
}

function registerSingleton<T>(
  services: DependencyContainer,
  token: string,
  type: new (...services: never[]) => T,
): void {
  services.registerSingleton(token, type as new (...services: unknown[]) => T)
}

/** Read again for every call: the merchant's code and the language may change while the page runs. */
function httpConfig(
  baked: BakedPage,
  i18n: I18nService,
  site: SiteService,
  device: Device,
  gateway: string,
  clock: ClockService,
  reachability: ReachabilityService,
): HttpConfig {
  return {
    get merchantCode() {
      return site.merchant.code
    },
    language: () => i18n.language.get(),
    baseUrl: gateway,
    overrides: baked.endpoints,
    deviceHeader: device.headerValue,
    online: () => reachability.state.get() !== 'offline',
    confirmOnline: async () => (await reachability.confirm()) !== 'offline',
    onAnswer: () => reachability.report({ kind: 'answer' }),
    onServerDate: (date) => clock.setGatewayTime(date),
  }
}

/**
 * A plugin starts when its texts are loaded. The page contains the texts of the first path, so those plugins
 * start at once.
 */
function loadTexts(i18n: I18nService, { id, texts }: AnyManifest): Promise<void> | undefined {
  if (texts === undefined || i18n.has(id)) return undefined
  if (texts === true) return i18n.load(id)
  return i18n.loadFrom(id, texts)
}
