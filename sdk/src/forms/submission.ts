import type { CaptchaFields } from '../contracts/captcha.ts'
import type { Context } from '../plugin.ts'
import { createStore, type Store } from '../store.ts'
import { type CaptchaProblem, captchaProblem, type FormCaptcha } from './form-captcha.ts'
import {
  IDLE,
  isOpen,
  SUBMIT_LOCK_MS,
  type SubmitAction,
  type SubmitState,
  submitState,
} from './submit-state.ts'

/** Thrown by a task: some fields are wrong, as only the call could tell. Their errors show at the fields. */
export class InvalidFields<Errors extends object> extends Error {
  constructor(readonly errors: Errors) {
    super(`wrong fields: ${Object.keys(errors).join(', ')}`)
    this.name = 'InvalidFields'
  }
}

/** Given to `describe`: nothing was sent, because the captcha gave no proof (VA-03, VA-04). */
export class UnverifiedError extends Error {
  constructor(readonly problem: CaptchaProblem) {
    super(problem)
    this.name = 'UnverifiedError'
  }
}

/** What a form's call needs. */
export interface SubmitCall {
  /** Aborted when the player leaves the form. */
  readonly signal: AbortSignal
  /** For the call's body. Empty if no captcha is required. */
  readonly proof: CaptchaFields
}
/** Sends the form. Rejects with the call's error, or with `InvalidFields`. */
export type SubmitTask<Result> = (call: SubmitCall) => Promise<Result>

/** How one submit ended. */
export type SubmitResult<Errors extends object, Failure, Result> =
  | { readonly step: 'done'; readonly result: Result }
  /** `sent`: the call has found them wrong. */
  | { readonly step: 'invalid'; readonly errors: Errors; readonly sent: boolean }
  | { readonly step: 'failed'; readonly failure: Failure; readonly error: unknown }
  /** The player gave up: the form is as before. */
  | { readonly step: 'cancelled'; readonly result: Result }
  /** Ignored: another submit runs, or has just ended (ST-02). */
  | { readonly step: 'busy' }
  /** The player has left the form. */
  | { readonly step: 'aborted' }

/** What a submission needs of the plugin that owns the form. */
export interface SubmissionDeps<Failure> {
  readonly context: Pick<Context, 'logger' | 'signal' | 'timeout'>
  /** What the form shows for something thrown: by a task, or an `UnverifiedError`. */
  readonly describe: (error: unknown) => Failure
  /** The form's captcha, if one is required now. */
  readonly captcha?: () => FormCaptcha | undefined
  /** For how long after its end a submit is ignored, in milliseconds; `SUBMIT_LOCK_MS` by default (ST-02). */
  readonly lockMs?: number
}

/** Options of one submit. */
export interface SubmitOptions<Result> {
  /** Ends the submit early. */
  readonly signal?: AbortSignal | undefined
  /** `false`: this submit needs no proof of the form's captcha. */
  readonly captcha?: boolean
  /** Whether the result ends the form. By default it does; else the player gave up. */
  readonly isDone?: (result: Result) => boolean
}

/**
 * The submits of one form, without React: one at a time, a captcha before the call, a lock after its end
 * (ST-02), and nothing after the player has left. It never touches what was typed. It does not use React's
 * action queue, which runs a second submit after the first although ST-02 wants it ignored. Components use
 * `useSubmit`.
 */
export class Submission<Errors extends object, Failure> {
  readonly state: Store<SubmitState<Errors, Failure>>
  readonly #state = createStore<SubmitState<Errors, Failure>>(IDLE)
  readonly #deps: SubmissionDeps<Failure>
  #running: AbortController | undefined

  /** @param deps the plugin's context, its messages, the form's captcha */
  constructor(deps: SubmissionDeps<Failure>) {
    this.state = this.#state
    this.#deps = deps
  }

  /** Whether a submit would start now. */
  get open(): boolean {
    return isOpen(this.#state.get())
  }

  /**
   * Runs the task if the form has no errors, with a proof of the captcha where one is required. Never rejects;
   * errors without a code are logged.
   */
  async run<Result>(
    errors: Errors,
    task: SubmitTask<Result>,
    options: SubmitOptions<Result> = {},
  ): Promise<SubmitResult<Errors, Failure, Result>> {
    if (!this.open) return { step: 'busy' }
    if (this.#dispatch({ type: 'submit', errors }).step === 'invalid')
      return { step: 'invalid', errors, sent: false }
    const { signal } = (this.#running = new AbortController())
    const abort = (): void => this.close()
    if (options.signal?.aborted) abort()
    options.signal?.addEventListener('abort', abort, { once: true })
    const result = await this.#send(task, signal, options)
    options.signal?.removeEventListener('abort', abort)
    if (signal.aborted) return { step: 'aborted' }
    this.#end(result)
    return result
  }
  /** The player changes a field: its error goes. */
  edit(field: keyof Errors): void {
    this.#dispatch({ type: 'edit', field })
  }
  /** Removes what is shown, as when the form shows other fields. */
  clear(): void {
    this.#dispatch({ type: 'clear' })
  }
  /** Call when the player leaves the form: a pending answer then changes nothing. */
  close(): void {
    this.#running?.abort()
    this.#dispatch({ type: 'cancel' })
  }

  async #send<Result>(
    task: SubmitTask<Result>,
    signal: AbortSignal,
    { captcha: wanted = true, isDone = () => true }: SubmitOptions<Result>,
  ): Promise<SubmitResult<Errors, Failure, Result>> {
    if (signal.aborted) return { step: 'aborted' }
    const { context, describe } = this.#deps
    const captcha = wanted ? this.#deps.captcha?.() : undefined
    const verified = await captcha?.verify()
    const problem = verified && captchaProblem(verified)
    if (signal.aborted) return { step: 'aborted' }
    if (problem) {
      const error = new UnverifiedError(problem)
      return { step: 'failed', failure: describe(error), error }
    }
    try {
      const result = await task({ signal, proof: verified?.kind === 'passed' ? verified.proof.fields : {} })
      return { step: isDone(result) ? 'done' : 'cancelled', result }
    } catch (error) {
      if (error instanceof InvalidFields)
        return { step: 'invalid', errors: (error as InvalidFields<Errors>).errors, sent: true }
      if (!hasOwnCode(error) && !signal.aborted) context.logger.error(error)
      return { step: 'failed', failure: describe(error), error }
    } finally {
      // A proof is valid for one request (ST-01).
      captcha?.reset()
    }
  }
  #end(result: SubmitResult<Errors, Failure, unknown>): void {
    const { context, lockMs = SUBMIT_LOCK_MS } = this.#deps
    if (result.step === 'done') this.#dispatch({ type: 'succeed' })
    else if (result.step === 'failed') this.#dispatch({ type: 'fail', failure: result.failure })
    else if (result.step === 'invalid') this.#dispatch({ type: 'reject', errors: result.errors })
    else this.#dispatch({ type: 'cancel' })
    const release = (): void => void this.#dispatch({ type: 'release' })
    if (lockMs === 0) release()
    else if (!context.signal.aborted) context.timeout(release, lockMs)
  }
  #dispatch(action: SubmitAction<Errors, Failure>): SubmitState<Errors, Failure> {
    const next = submitState(this.#state.get(), action)
    this.#state.set(next)
    return next
  }
}

/** An error that somebody has foreseen: of the site, or of a vendor (`auth/code-expired`). */
const hasOwnCode = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
