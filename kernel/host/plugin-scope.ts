import type {
  Activation,
  Context,
  Disposer,
  EventType,
  ExtensionPoint,
  Interceptor,
  Logger,
  ScriptOptions,
  Store,
} from '@foyer/sdk'
import type { DependencyContainer } from 'tsyringe'
import { pluginContainer } from '../container/plugin-container.ts'
import type { Bus } from '../events/bus.ts'
import { Emissions } from './emissions.ts'
import { hostError } from './host-error.ts'
import { FAILED, type Guard } from './guard.ts'
import { Item } from './item.ts'
import { Effect, enter, type Entry, leave, type Ledger } from './ledger.ts'
import type { PointType } from './point.ts'
import type { ManifestEntry, Points } from './points.ts'
import type { Ports } from './ports.ts'
import type { LoadedModule, PluginRecord, ServiceRecord } from './record.ts'

/** What contexts share: the host's parts that they work on. */
export interface ScopeTools {
  readonly ports: Ports
  readonly bus: Bus
  readonly guard: Guard
  readonly points: Points
  /** The merchant's settings of a plugin, as they stand now. */
  readonly rawSettings: (plugin: string) => ServiceRecord
}
type ScopeActivation = Activation & { readonly module: LoadedModule }

const isAmong = (entries: readonly ManifestEntry[], id: string): boolean =>
  entries.some((entry) => (entry.at ?? entry).id === id)

function isDeclared({ manifest }: PluginRecord, point: PointType): boolean {
  const contributes: readonly ManifestEntry[] = manifest.contributes ?? []
  // the very point, as nearly always; or another copy of it, or a placed value's
  return contributes.includes(point) || isAmong(contributes, point.id)
}

/** Contributions of code rank after those that the manifest places. */
const AFTER_PLACED = 1000

/**
 * One activation of one plugin: the context that its code works through, and its ledger (KN-02). A thousand of them are
 * made at boot: methods stand on the prototype, fields are plain, and what is dear is made on first use.
 */
export class PluginScope implements Context, Ledger {
  readonly record: PluginRecord
  last: Entry | undefined
  closed = false
  private readonly tools: ScopeTools
  private contributed = AFTER_PLACED
  // made on first use
  declare private abort?: AbortController
  declare private ownContainer?: DependencyContainer
  /** Undone after everything in the ledger. */
  declare private bottom?: Entry | undefined
  declare private ownLogger?: Logger
  declare private ready?: Promise<void> | undefined
  declare private running?: ScopeActivation
  declare private emissions?: Emissions

  constructor(record: PluginRecord, tools: ScopeTools) {
    this.record = record
    this.tools = tools
  }

