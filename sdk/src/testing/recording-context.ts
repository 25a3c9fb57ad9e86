import type { DependencyContainer } from 'tsyringe'
import { PluginError } from '../errors.ts'
import type { EventType } from '../event.ts'
import type { Context } from '../plugin.ts'
import type { ExtensionPoint } from '../points.ts'
import type { Interceptor } from '../services/http.ts'
import type { ScriptOptions } from '../services/scripts.ts'
import { createStore, type Disposer, type WritableStore } from '../store.ts'
import type { FakeLogger } from './fake-logger.ts'
import type { FakeStorage } from './fake-storage.ts'

/** A vendor's script that the plugin asked for. */
export interface RequestedScript {
  readonly url: string
  readonly options: ScriptOptions | undefined
}
export interface ContextParts {
  readonly id: string
  readonly settings: unknown
  readonly baked: unknown
  readonly logger: FakeLogger
  readonly storage: FakeStorage
  readonly container: () => DependencyContainer
  /** Stands for the network: what happens when a script is loaded. */
  readonly loadScript: (url: string) => unknown
}

interface Handler {
  readonly event: string
  readonly run: (payload: never) => void
}

/** The context of a plugin under test: does what the kernel's does, and keeps a note of it. */
export class RecordingContext implements Context {
  readonly contributed: { readonly point: string; readonly value: unknown; readonly order: number }[] = []
  readonly sent: { readonly event: string; readonly payload: unknown }[] = []
  readonly interceptors: Interceptor[] = []
  readonly scripts: RequestedScript[] = []
  readonly #handlers: Handler[] = []
  readonly #points = new Map<string, WritableStore<readonly unknown[]>>()
  readonly #undos: Disposer[] = []
  readonly #abort = new AbortController()
  readonly #parts: ContextParts
  #container: DependencyContainer | undefined

  constructor(parts: ContextParts) {
    this.#parts = parts
  }
  get id(): string {
    return this.#parts.id
  }
  get signal(): AbortSignal {
    return this.#abort.signal
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- settings of whatever schema
  get settings(): any {
    return this.#parts.settings
  }
  readonly settingsReady = Promise.resolve()
  get baked(): unknown {
    return this.#parts.baked
  }
  get logger(): FakeLogger {
    return this.#parts.logger
  }
  get storage(): FakeStorage {
    this.#open('storage')
    return this.#parts.storage
  }
  get container(): DependencyContainer {
    if (this.#container) return this.#container
    this.#open('container')
    const container = (this.#container = this.#parts.container())
    this.#undos.unshift(() => container.dispose())
    return container
  }
  contribute(
    point: { readonly id: string },
    value: unknown,
    options?: { readonly order?: number },
  ): Disposer {
    return this.#list('contribute', this.contributed, { point: point.id, value, order: options?.order ?? 0 })
  }
  /** What others contribute, as the test sets it: `test.context.contributions(tabs).set([…])`. */
  contributions<T>({ id }: ExtensionPoint<T>): WritableStore<readonly T[]> {
    const store = this.#points.get(id) ?? createStore<readonly unknown[]>([])
    this.#points.set(id, store)
    return store as WritableStore<readonly T[]>
  }
  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer {
    return this.#list('on', this.#handlers, { event: event.id, run: handler })
  }
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    this.#open('emit')
    this.sent.push({ event: event.id, payload })
    this.fire(event.id, payload)
  }
  intercept(interceptor: Interceptor): Disposer {
    return this.#list('intercept', this.interceptors, interceptor)
  }
  timeout(run: () => void, ms: number): Disposer {
    this.#open('timeout')
    const timer = setTimeout(run, ms)
    return this.defer(() => clearTimeout(timer))
  }
  interval(run: () => void, ms: number): Disposer {
    this.#open('interval')
    const timer = setInterval(run, ms)
    return this.defer(() => clearInterval(timer))
  }
  async script(url: string, options?: ScriptOptions): Promise<void> {
    this.#list('script', this.scripts, { url, options })
    await this.#parts.loadScript(url)
  }
  mount(node: Node, parent: ParentNode & Node = document.body): Disposer {
    this.#open('mount')
    parent.appendChild(node)
    return this.defer(() => void node.parentNode?.removeChild(node))
  }
  global(name: string, value: unknown): Disposer {
    this.#open('global')
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true })
    return this.defer(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
  defer(undo: Disposer): Disposer {
    this.#open('defer')
    this.#undos.push(undo)
    return () => {
      const at = this.#undos.indexOf(undo)
      if (at < 0) return undefined
      this.#undos.splice(at, 1)
      return undo()
    }
  }

  /** Tells the plugin's handlers of an event. */
  fire(event: string, payload: unknown): void {
    const told = this.#handlers.filter((handler) => handler.event === event)
    for (const handler of told) handler.run(payload as never)
  }
  /** Undoes everything, last first; returns what was thrown. */
  async close(): Promise<readonly unknown[]> {
    this.#abort.abort()
    const errors: unknown[] = []
    for (let undo = this.#undos.pop(); undo; undo = this.#undos.pop()) {
      try {
        await undo()
      } catch (error) {
        errors.push(error)
      }
    }
    return errors
  }

  #list<T>(what: string, list: T[], item: T): Disposer {
    this.#open(what)
    list.push(item)
    return this.defer(() => void list.splice(list.indexOf(item), 1))
  }
  #open(what: string): void {
    if (this.#abort.signal.aborted) {
      throw new PluginError('PL-CLOSED', this.id, 'call', `${what}() after the plugin was stopped`)
    }
  }
}
