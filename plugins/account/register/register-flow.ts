import {
  type CaptchaFields,
  type ContextOf,
  createStore,
  HttpError,
  type ServicesOf,
  type Store,
} from '@foyer/sdk'
import { captchaProblem, FormCaptcha } from '../form-captcha.ts'
import { IDLE, LOGIN_LOCK_MS, type SubmitAction, type SubmitState, submitState } from '../submit-state.ts'
import type { manifest } from './manifest.ts'
import type { RegisterErrors, RegisterField } from './read-registration.ts'
import { captchaRegisterFailure, type RegisterFailure, registerFailure } from './register-failure.ts'
import { OtpRejectedError } from './otp-rejected-error.ts'

export type RegisterState = SubmitState<RegisterErrors, RegisterFailure>
type RegisterAction = SubmitAction<RegisterErrors, RegisterFailure>

/** What a form's call needs. */
export interface SubmitContext {
  /** Empty if no captcha is required. */
  readonly proof: CaptchaFields
  /** Aborted when the player leaves. */
  readonly signal: AbortSignal
}
/** Creates the account. Rejects with the `HttpError` of the failed call, or with `OtpRejectedError`. */
export type SubmitTask = (context: SubmitContext) => Promise<void>

/** A form that creates an account: its state, its lock (ST-02) and its captcha (VA-02). Without React. */
export class RegisterFlow {
  readonly state: Store<RegisterState>
  /** Shown and opened only if it is required. */
  readonly captcha: FormCaptcha
  readonly #state = createStore<RegisterState>(IDLE)
  readonly #context: ContextOf<typeof manifest>
  readonly #site: ServicesOf<typeof manifest>['site']
  #running: AbortController | undefined

  constructor(context: ContextOf<typeof manifest>, { i18n, site }: ServicesOf<typeof manifest>) {
    this.state = this.#state
    this.captcha = new FormCaptcha({ context, scene: 'register', language: i18n.language })
    this.#context = context
    this.#site = site
  }

  /** Whether a captcha is required: by the merchant's settings or by the gateway. */
  get captchaRequired(): boolean {
    return this.#context.settings.captcha || this.#site.status.get()?.registerCaptcha === true
  }

  /**
   * Sends the form if it has no errors. Resolves with the final state (`invalid`, `failed`, `done`), or with
   * `undefined` if it was ignored (ST-02) or the player left. Never rejects.
   * @param fields those of the form, which may show a failure
   */
  async run(
    errors: RegisterErrors,
    fields: readonly RegisterField[],
    task: SubmitTask,
  ): Promise<RegisterState | undefined> {
    const before = this.#state.get()
    const after = this.#dispatch({ type: 'submit', errors })
    if (after === before) return undefined
    if (after.step !== 'processing') return after
    const running = (this.#running = new AbortController())
    const failure = await this.#runTask(task, fields, running.signal)
    if (running.signal.aborted) return undefined
    const result = this.#dispatch(failure ? { type: 'fail', failure } : { type: 'succeed' })
    const release = (): void => void this.#dispatch({ type: 'release' })
    if (!this.#context.signal.aborted) this.#context.timeout(release, LOGIN_LOCK_MS)
    return result
  }

  edit(field: RegisterField): void {
    this.#dispatch({ type: 'edit', field })
  }

  /** Call when the player leaves the screen: a pending answer then begins no session. */
  close(): void {
    this.#running?.abort()
    this.#dispatch({ type: 'cancel' })
  }

  async #runTask(
    task: SubmitTask,
    fields: readonly RegisterField[],
    signal: AbortSignal,
  ): Promise<RegisterFailure | undefined> {
    const verified = this.captchaRequired ? await this.captcha.verify() : undefined
    const problem = verified && captchaProblem(verified)
    if (problem || signal.aborted) return captchaRegisterFailure(problem ?? 'verify_first')
    try {
      await task({ proof: verified?.kind === 'passed' ? verified.proof.fields : {}, signal })
      return undefined
    } catch (error) {
      // A proof is valid for one request (ST-01).
      if (verified) this.captcha.reset()
      if (!(error instanceof HttpError || error instanceof OtpRejectedError))
        this.#context.logger.error(error)
      return registerFailure(error, fields)
    }
  }

  #dispatch(action: RegisterAction): RegisterState {
    const next = submitState(this.#state.get(), action)
    this.#state.set(next)
    return next
  }
}
