import { type AnyManifest, type PluginError, pluginChanged, type PluginState } from '@foyer/sdk'
import { Calls, LATE, type Step } from './calls.ts'
import { hostError } from './host-error.ts'
import { FAILED } from './guard.ts'
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
  /** Calls into plugins that have not settled. */
  readonly calls: Calls
  readonly #ready: PluginRecord[] = []
  readonly #tools: LifecycleTools
  readonly #audience: { readonly length: number }

  /** @param timeoutMs how long a load, an activation or an undo may take */
  constructor(tools: LifecycleTools, timeoutMs: number) {
    this.#tools = tools
    this.calls = new Calls(this.#landed, timeoutMs)
    this.#audience = tools.bus.audience(pluginChanged)
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
    else if (record.asked && state === 'registered') {
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
    if (scope || state === 'waiting') record.turn++
    if (scope) {
      this.#enter(record, 'disposing')
      scope.close()
      withdraw(record)
      this.#undo(record)
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

  readonly #landed = (
    record: PluginRecord,
    step: Step,
    value: unknown,
    failed: boolean,
    ignored: boolean,
  ): void => {
    this.draining = true
    if (!ignored) {
      const cause = value === LATE ? hostError('PL-TIMEOUT', record.id, step, 'late') : value
      if (failed) this.#tools.guard.fault(record, step, cause)
      if (step === 'dispose') this.#undo(record)
      else if (failed) this.#fail(record)
      else if (step === 'load') this.#loaded(record, value)
      else this.#active(record, value)
    }
    this.drain()
    this.#tools.drained()
  }

  #enter(record: PluginRecord, to: PluginState): void {
    const { state: from, id } = record
    if (from === to) return
    record.state = to
    if (this.#audience.length > 0) this.#tools.bus.emit(pluginChanged, { plugin: id, from, to })
  }

  #load(record: PluginRecord): void {
    const module = this.#tools.guard.call(record, 'load', this.#fetch, record)
    if (module === FAILED) this.#fail(record)
    else if (isThenable(module)) this.calls.watch(record, 'load', module)
    else this.#loaded(record, module)
  }
  /**
   * Code, settings schema and texts are fetched at once; with all of them there already, in the same tick. Code that
   * stands in the page does not wait for its schema, which it asks for by `settingsReady`.
   */
  readonly #fetch = (record: PluginRecord): unknown => {
    const { ports } = this.#tools
    const { plugin, manifest } = record
    const { settings } = manifest
    const texts = manifest.texts && ports.loadTexts(manifest)
    const module = plugin.load()
    const schema = settings && isThenable(module) ? settings() : undefined
    return schema || isThenable(texts) ? this.#gather(record, module, schema, texts) : module
  }
  async #gather(
    record: PluginRecord,
    module: unknown,
    schema: ReturnType<NonNullable<AnyManifest['settings']>> | undefined,
    texts: unknown,
  ): Promise<unknown> {
    const textsThere = Promise.resolve(texts).catch(() => undefined) // without them keys are shown
    const checker = schema && import('./check-settings.ts')
    const [code, given, check] = await Promise.all([module, schema, checker, textsThere])
    if (given && check) record.check = check.checkerOf(record, given.default, this.#tools.guard.report)
    return code
  }

  #loaded(record: PluginRecord, module: unknown): void {
    if (typeof module === 'object' && module !== null) {
      record.module = module as LoadedModule
      this.#activate(record)
    } else this.#fail(record, hostError('PL-MODULE', record.id, 'load', typeof module))
  }

  #activate(record: PluginRecord): void {
    const { module, manifest, check } = record
    if (!module || (record.uses && !find(record))) return
    if (manifest.settings) {
      record.raw = this.#tools.rawSettings(record.id)
      record.settings = check ? check() : NO_SERVICES // nothing of them is shown unchecked
      if (record.settings === undefined) {
        this.#fail(record, hostError('PL-SETTING', record.id, 'activate', 'none left'))
        return
      }
    }
    const scope = (record.scope = new PluginScope(record, this.#tools))
    if (record.uses) serve(record, scope)
    this.#enter(record, 'activating')
    const result = this.#tools.guard.call(record, 'activate', run, record)
    if (result === FAILED) this.#fail(record)
    else if (isThenable(result)) this.calls.watch(record, 'activate', result)
    else this.#active(record, result)
  }

  #active(record: PluginRecord, result: unknown): void {
    const { provides, missed, error } = record
    if (provides && this.#tools.guard.call(record, 'activate', publish, record, result) === FAILED) {
      this.#fail(record)
      return
    }
    if (missed || error) record.missed = record.error = undefined
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
  #undo(record: PluginRecord): void {
    const { scope } = record
    for (let entry = scope?.next(); entry; entry = scope?.next()) {
      const result = this.#tools.guard.call(record, 'dispose', undo, entry)
      if (isThenable(result)) return this.calls.watch(record, 'dispose', result)
    }
    record.scope = undefined
    const free = release(record)
    this.rest(record)
    for (const provider of free) {
      if (provider.gate !== 'on' || provider.restart) this.#ready.push(provider)
    }
    this.#ready.push(record)
  }
}

const undo = (entry: { undo(): unknown }): unknown => entry.undo()
function run({ module, scope, services }: PluginRecord): unknown {
  const activate = module?.activate
  return activate?.(scope, services)
}
