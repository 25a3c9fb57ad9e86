import {
  type CaptchaEvents,
  type CaptchaFailure,
  type CaptchaFields,
  type CaptchaOutcome,
  type CaptchaProvider,
  captchaProviders,
  type CaptchaScene,
  type CaptchaState,
  captchaRequested,
  type CaptchaWidget,
  CaptchaError,
} from '../contracts/captcha.ts'
import { isRecord } from '../is-record.ts'
import type { LanguageCode } from '../language.ts'
import type { Context } from '../plugin.ts'
import type { Contributed } from '../points.ts'
import { createStore, type Disposer, type Store } from '../store.ts'
import { type CaptchaAction, captchaState } from './captcha-state.ts'
import { CodedError } from '../errors.ts'
import { HttpError } from '../services/http.ts'

/** The gateway answered, without what the captcha needs. */
const REFUSALS: ReadonlySet<string> = new Set(['HT-REFUSED', 'HT-SHAPE'])

/** The vendor or its provider threw an error, or did not do what it must. */
const UNKNOWN_FAILURE = { reason: 'vendor', code: 'CP-VENDOR' } as const satisfies CaptchaFailure

/** How long a form waits for a provider's code before it reports that there is none. */
export const PROVIDER_TIMEOUT_MS = 5_000
/** How long a provider may take to start, whatever its vendor does (CO-08). */
export const START_TIMEOUT_MS = 60_000

/** Why a form cannot go on without its captcha. */
export type CaptchaProblem =
  /** No provider is on for this form: 'Geetest service not work' (VA-03). */
  | 'unavailable'
  /** The player closed it (VA-04). */
  | 'verify_first'
  /** Another `verify` is running (VA-04). */
  | 'too_fast'
  /** The captcha itself shows what went wrong. */
  | 'failed'

/**
 * Why a `verify` gave no proof; `undefined` if it gave one. One that was aborted while the form was open (the
 * captcha restarted in another language) must be repeated.
 */
export function captchaProblem(outcome: CaptchaOutcome): CaptchaProblem | undefined {
  switch (outcome.kind) {
    case 'closed':
    case 'aborted':
      return 'verify_first'
    case 'busy':
      return 'too_fast'
    case 'failed':
      return isUnavailable(outcome.failure) ? 'unavailable' : 'failed'
    case 'passed':
      return undefined
  }
}

/** Whether no provider serves the form. */
export const isUnavailable = ({ code }: CaptchaFailure): boolean => code === 'CP-NONE' || code === 'CP-SCENE'

/** What a captcha needs of the plugin that owns the form. */
export interface FormCaptchaDeps {
  readonly context: Pick<Context, 'contributions' | 'emit' | 'logger' | 'signal' | 'timeout'>
  readonly scene: CaptchaScene
  /** The captcha starts anew when the language changes. */
  readonly language: Store<LanguageCode>
}

/**
 * The captcha of one form, whichever provider is on (OV-25, ST-18): its state, from the moment the provider's
 * code loads, and every start of the vendor's box. Without a provider it fails with `CP-NONE`, without one for
 * the scene with `CP-SCENE`. The form's setting says whether it requires a captcha (VA-02).
 *
 * @example
 * const captcha = new FormCaptcha({ context, scene: 'login', language: i18n.language })
 * captcha.open() // when the form opens
 * const outcome = await captcha.verify() // on submit
 */
export class FormCaptcha {
  readonly state: Store<CaptchaState>
  /** The form renders this element, for vendors that draw into the page. */
  readonly container: HTMLElement
  readonly #state = createStore<CaptchaState>({ kind: 'loading' })
  readonly #deps: FormCaptchaDeps
  #providers: Store<readonly Contributed<CaptchaProvider>[]> = createStore<readonly []>([])
  /** Aborted when the form closes. */
  #closed = new AbortController()
  /** One start of a provider; aborted when it ends. */
  #attempt = new AbortController()
  #widget: CaptchaWidget | undefined
  /** Cancels the deadline of a start, or the expiry of a proof. */
  #timer: Disposer | undefined
  /** Resolves the running `verify`. */
  #resolve: ((outcome: CaptchaOutcome) => void) | undefined
  #verifying = false

