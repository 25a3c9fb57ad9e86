import type {
  Context,
  Contributed,
  Disposer,
  EventType,
  ExtensionPoint,
  Interceptor,
  Logger,
  ScriptOptions,
  Store,
} from '@foyer/sdk'
import type { Activation } from '@foyer/sdk/internal'
import { hostError } from '../../errors/host-error.ts'
import type { Bus } from '../../events/bus.ts'
import { ContributionEntry } from '../../extension-points/contribution-entry.ts'
import type { PointType } from '../../extension-points/extension-point-store.ts'
import { declaredPoint, entriesOf } from '../../extension-points/manifest-entry.ts'
import { append } from '../append.ts'
import type { ContextCall } from '../border.ts'
import type { LoadedModule, PluginRecord, Settings } from '../graph-nodes.ts'
import { FAILED, type Guard } from '../guard.ts'
import type { ReadonlyHostState } from '../host-state.ts'
import type { Effect, PluginRun } from '../lifecycle-state.ts'
import { loadValidator } from './load-validator.ts'
import type { Ports } from './ports.ts'
import { NO_SERVICES } from '../service-binding.ts'

/** The parts of the host and the kernel that all contexts use. */
export interface ContextDependencies {
  readonly ports: Ports
  readonly bus: Bus
  readonly guard: Guard
  readonly state: Pick<ReadonlyHostState, 'border' | 'extensions'>
  /** The merchant's current settings of a plugin. */
  readonly rawSettings: (plugin: string) => Settings
}
type RunActivation = Activation & { readonly module: LoadedModule }

const NO_EFFECTS: Effect[] = []
/** Contributions of code rank after those of the manifest. */
const CODE_INDEX_BASE = 1000

/**
 * One activation of one plugin: the context that its code uses, and the ledger of its effects, in order
 * (KN-02). A boot makes up to a thousand of these, and memory is what costs time at boot. So it is one
 * object, its methods are on the prototype, private fields are TypeScript's (`#` fields made a cold boot half
 * as slow again), and rare fields are only declared and are created on first use.
 */
export class PluginContext implements Context, PluginRun {
  services: Readonly<Record<string, unknown>> = NO_SERVICES
  effects: Effect[] = NO_EFFECTS
  private readonly record: PluginRecord
  private readonly dependencies: ContextDependencies
  /** The value of `settings` for a plugin that has a schema. */
  private validSettings: unknown
  private closed = false
  private contributed = CODE_INDEX_BASE
  declare private abort?: AbortController
  declare private ownActivation?: RunActivation
  declare private ownLogger?: Logger
  declare private ready?: Promise<void> | undefined

  /** @param validSettings the merchant's settings, as parsed by the schema */
  constructor(record: PluginRecord, validSettings: unknown, dependencies: ContextDependencies) {
    this.record = record
    this.validSettings = validSettings
    this.dependencies = dependencies
  }

  get id(): string {
    return this.record.id
  }
  get signal(): AbortSignal {
    this.abort ??= new AbortController()
    if (this.closed) this.abort.abort()
    return this.abort.signal
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the manifest's schema gives the type
  get settings(): any {
    return this.record.manifest.settings ? this.validSettings : this.dependencies.rawSettings(this.id)
  }
  get settingsReady(): Promise<void> {
    if (!this.ready) {
      this.ready = this.validateSettings()
      // after a failed fetch the next call fetches again
      this.ready.catch(() => (this.ready = undefined))
    }
    return this.ready
  }
  get logger(): Logger {
    return (this.ownLogger ??= this.dependencies.ports.logger(this.id))
  }
  get baked(): unknown {
    return this.dependencies.ports.baked(this.id)
  }
  get storage(): Ports['storage'] {
    return this.open().ports.storage
  }

  contribute(point: PointType, given: unknown, options?: { readonly order?: number }): Disposer {
    const { border, extensions } = this.open().state
    const { record } = this
    const order = options?.order
    // that of the manifest: of the given one only the id counts
    const type = declaredPoint(entriesOf(record.manifest), point?.id)
    const value = border?.checkCall(record, 'contribute', type ?? point, given, order) ?? given
    if (!type) throw hostError('PL-UNDECLARED', record.id, 'call', { point: point.id })
    const index = this.contributed++
    const name = type.slot ? `contributed ${index}` : ''
    if (name) Object.defineProperty(this.activation.module, name, { value })
    const store = extensions.get(type)
    const entry = new ContributionEntry(store, record, index, value, name, order)
    store.add(entry)
    return this.addEffect(entry)
  }

  contributions<T>(point: ExtensionPoint<T>): Store<readonly Contributed<T>[]> {
    return this.open('contributions', point).state.extensions.get(point).contributions as Store<
      readonly Contributed<T>[]
    >
  }

  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer {
    const { guard, bus } = this.open('on', event, handler)
    const { record } = this
    const handle = (payload: T): void => {
      if (!this.closed) guard.callUnawaited(record, 'event', handler, payload)
    }
    const off = this.defer(bus.on(event, handle), 'on', event.id)
    const { trigger, bufferedEvents } = record
    if (bufferedEvents && typeof trigger === 'object' && trigger.id === event.id) {
      record.bufferedEvents = undefined
      for (const payload of bufferedEvents) handle(payload as T)
    }
    return off
  }
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    this.open('emit', event).bus.emit(event, payload)
  }

