import { Host } from '@foyer/host'
import { createBorder } from '@foyer/host/border'
import { Bus } from '@foyer/host/bus'
import { createKernelView } from '@foyer/host/kernel-view'
import { anySignal } from '../any-signal.ts'
import { CodedError, type PluginError } from '../errors.ts'
import type { EventType } from '../event.ts'
import type { Facts } from '../gate.ts'
import type { KernelView } from '../react/kernel-view.ts'
import type { Texts } from '../language.ts'
import type { AnyManifest, Context } from '../plugin.ts'
import type { ExtensionPoint } from '../points.ts'
import type { Interceptor } from '../services/http.ts'
import type { ScriptOptions } from '../services/scripts.ts'
import { createStore, type Disposer } from '../store.ts'
import type { Token } from '../token.ts'
import { translateWith } from './fake-i18n.ts'
import type { FakeLogger } from './fake-logger.ts'
import type { FakeStorage } from './fake-storage.ts'
import type { RequestedScript } from './requested-script.ts'

/** What the profile's entry of a foreign plugin allows it (KN-09). */
export interface TestedEntry {
  /** Ids of the site's plugins that it may replace. */
  readonly replaces?: readonly string[]
}

export interface PluginHostOptions {
  readonly manifest: AnyManifest
  /** What `load` gives; unchecked. */
  readonly module: unknown
  /** Services by token. */
  readonly services: Readonly<Record<string, unknown>>
  /** As a merchant writes them. */
  readonly settings: Readonly<Record<string, unknown>>
  /** What the plugin's gate is evaluated against; without any the plugin is on. */
  readonly facts?: Partial<Facts> | undefined
  readonly baked?: unknown
  /** What the profile allows a foreign plugin; absent for a plugin of the site. */
  readonly entry?: TestedEntry | undefined
  readonly logger: FakeLogger
  readonly storage: FakeStorage
  readonly texts: Texts
  /** Replaces the network: called when a script is loaded. */
  readonly loadScript: (url: string) => unknown
  /** Milliseconds; the host's own by default. */
  readonly timeoutMs?: number
  /** The host's timer; `setTimeout` by default. */
  readonly schedule?: (run: () => void, ms: number) => unknown
}

/** The default of the kernel's scripts. */
const SCRIPT_TIMEOUT_MS = 10_000
/** Every fact has arrived. */
const ARRIVED: Facts = {
  switch: {},
  member: {},
  device: {},
  consent: {},
  session: {},
  site: {},
  setting: {},
  fresh: true,
}
const OTHERS = 'test.other'
/** The kernel's own tokens, which no plugin can provide. */
const isKernels = (token: string): boolean => token.startsWith('kernel.')
/** Before a test or a plugin sets any. */
const BROWSER_NAMES = Object.getOwnPropertyNames(globalThis)
interface Contributor {
  contribute: (value: unknown) => Disposer
  readonly undos: Disposer[]
}

/** One plugin on the host's own core, with fakes for what the rest of the kernel gives. */
export class PluginHost {
  readonly host: Host
  readonly view: KernelView
  /** Everything that went wrong in the plugin, as the host reports it. */
  readonly errors: PluginError[] = []
  /** Events that the plugin has emitted. */
  readonly sent: { readonly event: string; readonly payload: unknown }[] = []
  /** Why the host refuses the plugin. */
  readonly refused: PluginError | undefined
  readonly interceptors: Interceptor[] = []
  /** Scripts that were requested and not undone. */
  readonly scripts: RequestedScript[] = []
  readonly #bus: Bus
  readonly #id: string
  readonly #loadScript: (url: string) => unknown
  /** Plugins that make the contributions of others in a test, by point. */
  readonly #others = new Map<string, Contributor>()

