import {
  type Captcha,
  type CaptchaFailure,
  type CaptchaOutcome,
  captchaProviders,
  type CaptchaScene,
  type CaptchaState,
  captchaRequested,
  type Context,
  createStore,
  type Disposer,
  type LanguageCode,
  type Store,
} from '@foyer/sdk'

/** How long a form waits for a provider's code before it reports that there is none. */
export const PROVIDER_TIMEOUT_MS = 5_000

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

export const isUnavailable = ({ code }: CaptchaFailure): boolean => code === 'CP-NONE' || code === 'CP-SCENE'

export interface FormCaptchaDeps {
  /** The context of the plugin that owns the form. */
  readonly context: Pick<Context, 'contributions' | 'emit' | 'logger' | 'timeout'>
  readonly scene: CaptchaScene
  /** The captcha restarts when the language changes. */
  readonly language: Store<LanguageCode>
}

/**
 * The captcha of one form, whichever provider is on: while the provider's code loads, when it is replaced,
 * and if there is none (`CP-NONE`) or it does not support the scene (`CP-SCENE`). The form's setting says
 * whether it requires a captcha (VA-02).
 */
export class FormCaptcha implements Captcha {
  readonly state: Store<CaptchaState>
  /** The form renders this element, for vendors that draw into the page. */
  readonly container: HTMLElement
  readonly #state = createStore<CaptchaState>({ kind: 'loading' })
  readonly #deps: FormCaptchaDeps
  /** Aborted when the captcha ends or restarts. */
  #attempt = new AbortController()
  #captcha: Captcha | undefined
  #cancelTimeout: Disposer | undefined
  /** Aborted when the form closes. */
  #closed = new AbortController()
  #verifying = false

  constructor(deps: FormCaptchaDeps) {
    this.state = this.#state
    this.container = document.createElement('div')
    this.#deps = deps
  }

  /** Call when the form opens: the provider starts and loads. */
  open(): void {
    const { context, language } = this.#deps
    const renew = (): void => this.#renew()
    const providers = context.contributions(captchaProviders)
    const { signal } = (this.#closed = new AbortController())
    signal.addEventListener('abort', providers.subscribe(renew), { once: true })
    signal.addEventListener('abort', language.subscribe(renew), { once: true })
    this.#requestProvider()
  }
  /** Call when the form closes. It may open again. */
  close(): void {
    this.#closed.abort()
    this.#dispose()
  }
  async verify(): Promise<CaptchaOutcome> {
    if (this.#verifying) return { kind: 'busy' }
    this.#verifying = true
    try {
      await this.#whenLoaded()
      const state = this.state.get()
      if (this.#captcha) return await this.#captcha.verify()
      return state.kind === 'error' ? { kind: 'failed', failure: state.failure } : { kind: 'aborted' }
    } finally {
      this.#verifying = false
    }
  }
  retry(): void {
    if (this.#captcha) this.#captcha.retry()
    else if (this.state.get().kind === 'error') this.#requestProvider()
  }
  reset(): void {
    this.#captcha?.reset()
  }

  #requestProvider(): void {
    const { context, scene } = this.#deps
    context.emit(captchaRequested, { scene })
    this.#renew()
  }
  #renew(): void {
    const { context, scene, language } = this.#deps
    this.#dispose()
    this.#state.set({ kind: 'loading' })
    const provider = context.contributions(captchaProviders).get()[0]?.value
    if (!provider) {
      this.#cancelTimeout = context.timeout(() => this.#fail('CP-NONE'), PROVIDER_TIMEOUT_MS)
      return
    }
    if (!provider.scenes.includes(scene)) return this.#fail('CP-SCENE')
    const { signal } = (this.#attempt = new AbortController())
    try {
      const { container } = this
      const captcha = provider.create({ scene, language: language.get(), container, signal })
      const syncState = (): void => this.#state.set(captcha.state.get())
      signal.addEventListener('abort', captcha.state.subscribe(syncState), { once: true })
      this.#captcha = captcha
      syncState()
    } catch (error) {
      // A provider must not throw; if one does, the form survives.
      context.logger.error(error)
      this.#fail('CP-NONE')
    }
  }
  #dispose(): void {
    void this.#cancelTimeout?.()
    this.#captcha = undefined
    this.#attempt.abort()
    this.container.replaceChildren()
  }
  #fail(code: string): void {
    this.#state.set({ kind: 'error', failure: { reason: 'setup', code } })
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
}