  intercept(interceptor: Interceptor): Disposer {
    const { guard, ports } = this.open('intercept', interceptor)
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kernel checks what a plugin returns
    const guarded = (name: keyof Interceptor, a: never, b?: never): any => {
      const run = (): unknown => interceptor[name]?.(a, b as never)
      const result = guard.callUnawaited(this.record, 'intercept', run)
      return result === FAILED ? undefined : result
    }
    return this.defer(
      ports.intercept({
        request: (call) => guarded('request', call as never),
        response: (call, answer) => guarded('response', call as never, answer as never),
        failure: (call, error) => guarded('failure', call as never, error as never),
      }),
      'intercept',
    )
  }

  timeout(run: () => void, ms: number): Disposer {
    const { guard } = this.open('timeout', run, ms)
    const timer = setTimeout(() => {
      void off()
      guard.callUnawaited(this.record, 'timer', run)
    }, ms)
    const off = this.defer(() => clearTimeout(timer), 'timeout', ms)
    return off
  }
  interval(run: () => void, ms: number): Disposer {
    const { guard } = this.open('interval', run, ms)
    const timer = setInterval(() => void guard.callUnawaited(this.record, 'timer', run), ms)
    return this.defer(() => clearInterval(timer), 'interval', ms)
  }

  async script(url: string, options: ScriptOptions = {}): Promise<void> {
    const element = await this.open('script', url, options).ports.script(url, options, this.signal)
    if (this.closed) element.remove()
    this.defer(() => element.remove(), 'script', url)
  }
  mount(node: Node, parent: ParentNode & Node = document.body): Disposer {
    this.open('mount', node, parent)
    // inserting a fragment empties it, so its children are what must be removed
    const nodes = node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? [...node.childNodes] : [node]
    parent.appendChild(node)
    const unmount = (): void => {
      for (const each of nodes) each.parentNode?.removeChild(each)
    }
    return this.defer(unmount, 'mount', node.nodeName)
  }
  global(name: string, value: unknown): Disposer {
    this.open('global', name)
    const globals = globalThis as Record<string, unknown>
    const existed = name in globals
    const before = globals[name]
    globals[name] = value
    const restore = (): void => {
      if (existed) globals[name] = before
      else Reflect.deleteProperty(globals, name)
    }
    return this.defer(restore, 'global', name)
  }
  /** The other parameters name the effect of another call in the ledger. */
  defer(undo: Disposer, call?: ContextCall, of?: unknown): Disposer {
    this.open('defer', undo)
    return this.addEffect({ call, of, undo })
  }

  /** For the host. The module includes the components that the code contributed to slots, by name. */
  get activation(): RunActivation {
    const { services, record } = this
    return (this.ownActivation ??= {
      context: this,
      services,
      module: Object.create(record.module ?? null) as LoadedModule,
    })
  }
  /** For the host. The disposer undoes the effect once, and does nothing after the host has undone it. */
  addEffect(effect: Effect): Disposer {
    this.effects = append(this.effects, effect)
    return () => {
      const { effects } = this
      const index = effects.lastIndexOf(effect)
      if (index < 0) return
      effects.splice(index, 1)
      return effect.undo()
    }
  }
  /** For the host. */
  takeLastEffect(): Effect | undefined {
    return this.effects.pop()
  }
  /** For the host: after this every call throws. */
  close(): void {
    this.closed = true
    this.abort?.abort()
  }

  /** Begins a call: returns the dependencies. Throws when the context is closed, or the border refuses it. */
  private open(call?: ContextCall, a?: unknown, b?: unknown, c?: unknown): ContextDependencies {
    const { dependencies, record } = this
    if (this.closed) throw hostError('PL-CLOSED', record.id, 'call', 'stopped')
    if (call) dependencies.state.border?.checkCall(record, call, a, b, c)
    return dependencies
  }
  /** For a plugin that started before its schema was loaded. Rejects when the schema cannot be fetched. */
  private async validateSettings(): Promise<void> {
    const { manifest, validate, id, rawSettings = {} } = this.record
    if (!manifest.settings || validate) return
    const check = await loadValidator(id, manifest.settings(), this.dependencies.guard.report)
    if (!this.closed) this.validSettings = check(rawSettings) ?? this.validSettings
  }
}
