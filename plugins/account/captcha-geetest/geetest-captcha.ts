import {
  anySignal,
  type Captcha,
  type CaptchaFailure,
  type CaptchaFields,
  type CaptchaOutcome,
  type CaptchaState,
  createStore,
  type Disposer,
} from '@foyer/sdk'
import { moveIntoDialog } from './move-into-dialog.ts'
import { type CaptchaAction, captchaState } from './captcha-state.ts'
import { RESOURCE_FAILED, START_DEADLINE_MS } from './constants.ts'
import { startFailure } from './start-failure.ts'
import type { StartWidget, Widget } from './widget.ts'

export interface GeetestCaptchaDeps {
  readonly start: StartWidget
  /** Aborted when the form closes or the plugin stops. */
  readonly signal: AbortSignal
  readonly timeout: (run: () => void, ms: number) => Disposer
  readonly now: () => number
  readonly proofMs: number
}

/** One captcha on one form: the state and timers of the vendor's box. */
export class GeetestCaptcha implements Captcha {
  readonly state = createStore<CaptchaState>({ kind: 'loading' })
  readonly #deps: GeetestCaptchaDeps
  #attempt = new AbortController()
  #widget: Widget | undefined
  #expiry: Disposer | undefined
  /** Resolves the running `verify`. */
  #resolve: ((outcome: CaptchaOutcome) => void) | undefined
  #restore: (() => void) | undefined

  constructor(deps: GeetestCaptchaDeps) {
    this.#deps = deps
    deps.signal.addEventListener('abort', () => this.#dispose(), { once: true })
    void this.#load()
  }

  async verify(): Promise<CaptchaOutcome> {
    await this.#whenLoaded()
    const state = this.state.get()
    if (this.#deps.signal.aborted) return { kind: 'aborted' }
    if (state.kind === 'success') return { kind: 'passed', proof: state.proof }
    if (state.kind === 'error') return { kind: 'failed', failure: state.failure }
    if (!this.#dispatch({ type: 'opened' })) return { kind: 'busy' }
    return new Promise((resolve) => {
      this.#resolve = resolve
      this.#restore = moveIntoDialog()
      try {
        this.#widget?.open()
      } catch (error) {
        this.#fail(startFailure(error))
      }
    })
  }
  retry(): void {
    if (this.#dispatch({ type: 'retry' })) void this.#load()
  }
  reset(): void {
    const { reset } = this.#widget ?? {}
    if (!this.#dispatch({ type: 'reset', reload: !reset })) return
    void this.#expiry?.()
    this.#finish({ kind: 'closed' })
    if (reset) reset()
    else void this.#load()
  }

  /** Loads everything anew, after removing the elements of the previous attempt. */
  async #load(): Promise<void> {
    const { signal, start, timeout } = this.#deps
    this.#destroyWidget()
    const attempt = (this.#attempt = new AbortController())
    const cancelDeadline = timeout(() => {
      this.#fail({ reason: 'network', code: RESOURCE_FAILED })
      attempt.abort()
    }, START_DEADLINE_MS)
    try {
      const widget = await start(anySignal(signal, attempt.signal), {
        passed: (fields) => attempt === this.#attempt && this.#pass(fields),
        closed: () => attempt === this.#attempt && this.#close(),
        failed: (failure) => attempt === this.#attempt && this.#fail(failure),
      })
      if (signal.aborted || attempt.signal.aborted) return widget.destroy()
      this.#widget = widget
      this.#dispatch({ type: 'loaded' })
    } catch (error) {
      if (!attempt.signal.aborted) this.#fail(startFailure(error))
    } finally {
      void cancelDeadline()
    }
  }
  #pass(fields: CaptchaFields): void {
    const { now, proofMs, timeout } = this.#deps
    const proof = { fields, expiresAt: now() + proofMs }
    if (!this.#dispatch({ type: 'passed', proof })) return
    this.#expiry = timeout(() => this.reset(), proofMs)
    this.#finish({ kind: 'passed', proof })
  }
  #close(): void {
    if (this.#dispatch({ type: 'closed' })) this.#finish({ kind: 'closed' })
  }
  #fail(failure: CaptchaFailure): void {
    if (this.#dispatch({ type: 'failed', failure })) this.#finish({ kind: 'failed', failure })
  }
  #finish(outcome: CaptchaOutcome): void {
    this.#restore?.()
    this.#restore = undefined
    this.#resolve?.(outcome)
    this.#resolve = undefined
  }
  #whenLoaded(): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.state.get().kind === 'loading' && !this.#deps.signal.aborted) return
        off()
        resolve()
      }
      const off = this.state.subscribe(check)
      this.#deps.signal.addEventListener('abort', check, { once: true })
      check()
    })
  }
  #destroyWidget(): void {
    this.#attempt.abort()
    this.#widget?.destroy()
    this.#widget = undefined
  }
  #dispose(): void {
    void this.#expiry?.()
    this.#destroyWidget()
    this.#finish({ kind: 'aborted' })
  }
  /** Whether the action changed the state. */
  #dispatch(action: CaptchaAction): boolean {
    if (this.#deps.signal.aborted) return false
    const before = this.state.get()
    const next = captchaState(before, action)
    this.state.set(next)
    return next !== before
  }
}
