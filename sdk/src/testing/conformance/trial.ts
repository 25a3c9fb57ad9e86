import type { ReactNode } from 'react'
import { CodedError } from '../../errors.ts'
import type { AnyManifest, Context } from '../../plugin.ts'
import type { ExtensionPoint } from '../../points.ts'
import { CLOCK } from '../../services/clock.ts'
import { HTTP } from '../../services/http.ts'
import { I18N } from '../../services/i18n.ts'
import { OVERLAYS } from '../../services/overlays.ts'
import { SCRIPTS } from '../../services/scripts.ts'
import { SITE } from '../../services/site.ts'
import { type FakeCall, fakeHttp } from '../fake-http.ts'
import { fakeLogger } from '../fake-logger.ts'
import { FakeOverlays } from '../fake-overlays.ts'
import { fakeServices } from '../fake-services.ts'
import { fakeStorage } from '../fake-storage.ts'
import { PluginHost } from '../plugin-host.ts'
import { servicesOf } from '../plugin-parts.ts'
import { testElement } from '../test-view.ts'
import { watchContext } from '../watch/watch-context.ts'
import { nextMacrotask, VirtualTime } from '../watch/virtual-time.ts'
import { type PageWatch, watchPage } from '../watch/watch-page.ts'
import type { Reached } from '../watch/watch-network.ts'
import { type ServiceWatch, watchServices } from '../watch/watch-services.ts'
import type { ConformanceOptions } from './options.ts'
import type { Residue } from './residue.ts'

/** How the surroundings of one run behave; `{}` follows the options. */
export interface Conditions {
  /** In place of the options' settings. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** `fails`: every call with `HT-NETWORK`. `pending`: none answers until `answerPending`. */
  readonly http?: 'fails' | 'pending'
  /** `fail`: every script with `SC-BLOCKED`. `hang`: none ever loads. */
  readonly scripts?: 'fail' | 'hang' | ((url: string) => unknown)
  /**
   * The number of the call through the context or a service that throws, in the synchronous part of the
   * activation.
   */
  readonly failAt?: number
  /** False: nobody is signed in. */
  readonly member?: boolean
}

export type ActivationOutcome =
  | { readonly kind: 'active' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'hanging' }

/** An activation or a stop that takes longer counts as hanging, as it does with the kernel. */
const LIMIT_MS = 10_000
/**
 * Calls that do not throw. Services promise that, and reject only as their contracts say, which `http` and
 * `scripts` control. `defer` records what has been done already.
 */
const PROMISED: ReadonlySet<string> = new Set([
  'defer',
  `${HTTP}.call`,
  `${SCRIPTS}.load`,
  `${SITE}.refresh`,
  `${I18N}.change`,
  `${I18N}.load`,
  `${OVERLAYS}.alert`,
  `${OVERLAYS}.confirm`,
])
/** The id for a plugin whose own id the host refuses. */
const STAND_IN_ID = 'test.plugin'
/** Real time for imports that are under way, before virtual time passes. */
const IMPORT_GRACE_MS = 40
/** Real time for those of a busy machine. */
const SLOW_IMPORT_MS = 2_000

/** One run of a plugin, from its activation to its stop, in a watched page and in virtual time. */
export class Trial {
  readonly time = new VirtualTime()
  readonly kernel: PluginHost
  readonly module: Readonly<Record<string, unknown>>
  readonly logger = fakeLogger()
  readonly storage = fakeStorage()
  readonly http
  /** Requested scripts, also those through `SCRIPTS`. */
  readonly scripts: string[] = []
  readonly overlays: readonly FakeOverlays[]
  /** Calls of services, `kernel.navigation.navigate`, that the plugin made after it was stopped. */
  readonly late: string[] = []
  activation: ActivationOutcome = { kind: 'hanging' }
  /** Calls through the context and services in the synchronous part of the activation. */
  calls = 0
  /** Set once the plugin's code has been called. */
  #context: Context | undefined
  readonly #id: string
  readonly #page: PageWatch
  readonly #watch: ServiceWatch
  readonly #pendingAnswers: (() => void)[] = []
  /** True in the synchronous part of `activate`, whose failure the plugin's caller sees. */
  #starting = false

