import { type PluginError, pluginChanged, type PluginState, type Schema } from '@foyer/sdk'
import { Calls, LATE, type Step } from './calls.ts'
import { CALL_TIMEOUT_MS } from './constants.ts'
import { hostError, threw } from './host-error.ts'
import { find, release, serve } from './hold.ts'
import { publish, withdraw } from './provide.ts'
import { PluginScope, type ScopeTools } from './plugin-scope.ts'
import { type LoadedModule, NO_SERVICES, type PluginRecord } from './record.ts'
import { isThenable } from './thenable.ts'

export interface LifecycleTools extends ScopeTools {
  /** Something happened that the next pass must see: a failure, an optional service that came. */
  readonly disturbed: () => void
  /** The queue has run empty by itself, outside a pass. */
  readonly drained: () => void
}

/** Takes single plugins up and down. Nothing here awaits or recurses: what is synchronous stays in the tick. */
export class Lifecycle {
  /** Until `drain`, what wakes only queues. */
  draining = false
  readonly #ready: PluginRecord[] = []
  readonly #tools: LifecycleTools
  readonly #calls: Calls
  readonly #audience: { readonly length: number }

  /** @param timeoutMs how long a load, an activation or an undo may take */
  constructor(tools: LifecycleTools, timeoutMs = CALL_TIMEOUT_MS) {
    this.#tools = tools
    this.#calls = new Calls(this, timeoutMs)
    this.#audience = tools.bus.audience(pluginChanged)
  }

  /** Calls into plugins that have not settled. */
  get inFlight(): number {
    return this.#calls.inFlight
  }

  drain(): void {
    this.draining = true
    // the queue grows while it is read: no chain is too long, up or down
    for (const record of this.#ready) this.advance(record)
    this.#ready.length = 0
    this.draining = false
  }

  /** Brings a plugin one step nearer to where its gate and the demand for it want it. */
  advance(record: PluginRecord): void {
    const { state } = record
    if (record.gate !== 'on' || record.restart) this.stop(record)
    else if (state === 'waiting') this.#activate(record)
    else if (record.asked && (state === 'registered' || state === 'off')) {
      record.turn++
      this.#enter(record, 'waiting')
      if (record.module) this.#activate(record)
      else this.#load(record)
    }
  }

  /** Takes a plugin down once nobody holds it; what is in flight is let go of at once. */
  stop(record: PluginRecord): void {
    const { scope, state } = record
    if (state === 'disposing' || record.holders > 0) return // `#undo` of the last holder comes back to it
    record.turn++
    if (scope) {
      this.#enter(record, 'disposing')
      scope.close()
      withdraw(record.provides)
      this.#undo(record, scope)
    } else this.rest(record)
  }

  /** Where a plugin that does not run stands. */
  rest(record: PluginRecord): void {
    const { failed, quarantined, gate } = record
    record.restart = false
    this.#enter(
      record,
      quarantined ? 'quarantined' : failed ? 'failed' : gate === 'off' ? 'off' : 'registered',
    )
  }

  settled(record: PluginRecord, step: Step, value: unknown): void {
    this.draining = true
    if (step === 'load') this.#loaded(record, value)
    else if (step === 'activate') this.#active(record, value)
    else if (step === 'dispose') this.#resume(record)
    else this.#settingsChecked(record, value)
  }
  failed(record: PluginRecord, step: Step, error: unknown): void {
    this.draining = true
    const phase = step === 'settings' ? 'load' : step
    const cause = error === LATE ? hostError('PL-TIMEOUT', record.id, phase, 'too late') : error
    this.#tools.guard.fault(record, phase, cause)
    if (step === 'dispose') this.#resume(record)
    else this.#fail(record)
  }
  landed(): void {
    this.drain()
    this.#tools.drained()
  }

  #enter(record: PluginRecord, to: PluginState): void {
    const { state: from, id } = record
    if (from === to) return
    record.state = to
    if (this.#audience.length > 0) this.#tools.bus.emit(pluginChanged, { plugin: id, from, to })
    record.tell?.(record.status)
  }

