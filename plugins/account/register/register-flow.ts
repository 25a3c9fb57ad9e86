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

/** What goes with the form's call. */
export interface SubmitContext {
  /** Empty where no captcha is wanted. */
  readonly proof: CaptchaFields
  /** Aborted when the player goes. */
  readonly signal: AbortSignal
}
/** Makes the account. Rejects with the `HttpError` of the call that failed, or with `OtpRejectedError`. */
export type SubmitTask = (context: SubmitContext) => Promise<void>

/** One form that makes an account: where it stands, its lock (ST-02) and its captcha (VA-02). Without React. */
export class RegisterFlow {
  readonly state: Store<RegisterState>
  /** Shown and opened only where it is wanted. */
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

  /** Whether a captcha must be passed: the merchant's settings ask for it, or the gateway does. */
  get captchaRequired(): boolean {
    return this.#context.settings.captcha || this.#site.status.get()?.registerCaptcha === true
  }

  /**
   * Sends the form where nothing is wrong with it. Resolves with the state it ended in (`invalid`, `failed`, `done`), or with
   * `undefined` where it was ignored (ST-02) or the player went away. Never rejects.
   * @param fields those of the form, at which a failure may be told
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

  /** The player left the screen: an answer still to come begins no session. */
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
      // A proof is good for one request (ST-01).
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
