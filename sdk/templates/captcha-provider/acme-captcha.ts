import {
  type Captcha,
  type CaptchaFailure,
  type CaptchaOutcome,
  type CaptchaState,
  createStore,
  type Disposer,
} from '@foyer/sdk'
import { type CaptchaAction, captchaState } from './captcha-state.ts'
import { vendorOnPage } from './vendor.ts'

/** A token of this vendor is valid for a minute (CO-08). */
export const TOKEN_MS = 60_000

export interface AcmeCaptchaParts {
  readonly siteKey: string
  readonly language: string
  /** Aborted when the form closes or the plugin stops. */
  readonly signal: AbortSignal
  /** Adds the vendor's script to the page, with a new element each time. */
  readonly load: () => Promise<void>
  readonly timeout: (run: () => void, ms: number) => Disposer
  readonly now: () => number
}

/** One captcha on one form. */
export class AcmeCaptcha implements Captcha {
  readonly state = createStore<CaptchaState>({ kind: 'loading' })
  readonly #parts: AcmeCaptchaParts
  #box: { close(): void } | undefined
  #expiry: Disposer | undefined

  constructor(parts: AcmeCaptchaParts) {
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
    return this.#move({ type: 'opened' }) ? this.#open() : { kind: 'busy' }
  }
  retry(): void {
    if (this.#move({ type: 'retry' })) void this.#load()
  }
  reset(): void {
    void this.#expiry?.()
    this.#move({ type: 'reset' })
  }

  async #load(): Promise<void> {
    try {
      await this.#parts.load()
      if (vendorOnPage()) this.#move({ type: 'loaded' })
      else this.#fail('CP-ACME-EMPTY')
    } catch (error) {
      this.#fail(error instanceof Error && 'code' in error ? String(error.code) : 'CP-ACME-LOAD')
    }
  }
  #open(): Promise<CaptchaOutcome> {
    return new Promise((resolve) => {
      const { siteKey, language, signal } = this.#parts
      const aborted = (): void => resolve({ kind: 'aborted' })
      signal.addEventListener('abort', aborted, { once: true })
      this.#box = vendorOnPage()?.open({
        siteKey,
        language,
        onPass: (token) => {
          // The vendor's values, under the gateway's names.
          const proof = { fields: { captcha: token }, expiresAt: this.#parts.now() + TOKEN_MS }
          if (this.#move({ type: 'passed', proof })) this.#expireLater()
          resolve({ kind: 'passed', proof })
        },
        onClose: () => {
          this.#move({ type: 'closed' })
          resolve({ kind: 'closed' })
        },
        onError: (code) => {
          const failure: CaptchaFailure = { reason: 'vendor', code }
          this.#move({ type: 'failed', failure })
          resolve({ kind: 'failed', failure })
        },
      })
    })
  }
  #expireLater(): void {
    this.#expiry = this.#parts.timeout(() => this.#move({ type: 'reset' }), TOKEN_MS)
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
  #fail(code: string): void {
    this.#move({ type: 'failed', failure: { reason: 'network', code } })
  }
  #end(): void {
    void this.#expiry?.()
    this.#box?.close()
  }
  /** True where the action changed something. */
  #move(action: CaptchaAction): boolean {
    const before = this.state.get()
    const next = captchaState(before, action)
    if (!this.#parts.signal.aborted) this.state.set(next)
    return next !== before
  }
}