  /**
   * Code, settings schema and texts are fetched at once; with all of them there already, in the same tick. Code that
   * stands in the page does not wait for its schema, which it asks for by `settingsReady`.
   */
  #load(record: PluginRecord): void {
    const { ports } = this.#tools
    const { plugin, manifest } = record
    const { settings } = manifest
    let module: unknown
    let texts: unknown
    let schema: ReturnType<NonNullable<typeof settings>> | undefined
    try {
      if (manifest.texts) texts = ports.loadTexts(manifest)
      module = plugin.load()
      if (settings && isThenable(module)) schema = settings()
    } catch (error) {
      this.#fail(record, threw(record.id, 'load', error))
      return
    }
    if (schema || isThenable(texts)) {
      const textsThere = Promise.resolve(texts).catch(() => undefined) // without them keys are shown
      const all = Promise.all([module, schema, textsThere]).then(([code, given]) => {
        record.schema = given?.default
        return code
      })
      this.#calls.watch(record, 'load', all)
    } else if (isThenable(module)) this.#calls.watch(record, 'load', module)
    else this.#loaded(record, module)
  }

  #loaded(record: PluginRecord, module: unknown): void {
    if (typeof module === 'object' && module !== null) {
      record.module = module as LoadedModule
      this.#activate(record)
    } else this.#fail(record, hostError('PL-MODULE', record.id, 'load', typeof module))
  }

  #activate(record: PluginRecord): void {
    if (!record.module || !find(record)) return
    const { manifest, schema } = record
    const { rawSettings } = this.#tools
    const scope = (record.scope = new PluginScope(record, this.#tools))
    if (manifest.settings) {
      const raw = (record.raw = rawSettings(record.id))
      record.settings = schema ? raw : NO_SERVICES // nothing of them is shown unchecked
    }
    serve(record, scope)
    this.#enter(record, 'activating')
    if (schema) this.#checkSettings(record, schema)
    else this.#run(record)
  }

  #checkSettings(record: PluginRecord, schema: Schema<unknown>): void {
    const { report } = this.#tools.guard
    const checked = import('./check-settings.ts').then(({ checkSettings }) =>
      checkSettings(record, schema, report),
    )
    this.#calls.watch(record, 'settings', checked)
  }
  #settingsChecked(record: PluginRecord, settings: unknown): void {
    record.settings = settings
    if (settings === undefined)
      this.#fail(record, hostError('PL-SETTING', record.id, 'activate', 'none is left'))
    else this.#run(record)
  }

  #run(record: PluginRecord): void {
    const { module, scope, services } = record
    let result: unknown
    try {
      const activate = module?.activate
      if (activate) result = activate(scope, services)
    } catch (error) {
      this.#fail(record, threw(record.id, 'activate', error))
      return
    }
    if (isThenable(result)) this.#calls.watch(record, 'activate', result)
    else this.#active(record, result)
  }

  #active(record: PluginRecord, result: unknown): void {
    const { provides } = record
    try {
      if (provides) publish(record, provides, result)
    } catch (error) {
      this.#fail(record, threw(record.id, 'activate', error))
      return
    }
    record.missed = record.error = undefined
    this.#enter(record, 'active')
    for (let own = provides; own; own = own.next) {
      for (let use = own.service.firstUse; use; use = use.other) {
        const { user } = use
        if (user.state === 'waiting') this.#ready.push(user)
        // it did without, as an optional service or with a rival's: it must start anew
        else if (user.scope) this.#tools.disturbed()
      }
    }
  }

  #fail(record: PluginRecord, error?: PluginError): void {
    if (error) this.#tools.guard.fault(record, error.phase, error)
    record.failed = true
    this.stop(record)
    if (record.provides) this.#tools.disturbed()
  }

  /** Reverses the ledger to its end. An undo that throws or never settles is reported, and the next one runs. */
  #undo(record: PluginRecord, scope: PluginScope): void {
    for (let entry = scope.next(); entry; entry = scope.next()) {
      const result = this.#tools.guard.call(record, 'dispose', undo, entry)
      if (isThenable(result)) return this.#calls.watch(record, 'dispose', result)
    }
    record.scope = record.settings = undefined
    record.services = NO_SERVICES
    const free = release(record)
    this.rest(record)
    for (const provider of free) {
      if (provider.gate !== 'on' || provider.restart) this.#ready.push(provider)
    }
    this.#ready.push(record)
  }
  #resume(record: PluginRecord): void {
    if (record.scope) this.#undo(record, record.scope)
  }
}

const undo = (entry: { undo(): unknown }): unknown => entry.undo()
