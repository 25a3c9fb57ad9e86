import type { DependencyContainer } from 'tsyringe'
import { CodedError, PluginError } from '../errors.ts'
import type { EventType } from '../event.ts'
import type { Context } from '../plugin.ts'
import type { Contributed as Owned, ExtensionPoint } from '../points.ts'
import type { CallView, HttpError, Interceptor } from '../services/http.ts'
import type { ScriptOptions } from '../services/scripts.ts'
import { createStore, type Disposer, type WritableStore } from '../store.ts'
import type { FakeLogger } from './fake-logger.ts'
import type { FakeStorage } from './fake-storage.ts'
import { replace } from './watch/replace.ts'

/** A vendor's script that the plugin loaded. */
export interface RequestedScript {
  readonly url: string
  readonly options: ScriptOptions | undefined
}
/** A value that the plugin's code contributed. */
export interface Contributed {
  /** Id of the point. */
  readonly point: string
  readonly value: unknown
  readonly order: number
}
/** What a `RecordingContext` is made of. */
export interface ContextParts {
  readonly id: string
  readonly settings: unknown
  readonly baked: unknown
  readonly logger: FakeLogger
  readonly storage: FakeStorage
  readonly container: () => DependencyContainer
  /** Runs in place of a vendor's script. */
  readonly loadScript: (url: string) => unknown
  /** Whether the manifest names the point. */
  readonly declares: (point: string) => boolean
  /** Keys that the manifest places at a keyed point. */
  readonly placedKeys: (point: string) => readonly unknown[]
  /** Called with the name of every call of the context; what it throws, the call throws. */
  readonly onCall?: (name: string) => void
}

interface Handler {
  readonly event: string
  readonly run: (payload: never) => void
}

/** As the kernel's scripts have it by default. */
const SCRIPT_TIMEOUT_MS = 10_000
/** An undo that has not settled after this long is passed over, as the kernel does. */
const UNDO_LIMIT_MS = 10_000