  constructor(
    manifest: AnyManifest,
    module: Readonly<Record<string, unknown>>,
    options: ConformanceOptions,
    conditions: Conditions,
  ) {
    this.module = module
    const texts = options.texts?.EN ?? {}
    const { failAt, http, member = true } = conditions
    const onCall = (name: string, acts = false): void => {
      if (acts && this.#context?.signal.aborted && this.kernel.host.state(this.#id) !== 'disposing')
        this.late.push(name)
      if (!this.#starting || PROMISED.has(name)) return
      if (++this.calls === failAt) throw new Error(`${name} fails, as the suite wants it to`)
    }
    const loadScript = (url: string): unknown => {
      this.scripts.push(url)
      return scriptOf(conditions, options)(url)
    }
    const { answers = {} } = options
    const release = (call: FakeCall): Promise<unknown> =>
      new Promise((resolve) =>
        this.#pendingAnswers.push(() => resolve(answerOf(answers[call.endpoint], call))),
      )
    this.http = http === 'pending' ? fakeHttp({}, release) : fakeHttp(http === 'fails' ? {} : answers)
    const fakes = fakeServices({
      loadScript,
      storage: this.storage,
      logger: this.logger,
      texts,
      member,
    })
    const watched = {
      ...fakes,
      [CLOCK]: { now: () => this.time.now, gatewayNow: () => this.time.now },
      ...options.services?.(),
      [HTTP]: this.http,
    }
    this.overlays = Object.values<unknown>(watched).filter((service) => service instanceof FakeOverlays)
    this.#watch = watchServices(watched, onCall)
    const { activate } = module
    const watchedActivate = (context: Context, services: unknown): unknown => {
      this.#context = context
      this.#starting = true
      try {
        return (activate as (context: Context, services: unknown) => unknown)(
          watchContext(context, onCall),
          services,
        )
      } finally {
        this.#starting = false
      }
    }
    servicesOf(manifest, this.#watch.services)
    const kernelOf = (tested: AnyManifest): PluginHost =>
      new PluginHost({
        manifest: tested,
        module: typeof activate === 'function' ? { ...module, activate: watchedActivate } : module,
        services: this.#watch.services,
        settings: conditions.settings ?? options.settings ?? {},
        logger: this.logger,
        storage: this.storage,
        texts,
        loadScript,
        // the suite detects a hanging activation itself, in virtual time
        timeoutMs: 6 * LIMIT_MS,
        schedule: (run, ms) => this.time.schedule(run, ms),
      })
    const kernel = kernelOf(manifest)
    // another rule reports a bad id or SDK, and the plugin is tried all the same
    this.kernel = kernel.refused ? kernelOf({ ...manifest, id: STAND_IN_ID, sdk: '^1' }) : kernel
    this.#id = kernel.refused ? STAND_IN_ID : manifest.id
    this.#page = watchPage(this.time)
  }

  /**
   * Activates, and waits for the promise that it returns.
   * @param graceMs real time for imports that are under way
   */
  async activate(graceMs: number = IMPORT_GRACE_MS): Promise<void> {
    const { kernel } = this
    let completed = false
    const running = kernel.start().then(() => void (completed = true))
    await this.time.waitFor(running, LIMIT_MS, graceMs)
    this.activation = !completed
      ? { kind: 'hanging' }
      : kernel.context
        ? { kind: 'active' }
        : { kind: 'failed', error: failureOf(kernel) }
  }
  /** The running plugin's context. */
  get context(): Context {
    const { context } = this.kernel
    if (!context) throw new CodedError('TE-CONFORMANCE', 'the plugin does not run')
    return context
  }
  /** A component of the plugin, as `testPlugin` gives it. */
  element(name: string, props: object): ReactNode {
    return testElement(this.kernel.view, this.#id, name, props)
  }
  contributions<T>(point: ExtensionPoint<T>): readonly T[] {
    return this.kernel.contributions(point)
  }
  /** Requested addresses outside the site, those of scripts too. */
  get reached(): readonly Reached[] {
    const scripts = this.scripts.map((url) => ({ kind: 'script', url }) as const)
    return [...this.#page.reached, ...scripts.filter(({ url }) => !url.startsWith(location.origin))]
  }
  /** Lets time pass until a promise settles; resolves to whether it did. */
  completes(promise: PromiseLike<unknown>, limitMs: number = LIMIT_MS): Promise<boolean> {
    return this.time.waitFor(promise, limitMs, IMPORT_GRACE_MS)
  }
  /** The same for work that imports code, which takes real time on a busy machine. What never settles waits so long. */
  async completesAfterImports(promise: PromiseLike<unknown>, limitMs?: number): Promise<boolean> {
    return (await this.completes(promise, limitMs)) || this.time.waitFor(promise, 0, SLOW_IMPORT_MS)
  }
  /** Answers every pending call. */
  async answerPending(): Promise<void> {
    for (const answer of this.#pendingAnswers.splice(0)) answer()
    await this.time.elapse(0)
  }
  /** Stops the plugin, as the kernel does, and returns what is left. */
  async stop(): Promise<Residue> {
    let undos: readonly unknown[] = ['an undo hangs']
    const closing = this.kernel.stop().then((errors) => (undos = errors))
    await this.completes(closing, 10 * LIMIT_MS)
    for (const overlays of this.overlays) overlays.end()
    await this.time.elapse(0)
    await nextMacrotask()
    const page = this.#page.residue()
    return {
      ...page,
      requests: [...page.requests, ...[...this.http.pending].map(({ endpoint }) => endpoint)],
      subscriptions: this.#watch.subscriptions(),
      undos: undos.map(String),
    }
  }
  /** Restores the page. */
  end(): void {
    this.#page.end()
  }
}

const failureOf = ({ errors }: PluginHost): unknown => {
  const error = errors.at(-1)
  return error?.code === 'PL-THREW' ? error.cause : error
}

const answerOf = (given: unknown, call: FakeCall): unknown =>
  typeof given === 'function' ? given(call) : given

function scriptOf(
  { scripts }: Conditions,
  { captchaVendor, loadScript = captchaVendor?.().loadScript ?? (() => {}) }: ConformanceOptions,
): (url: string) => unknown {
  if (scripts === undefined) return loadScript
  if (typeof scripts === 'function') return scripts
  return scripts === 'hang'
    ? () => new Promise(() => {})
    : (url) => Promise.reject(new Error(`SC-BLOCKED: ${url}`))
}
