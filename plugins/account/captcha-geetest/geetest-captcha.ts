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
import { bringForward } from './bring-forward.ts'
import { type CaptchaAction, captchaState } from './captcha-state.ts'
import { EXTRA_FAILED, START_DEADLINE_MS } from './constants.ts'
import { startFailure } from './start-failure.ts'
import type { StartWidget, Widget } from './widget.ts'

export interface GeetestCaptchaParts {
  readonly start: StartWidget
  /** Aborted with the form, and with the plugin. */
  readonly signal: AbortSignal
  readonly timeout: (run: () => void, ms: number) => Disposer
  readonly now: () => number
  readonly proofMs: number
}

/** One captcha on one form: state and time around the vendor's box. */
export class GeetestCaptcha implements Captcha {
  readonly state = createStore<CaptchaState>({ kind: 'loading' })
  readonly #parts: GeetestCaptchaParts
  #attempt = new AbortController()
  #widget: Widget | undefined
  #expiry: Disposer | undefined
  /** Of the `verify` under way. */
  #settle: ((outcome: CaptchaOutcome) => void) | undefined
  #putBack: (() => void) | undefined

  constructor(parts: GeetestCaptchaParts) {
    this.#parts = parts
    parts.signal.addEventListener('abort', () => this.#end(), { once: true })
    void this.#load()
  }

  async verify(): Promise<CaptchaOutcome> {
    await this.#notLoading()
    const state = this.state.get()
    if (this.#parts.signal.aborted) return { kind: 'aborted' }
    if (state.kind === 'success') return { kind: 'passed', proof: state.proof }
    if (state.kind === 'error') return { kind: 'failed', failure: state.failure }
    if (!this.#move({ type: 'opened' })) return { kind: 'busy' }
    return new Promise((resolve) => {
      this.#settle = resolve
      this.#putBack = bringForward()
      try {
        this.#widget?.open()
      } catch (error) {
        this.#fail(startFailure(error))
      }
    })
  }
  retry(): void {
    if (this.#move({ type: 'retry' })) void this.#load()
  }
  reset(): void {
    const { reset } = this.#widget ?? {}
    if (!this.#move({ type: 'reset', anew: !reset })) return
    void this.#expiry?.()
    this.#settled({ kind: 'closed' })
    if (reset) reset()
    else void this.#load()
  }

  /** Everything anew: what is left of the attempt before is taken out of the page. */
  async #load(): Promise<void> {
    const { signal, start, timeout } = this.#parts
    this.#drop()
    const attempt = (this.#attempt = new AbortController())
    const giveUp = timeout(() => {
      this.#fail({ reason: 'network', code: EXTRA_FAILED })
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
      this.#move({ type: 'loaded' })
    } catch (error) {
      if (!attempt.signal.aborted) this.#fail(startFailure(error))
    } finally {
      void giveUp()
    }
  }
  #pass(fields: CaptchaFields): void {
    const { now, proofMs, timeout } = this.#parts
    const proof = { fields, expiresAt: now() + proofMs }
    if (!this.#move({ type: 'passed', proof })) return
    this.#expiry = timeout(() => this.reset(), proofMs)
    this.#settled({ kind: 'passed', proof })
  }
  #close(): void {
    if (this.#move({ type: 'closed' })) this.#settled({ kind: 'closed' })
  }
  #fail(failure: CaptchaFailure): void {
    if (this.#move({ type: 'failed', failure })) this.#settled({ kind: 'failed', failure })
  }
  #settled(outcome: CaptchaOutcome): void {
    this.#putBack?.()
    this.#putBack = undefined
    this.#settle?.(outcome)
    this.#settle = undefined
  }
  #notLoading(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.state.get().kind === 'loading' && !this.#parts.signal.aborted) return
        off()
        resolve()
      }
      const off = this.state.subscribe(look)
      this.#parts.signal.addEventListener('abort', look, { once: true })
      look()
    })
  }
  #drop(): void {
    this.#attempt.abort()
    this.#widget?.destroy()
    this.#widget = undefined
  }
  #end(): void {
    void this.#expiry?.()
    this.#drop()
    this.#settled({ kind: 'aborted' })
  }
  /** True where the action changed something. */
  #move(action: CaptchaAction): boolean {
    if (this.#parts.signal.aborted) return false
    const before = this.state.get()
    const next = captchaState(before, action)
    this.state.set(next)
    return next !== before
  }
}