  constructor({ manifest, module, services, logger, storage, texts, ...options }: PluginHostOptions) {
    const { id } = manifest
    this.#id = id
    this.#loadScript = options.loadScript
    const report = (error: PluginError): void => {
      this.errors.push(error)
      logger.error(error.code === 'PL-THREW' ? error.cause : error)
    }
    const bus = (this.#bus = new Bus(report as (error: unknown) => void))
    const events = recording(bus, this.sent)
    const { facts, timeoutMs, schedule } = options
    this.host = new Host({
      facts: { ...ARRIVED, ...facts, setting: { ...facts?.setting, [id]: options.settings } },
      events,
      report,
      // no quarantine: a test checks every error itself
      locked: [id],
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(schedule === undefined ? {} : { schedule }),
      ports: {
        intercept: (interceptor) => listed(this.interceptors, interceptor),
        script: (url, given, owner) => this.#script(url, given, owner),
        storage,
        logger: () => logger,
        baked: () => options.baked,
        loadTexts: () => undefined,
      },
    })
    this.host.setBorder(createBorder(this.host, { browserNames: BROWSER_NAMES }))
    for (const token of Object.values<string>(manifest.provides ?? {}))
      if (isKernels(token)) this.host.provide(token as Token<unknown>, {})
    for (const [token, service] of Object.entries(services))
      if (service !== undefined && !isOwn(manifest, token))
        this.host.provide(token as Token<unknown>, service)
    const { when: _gate, ...ungated } = manifest
    const { entry } = options
    this.refused = this.host.register([
      {
        manifest: facts ? manifest : ungated,
        // a promise, so that its settings are checked before it starts, as for all plugins but those of the first
        // paint
        load: () => Promise.resolve(module as object),
        ...(entry && { source: { url: `https://foreign.test/${id}.js`, ...entry } }),
      },
    ])[0]
    const translate = translateWith(texts)
    this.view = createKernelView(this.host, {
      useTranslate: () => translate,
      registryComplete: createStore(true),
    })
  }

  /** Starts the plugin, whatever its trigger; resolves when it runs, or does not. */
  async start(): Promise<void> {
    await this.host.start()
    await this.host.idle()
    await this.host.requestActivation(this.#id)
  }
  /** The context of the running plugin. */
  get context(): Context | undefined {
    return this.host.activation(this.#id)?.context as Context | undefined
  }
  /** The plugin's own contributions to a point, in order. */
  contributions<T>(point: ExtensionPoint<T>): readonly T[] {
    const all = this.host.ownedContributions(point).get()
    return all
      .filter(({ plugin, state, value }) => plugin === this.#id && state === 'on' && value !== undefined)
      .map(({ value }) => value)
  }
  /** Stops everything; returns what undos threw. */
  async stop(): Promise<readonly unknown[]> {
    const before = this.errors.length
    await this.host.dispose()
    return this.errors
      .slice(before)
      .filter(({ phase }) => phase === 'dispose')
      .map((error) => (error.code === 'PL-THREW' ? error.cause : error))
  }
  /** Sends an event to the plugin's handlers. */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    this.#bus.emit(event, payload)
  }
  /** Makes other plugins contribute `values` to a point, instead of the values of an earlier call. */
  contributeOthers<T>(point: ExtensionPoint<T>, values: readonly T[]): void {
    const context = this.#others.get(point.id) ?? this.#addOther(point)
    void this.host.batch(() => {
      for (const undo of context.undos.splice(0)) void undo()
      for (const value of values) context.undos.push(context.contribute(value))
    })
  }
  #addOther<T>(point: ExtensionPoint<T>): Contributor {
    const contributor: Contributor = { contribute: () => () => undefined, undos: [] }
    const manifest: AnyManifest = {
      id: `${OTHERS}-${this.#others.size}`,
      version: '1.0.0',
      sdk: '^1',
      title: 'Another plugin',
      activateOn: 'start',
      contributes: [point],
    }
    const activate = (context: Context): void => {
      contributor.contribute = (value) => context.contribute(point, value as T)
    }
    this.#others.set(point.id, contributor)
    this.host.register([{ manifest, load: () => withEveryComponent({ activate }) }])
    return contributor
  }

  /** What the kernel's script loader does, without a network. */
  async #script(
    url: string,
    { signal: given, ...options }: ScriptOptions,
    owner: AbortSignal,
  ): Promise<Element> {
    const signal = given ? anySignal(given, owner) : owner
    const unlist = listed(this.scripts, { url, options })
    const { timeoutMs = SCRIPT_TIMEOUT_MS } = options
    const over = new AbortController()
    try {
      await Promise.race([
        this.#loadScript(url),
        new Promise<never>((_, reject) => {
          const timer = setTimeout(() => reject(new CodedError('SC-TIMEOUT', { url })), timeoutMs)
          over.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
          const stopped = (): void => reject(new CodedError('SC-ABORTED', { url }))
          signal.addEventListener('abort', stopped, { signal: over.signal })
        }),
      ])
    } catch (error) {
      unlist()
      throw error
    } finally {
      over.abort()
    }
    given?.addEventListener('abort', unlist, { once: true })
    return Object.assign(document.createElement('script'), { remove: unlist })
  }
}

/** Whether the plugin provides the token itself. */
const isOwn = ({ provides = {} }: AnyManifest, token: string): boolean =>
  Object.values<string>(provides).includes(token)

function listed<T>(list: T[], item: T): () => void {
  list.push(item)
  return () => {
    const at = list.indexOf(item)
    if (at >= 0) list.splice(at, 1)
  }
}

/** A module that has every component that a contribution may name: the tests' values name what is not there. */
const withEveryComponent = (module: object): object =>
  new Proxy(module, {
    get: (own, name) => Reflect.get(own, name) ?? (name === 'then' ? undefined : () => null),
  })

/** The bus of the plugin's context, which records what is emitted. */
function recording(bus: Bus, sent: { event: string; payload: unknown }[]): Bus {
  const emit: Bus['emit'] = (event, payload) => {
    sent.push({ event: event.id, payload })
    bus.emit(event, payload)
  }
  return new Proxy(bus, {
    get: (target, property) => {
      if (property === 'emit') return emit
      const part: unknown = Reflect.get(target, property, target)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}