/** The context of a plugin under test. It does what the kernel's does, and records it. */
export class RecordingContext implements Context {
  readonly contributed: Contributed[] = []
  readonly sent: { readonly event: string; readonly payload: unknown }[] = []
  readonly interceptors: Interceptor[] = []
  readonly scripts: RequestedScript[] = []
  /** While an undo runs: what is done then belongs to the stop. */
  undoing = false
  readonly #handlers: Handler[] = []
  /** Payloads of kept events that nobody has subscribed to yet; `null` once somebody has. */
  readonly #kept = new Map<string, readonly unknown[] | null>()
  readonly #points = new Map<string, WritableStore<readonly Owned<unknown>[]>>()
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
    point: Pick<ExtensionPoint<unknown>, 'id' | 'cardinality'>,
    value: unknown,
    options?: { readonly order?: number },
  ): Disposer {
    this.#open('contribute')
    if (!this.#parts.declares(point.id)) throw this.#error('PL-UNDECLARED', point.id)
    if (point.cardinality === 'keyed') this.#claim(point, keyOf(value))
    return this.#list(this.contributed, { point: point.id, value, order: options?.order ?? 0 })
  }
  /** What others contribute, as the test sets it: `test.context.contributions(tabs).set([{ plugin: 'acme.shop', value: tab }])`. */
  contributions<T>({ id }: ExtensionPoint<T>): WritableStore<readonly Owned<T>[]> {
    this.#open('contributions')
    const store = this.#points.get(id) ?? createStore<readonly Owned<unknown>[]>([])
    this.#points.set(id, store)
    return store as WritableStore<readonly Owned<T>[]>
  }
  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer {
    this.#open('on')
    const run = this.#guarded(handler)
    const off = this.#list(this.#handlers, { event: event.id, run })
    if (event.keep) {
      const kept = this.#kept.get(event.id)
      this.#kept.set(event.id, null)
      for (const payload of kept ?? []) run(payload as T)
    }
    return off
  }
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    this.#open('emit')
    this.sent.push({ event: event.id, payload })
    this.fire(event, payload)
  }
  intercept(interceptor: Interceptor): Disposer {
    this.#open('intercept')
    return this.#list(this.interceptors, {
      request: this.#guarded((call: CallView) => interceptor.request?.(call)),
      response: this.#guarded((call: CallView, answer: unknown) => interceptor.response?.(call, answer)),
      failure: this.#guarded((call: CallView, error: HttpError) => interceptor.failure?.(call, error)),
    })
  }
  timeout(run: () => void, ms: number): Disposer {
    this.#open('timeout')
    const guarded = this.#guarded(run)
    const timer = setTimeout(() => {
      void off()
      guarded()
    }, ms)
    const off = this.#defer(() => clearTimeout(timer))
    return off
  }
  interval(run: () => void, ms: number): Disposer {
    this.#open('interval')
    const timer = setInterval(this.#guarded(run), ms)
    return this.#defer(() => clearInterval(timer))
  }
  async script(url: string, options?: ScriptOptions): Promise<void> {
    this.#open('script')
    const off = this.#list(this.scripts, { url, options })
    const ends = new AbortController()
    try {
      await Promise.race([this.#parts.loadScript(url), this.#whenNoMore(url, options, ends.signal)])
    } catch (error) {
      void off()
      throw error
    } finally {
      ends.abort()
    }
    if (this.signal.aborted) throw this.#error('PL-CLOSED', 'script')
  }
  mount(node: Node, parent: ParentNode & Node = document.body): Disposer {
    this.#open('mount')
    // a fragment empties itself: what it held is what must go
    const nodes = node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? [...node.childNodes] : [node]
    parent.appendChild(node)
    return this.#defer(() => {
      for (const each of nodes) each.parentNode?.removeChild(each)
    })
  }
  global(name: string, value: unknown): Disposer {
    this.#open('global')
    return this.#defer(replace(globalThis, name, value))
  }
  defer(undo: Disposer): Disposer {
    this.#open('defer')
    return this.#defer(undo)
  }

  /** Tells the plugin's handlers of an event; what is to be kept waits for the first of them. */
  fire({ id, keep }: { readonly id: string; readonly keep: boolean }, payload: unknown): void {
    const kept = this.#kept.get(id)
    if (keep && kept !== null) this.#kept.set(id, [...(kept ?? []), payload])
    for (const handler of [...this.#handlers]) {
      if (handler.event === id && !this.signal.aborted) handler.run(payload as never)
    }
  }
  /**
   * Undoes everything, last first; returns what was thrown. An undo that never settles is passed over after
   * 10 seconds.
   */
  async close(): Promise<readonly unknown[]> {
    this.undoing = true
    this.#abort.abort()
    const errors: unknown[] = []
    for (let undo = this.#undos.pop(); undo; undo = this.#undos.pop()) {
      this.undoing = true
      try {
        const result = undo()
        this.undoing = result !== undefined
        if (result) await this.#inTime(result)
      } catch (error) {
        errors.push(error)
      }
    }
    this.undoing = false
    return errors
  }

  #defer(undo: Disposer): Disposer {
    this.#undos.push(undo)
    let done = false
    return () => {
      const at = this.#undos.indexOf(undo)
      if (done || at < 0) return undefined
      done = true
      this.#undos.splice(at, 1)
      return undo()
    }
  }
  #list<T>(list: T[], item: T): Disposer {
    list.push(item)
    return this.#defer(() => void list.splice(list.indexOf(item), 1))
  }
  #claim({ id }: Pick<ExtensionPoint<unknown>, 'id'>, key: unknown): void {
    const own = this.contributed.filter(({ point }) => point === id).map(({ value }) => keyOf(value))
    const taken = [...this.#parts.placedKeys(id), ...own].includes(key)
    if (taken || !key) throw this.#error('PL-KEY', `${id}: ${String(key)}`)
  }
  /** What the plugin's code throws where the kernel calls it is logged, and harms nobody. */
  #guarded<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
  ): (...given: Given) => Result | undefined {
    return (...given) => {
      try {
        const result = run(...given)
        if (result instanceof Promise) result.catch((error: unknown) => this.logger.error(error))
        return result
      } catch (error) {
        this.logger.error(error)
        return undefined
      }
    }
  }
  /** Rejects once the plugin stops, or the script is late; heard until `over`. */
  #whenNoMore(
    url: string,
    { timeoutMs = SCRIPT_TIMEOUT_MS }: ScriptOptions = {},
    over: AbortSignal,
  ): Promise<never> {
    return new Promise((_, reject) => {
      const timer = setTimeout(() => reject(new CodedError('SC-TIMEOUT', { url })), timeoutMs)
      over.addEventListener('abort', () => clearTimeout(timer), { once: true })
      const stopped = (): void => reject(new CodedError('SC-ABORTED', { url }))
      this.signal.addEventListener('abort', stopped, { signal: over })
    })
  }
  async #inTime(undoing: PromiseLike<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.#error('PL-TIMEOUT', 'an undo never settled')), UNDO_LIMIT_MS)
    })
    try {
      await Promise.race([undoing, late])
    } finally {
      clearTimeout(timer)
    }
  }
  #open(what: string): void {
    if (this.signal.aborted) throw this.#error('PL-CLOSED', what)
    this.#parts.onCall?.(what)
  }
  #error(code: string, detail: string): PluginError {
    return new PluginError(code, this.id, 'call', detail)
  }
}

const keyOf = (value: unknown): unknown => (value as { readonly key?: unknown } | null | undefined)?.key