  get id(): string {
    return this.record.id
  }
  get signal(): AbortSignal {
    this.abort ??= new AbortController()
    if (this.closed) this.abort.abort()
    return this.abort.signal
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of the type that the manifest's schema gives
  get settings(): any {
    const { manifest, settings } = this.record
    return manifest.settings ? settings : this.tools.rawSettings(this.id)
  }
  get settingsReady(): Promise<void> {
    if (!this.ready) {
      this.ready = import('./check-settings.ts').then(({ checkLateSettings }) =>
        checkLateSettings(this.record, this.tools.guard.report),
      )
      // what could not be fetched is fetched again for whoever asks next
      this.ready.catch(() => (this.ready = undefined))
    }
    return this.ready
  }
  get logger(): Logger {
    return (this.ownLogger ??= this.tools.ports.logger(this.id))
  }
  get baked(): unknown {
    return this.tools.ports.baked(this.id)
  }
  get storage(): Ports['storage'] {
    this.open()
    return this.tools.ports.storage
  }
  get container(): DependencyContainer {
    if (this.ownContainer) return this.ownContainer
    this.open()
    const container = (this.ownContainer = pluginContainer(this.record.uses, this.record.services))
    this.bottom = new Effect(() => container.dispose())
    return container
  }
  /**
   * What the plugin's components work with; the same object from start to stop. Its module also has what the code
   * contributed to slots, by name.
   */
  get activation(): ScopeActivation {
    const { services, module = null } = this.record
    return (this.running ??= { context: this, services, module: Object.create(module) as LoadedModule })
  }

  contribute(type: PointType, value: unknown, options?: { readonly order?: number }): Disposer {
    this.open()
    const { record } = this
    if (!isDeclared(record, type)) throw hostError('PL-UNDECLARED', record.id, 'call', type.id)
    const index = this.contributed++
    const name = type.slot ? `contributed ${index}` : ''
    if (name) Object.defineProperty(this.activation.module, name, { value })
    const point = this.tools.points.at(type)
    const item = new Item(point, record, index, value, name, options?.order)
    point.add(item)
    return enter(this, item)
  }

  contributions<T>(point: ExtensionPoint<T>): Store<readonly T[]> {
    this.open()
    return this.tools.points.at(point).values as Store<readonly T[]>
  }

  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer {
    this.open()
    const { record } = this
    const { guard, bus } = this.tools
    const run = (payload: T): void => {
      if (!this.closed) guard.fire(record, 'event', handler, payload)
    }
    const off = this.add(bus.on(event, run))
    const { trigger, missed } = record
    if (missed && typeof trigger === 'object' && trigger.id === event.id) {
      record.missed = undefined
      for (const payload of missed) run(payload as T)
    }
    return off
  }
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    this.open()
    this.emissions ??= new Emissions(this.record, this.tools.guard)
    this.emissions.note()
    this.tools.bus.emit(event, payload)
  }

  intercept(interceptor: Interceptor): Disposer {
    this.open()
    const guarded = <A, B, R>(run: ((a: A, b: B) => R) | undefined, a: A, b: B): R | undefined => {
      const result = run && this.tools.guard.fire(this.record, 'intercept', run.bind(interceptor), a, b)
      return result === FAILED ? undefined : (result as R)
    }
    return this.add(
      this.tools.ports.intercept({
        request: (call) => guarded(interceptor.request, call, undefined),
        response: (call, answer) => guarded(interceptor.response, call, answer),
        failure: (call, error) => guarded(interceptor.failure, call, error),
      }),
    )
  }

  timeout(run: () => void, ms: number): Disposer {
    this.open()
    const timer = setTimeout(() => {
      void off()
      this.tools.guard.fire(this.record, 'timer', run)
    }, ms)
    const off = this.add(() => clearTimeout(timer))
    return off
  }
  interval(run: () => void, ms: number): Disposer {
    this.open()
    const timer = setInterval(() => void this.tools.guard.fire(this.record, 'timer', run), ms)
    return this.add(() => clearInterval(timer))
  }

  async script(url: string, options: ScriptOptions = {}): Promise<void> {
    this.open()
    const element = await this.tools.ports.script(url, { ...options, signal: this.signal })
    if (this.closed) element.remove()
    else this.add(() => element.remove())
    this.open()
  }
  mount(node: Node, parent: ParentNode & Node = document.body): Disposer {
    this.open()
    // a fragment empties itself: what it held is what must go
    const nodes = node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? [...node.childNodes] : [node]
    parent.appendChild(node)
    return this.add(() => {
      for (const each of nodes) each.parentNode?.removeChild(each)
    })
  }
  global(name: string, value: unknown): Disposer {
    this.open()
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, enumerable: true, writable: true })
    return this.add(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
  defer(undo: Disposer): Disposer {
    this.open()
    return this.add(undo)
  }

  /** From here on every call throws. What stands in the ledger is the host's to undo. */
  close(): void {
    this.closed = true
    this.abort?.abort()
  }
  /** Takes the next thing to undo out of the ledger, last first; the container after all that its objects recorded. */
  next(): Entry | undefined {
    const entry = this.last ?? this.bottom
    if (entry && !leave(entry)) this.bottom = undefined
    return entry
  }

  private add(undo: Disposer): Disposer {
    return enter(this, new Effect(undo))
  }
  private open(): void {
    if (this.closed) throw hostError('PL-CLOSED', this.record.id, 'call', 'stopped')
  }
}