  /** Nothing loads before `open`. */
  constructor(deps: FormCaptchaDeps) {
    this.state = this.#state
    this.container = document.createElement('div')
    this.#deps = deps
  }

  /** Call when the form opens: the provider starts and loads. */
  open(): void {
    const { context, language, scene } = this.#deps
    const restart = (): void => this.#restart()
    const { signal } = (this.#closed = new AbortController())
    this.#providers = context.contributions(captchaProviders)
    signal.addEventListener('abort', this.#providers.subscribe(restart), { once: true })
    signal.addEventListener('abort', language.subscribe(restart), { once: true })
    // The plugin that owns the form may stop before its screen has gone.
    context.signal.addEventListener('abort', () => this.close(), { once: true, signal })
    context.emit(captchaRequested, { scene })
    restart()
  }
  /** Call when the form closes. It may open again. */
  close(): void {
    this.#closed.abort()
    this.#endAttempt()
  }
  /**
   * Lets the player solve the captcha. Waits while it is loading; returns the same proof again while that is
   * valid; fails at once after an error. Never rejects.
   */
  async verify(): Promise<CaptchaOutcome> {
    if (this.#verifying) return { kind: 'busy' }
    this.#verifying = true
    try {
      await this.#whenLoaded()
      const state = this.state.get()
      if (this.#closed.signal.aborted) return { kind: 'aborted' }
      if (state.kind === 'success') return { kind: 'passed', proof: state.proof }
      if (state.kind === 'error') return { kind: 'failed', failure: state.failure }
      return await this.#openWidget()
    } finally {
      this.#verifying = false
    }
  }
  /** Starts again after an error. Otherwise does nothing. */
  retry(): void {
    if (!this.#dispatch({ type: 'retry' })) return
    // A provider that has come too late has its code by now; one that is missing is asked for again.
    if (!this.#providers.get()[0]) this.#deps.context.emit(captchaRequested, { scene: this.#deps.scene })
    void this.#start()
  }
  /**
   * Call it when the proof was used or refused: the captcha returns to `waiting`, through `loading` where the
   * vendor needs a new start. Does nothing while loading and after an error.
   */
  reset(): void {
    const { reset } = this.#widget ?? {}
    if (!this.#dispatch({ type: 'reset', reload: !reset })) return
    this.#finish({ kind: 'closed' })
    if (!reset) return void this.#start()
    void this.#timer?.()
    try {
      reset.call(this.#widget)
    } catch (error) {
      this.#failBy(error)
    }
  }

  #restart(): void {
    this.#dispatch({ type: 'restarted' })
    void this.#start()
  }
  /** Starts the provider anew, without anything of an earlier start. */
  async #start(): Promise<void> {
    const { context, scene, language } = this.#deps
    this.#endAttempt()
    const provider = this.#providers.get()[0]?.value
    if (!provider) {
      this.#timer = context.timeout(
        () => this.#fail({ reason: 'setup', code: 'CP-NONE' }),
        PROVIDER_TIMEOUT_MS,
      )
      return
    }
    if (!provider.scenes.includes(scene)) return this.#fail({ reason: 'setup', code: 'CP-SCENE' })
    const attempt = (this.#attempt = new AbortController())
    const { signal } = attempt
    this.#timer = context.timeout(() => {
      this.#fail({ reason: 'network', code: 'CP-TIMEOUT' })
      attempt.abort()
    }, START_TIMEOUT_MS)
    try {
      const options = { scene, language: language.get(), container: this.container, signal }
      const widget = await provider.start(options, this.#eventsOf(attempt, provider.proofMs))
      if (signal.aborted) return destroy(widget)
      if (typeof widget?.open !== 'function') throw new TypeError(`${provider.key} gives no box`)
      this.#widget = widget
      void this.#timer()
      this.#dispatch({ type: 'loaded' })
    } catch (error) {
      if (signal.aborted) return
      this.#failBy(error)
    }
  }
  #eventsOf(attempt: AbortController, proofMs: number | undefined): CaptchaEvents {
    const current = (): boolean => attempt === this.#attempt && !attempt.signal.aborted
    return {
      passed: (fields) => current() && this.#pass(fields, proofMs),
      closed: () => current() && this.#dispatch({ type: 'closed' }) && this.#finish({ kind: 'closed' }),
      failed: (failure) => current() && this.#fail(isRecord(failure) ? failure : UNKNOWN_FAILURE),
    }
  }
  #openWidget(): Promise<CaptchaOutcome> {
    return new Promise((resolve) => {
      this.#resolve = resolve
      this.#dispatch({ type: 'opened' })
      const attempt = this.#attempt
      // A vendor's may be asynchronous.
      Promise.resolve()
        .then(() => attempt.signal.aborted || this.#widget?.open())
        .catch((error: unknown) => attempt.signal.aborted || this.#failBy(error))
    })
  }
  #pass(fields: CaptchaFields, proofMs: number | undefined): void {
    if (!isRecord(fields)) return this.#fail(UNKNOWN_FAILURE)
    const proof = { fields }
    if (!this.#dispatch({ type: 'passed', proof })) return
    if (proofMs !== undefined && proofMs > 0)
      this.#timer = this.#deps.context.timeout(() => this.reset(), proofMs)
    this.#finish({ kind: 'passed', proof })
  }
  #fail(failure: CaptchaFailure): void {
    if (!this.#dispatch({ type: 'failed', failure })) return
    void this.#timer?.()
    this.#finish({ kind: 'failed', failure })
  }
  #failBy(error: unknown): void {
    const failure = captchaFailure(error)
    if (failure.code === UNKNOWN_FAILURE.code) this.#deps.context.logger.error(error)
    this.#fail(failure)
  }
  #finish(outcome: CaptchaOutcome): void {
    this.#resolve?.(outcome)
    this.#resolve = undefined
  }
  #endAttempt(): void {
    void this.#timer?.()
    const widget = this.#widget
    this.#widget = undefined
    this.#attempt.abort()
    destroy(widget)
    this.container.replaceChildren()
    this.#finish({ kind: 'aborted' })
  }
  /** Also returns when the form closes. */
  #whenLoaded(): Promise<void> {
    const { signal } = this.#closed
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.state.get().kind === 'loading' && !signal.aborted) return
        off()
        resolve()
      }
      const off = this.state.subscribe(check)
      signal.addEventListener('abort', check, { once: true })
      check()
    })
  }
  /** Whether the action changed the state. */
  #dispatch(action: CaptchaAction): boolean {
    const before = this.#state.get()
    const next = captchaState(before, action)
    this.#state.set(next)
    return next !== before
  }
}

/** An error of a vendor's clean-up must do no harm. */
function destroy(widget: CaptchaWidget | undefined): void {
  try {
    widget?.destroy?.()
  } catch {
    // What it leaves in the page is the provider's to remove.
  }
}

/** Why a captcha did not start or open: the provider's reason, a call, a script, or an error of the vendor (ER-13). */
function captchaFailure(error: unknown): CaptchaFailure {
  if (error instanceof CaptchaError) return error.failure
  if (error instanceof HttpError)
    return { reason: REFUSALS.has(error.code) ? 'setup' : 'network', code: error.code }
  if (error instanceof CodedError && error.code.startsWith('SC-'))
    return { reason: error.code === 'SC-URL' ? 'setup' : 'network', code: error.code }
  return UNKNOWN_FAILURE
}
