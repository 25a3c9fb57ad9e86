import type {
  Activation,
  Context,
  Contribution,
  Disposer,
  EventType,
  ExtensionPoint,
  Interceptor,
  Logger,
  ScriptOptions,
  Store,
} from '@foyer/sdk'
import type { DependencyContainer } from 'tsyringe'
import type { Bus } from '../events/bus.ts'
import { pluginContainer } from '../container/plugin-container.ts'
import { Emissions } from './emissions.ts'
import { hostError } from './host-error.ts'
import { FAILED, type Guard } from './guard.ts'
import { Ledger } from './ledger.ts'
import { Item, type PointType } from './point.ts'
import type { Points } from './points.ts'
import { lateSettings } from './late-settings.ts'
import type { Ports } from './ports.ts'
import type { LoadedModule, PluginRecord } from './record.ts'

/** What contexts share: the host's parts that they work on. */
export interface ScopeTools {
  readonly ports: Ports
  readonly bus: Bus
  readonly guard: Guard
  readonly points: Points
}

function isDeclared({ manifest }: PluginRecord, point: string): boolean {
  const contributes: readonly Contribution[] = manifest.contributes ?? []
  for (let at = 0; at < contributes.length; at++) {
    const entry = contributes[at]
    if (entry && ('at' in entry ? entry.at : entry).id === point) return true
  }
  return false
}
function assertOpen({ closed, record }: PluginScope): void {
  if (closed) throw hostError('PL-CLOSED', record.id, 'call', 'stopped')
}

/** Contributions of code rank after those that the manifest places. */
const AFTER_PLACED = 1000

/**
 * One activation of one plugin: the context that its code works through (KN-02). A class with methods on its prototype,
 * and what is dear made on first use: a thousand of them are made at boot.
 */
export class PluginScope extends Ledger implements Context {
  readonly record: PluginRecord
  closed = false
  readonly #tools: ScopeTools
  #abort: AbortController | undefined
  #container: DependencyContainer | undefined
  #logger: Logger | undefined
  #settingsReady: Promise<void> | undefined
  #activation: (Activation & { readonly module: LoadedModule }) | undefined
  #contributed = AFTER_PLACED
  #emissions: Emissions | undefined

  constructor(record: PluginRecord, tools: ScopeTools) {
    super()
    this.record = record
    this.#tools = tools
  }

  get id(): string {
    return this.record.id
  }
  get signal(): AbortSignal {
    this.#abort ??= new AbortController()
    if (this.closed) this.#abort.abort()
    return this.#abort.signal
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of the type that the manifest's schema gives
  get settings(): any {
    return this.record.settings
  }
  get settingsReady(): Promise<void> {
    return (this.#settingsReady ??= lateSettings(this.record, this.#tools.guard))
  }
  get logger(): Logger {
    return (this.#logger ??= this.#tools.ports.logger(this.id))
  }
  get baked(): unknown {
    return this.#tools.ports.baked(this.id)
  }
  get storage(): Ports['storage'] {
    assertOpen(this)
    return this.#tools.ports.storage
  }
  get container(): DependencyContainer {
    if (!this.#container) assertOpen(this)
    return (this.#container ??= pluginContainer(this.record.uses, this.record.services))
  }
  /**
   * What the plugin's components work with; the same object from start to stop. Its module also has what the code
   * contributed to slots, by name.
   */
  get activation(): Activation & { readonly module: LoadedModule } {
    const { services, module = null } = this.record
    return (this.#activation ??= {
      context: this,
      services,
      module: Object.create(module) as LoadedModule,
    })
  }

  contribute(point: PointType, value: unknown, options?: { readonly order?: number }): Disposer {
    assertOpen(this)
    const { record } = this
    if (!isDeclared(record, point.id)) throw hostError('PL-UNDECLARED', record.id, 'call', point.id)
    const index = this.#contributed++
    const name = 'slot' in point ? `contributed ${index}` : ''
    if (name) Object.defineProperty(this.activation.module, name, { value })
    const item = new Item(record, index, value, name, options?.order)
    const at = this.#tools.points.at(point)
    at.add(item)
    return this.add(() => at.remove(item))
  }

  contributions<T>(point: ExtensionPoint<T>): Store<readonly T[]> {
    assertOpen(this)
    return this.#tools.points.at(point).values as Store<readonly T[]>
  }

  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer {
    assertOpen(this)
    const { record } = this
    const { guard, bus } = this.#tools
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
    assertOpen(this)
    this.#emissions ??= new Emissions(this.record, this.#tools.guard)
    this.#emissions.note()
    this.#tools.bus.emit(event, payload)
  }

  intercept(interceptor: Interceptor): Disposer {
    assertOpen(this)
    const guarded = <A, B, R>(run: ((a: A, b: B) => R) | undefined, a: A, b: B): R | undefined => {
      const result = run && this.#tools.guard.fire(this.record, 'intercept', run.bind(interceptor), a, b)
      return result === FAILED ? undefined : (result as R)
    }
    return this.add(
      this.#tools.ports.intercept({
        request: (call) => guarded(interceptor.request, call, undefined),
        response: (call, answer) => guarded(interceptor.response, call, answer),
        failure: (call, error) => guarded(interceptor.failure, call, error),
      }),
    )
  }

  timeout(run: () => void, ms: number): Disposer {
    assertOpen(this)
    const timer = setTimeout(() => {
      void off()
      this.#tools.guard.fire(this.record, 'timer', run)
    }, ms)
    const off = this.add(() => clearTimeout(timer))
    return off
  }
  interval(run: () => void, ms: number): Disposer {
    assertOpen(this)
    const { guard } = this.#tools
    const timer = setInterval(() => void guard.fire(this.record, 'timer', run), ms)
    return this.add(() => clearInterval(timer))
  }

  async script(url: string, options: ScriptOptions = {}): Promise<void> {
    assertOpen(this)
    const element = await this.#tools.ports.script(url, { ...options, signal: this.signal })
    if (this.closed) element.remove()
    else this.add(() => element.remove())
    assertOpen(this)
  }
  mount(node: Node, parent: ParentNode & Node = document.body): Disposer {
    assertOpen(this)
    // a fragment empties itself: what it held is what must go
    const nodes = node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? [...node.childNodes] : [node]
    parent.appendChild(node)
    return this.add(() => {
      for (const each of nodes) each.parentNode?.removeChild(each)
    })
  }
  global(name: string, value: unknown): Disposer {
    assertOpen(this)
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, enumerable: true, writable: true })
    return this.add(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
  defer(undo: Disposer): Disposer {
    assertOpen(this)
    return this.add(undo)
  }

  /** From here on every call throws. What stands in the ledger is the host's to undo. */
  close(): void {
    this.closed = true
    this.#abort?.abort()
  }
  /** The next thing to undo, last first; the container after everything that its objects may have recorded. */
  nextUndo(): Disposer | undefined {
    const undo = this.pop()
    if (undo || !this.#container) return undo
    const container = this.#container
    this.#container = undefined
    return () => container.dispose()
  }
}
