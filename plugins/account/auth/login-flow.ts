import {
  type ContextOf,
  FormCaptcha,
  HttpError,
  LOGIN_PATH,
  type LoginCredentials,
  REGISTER_PATH,
  routes,
  type ServicesOf,
  type Store,
  Submission,
  type SubmitCall,
  type SubmitResult,
  UnverifiedError,
} from '@foyer/sdk'
import { track } from '../../tracking/contract/track.ts'
import { startSession } from '../start-session.ts'
import type { IdentityCredentials } from '../identity-token-fields.ts'
import type { LoginAnswer } from '../login-answer.ts'
import { loginStarted } from '../start-session.ts'
import { login } from '../login-endpoint.ts'
import { loginDeviceFields } from '../login-device-fields.ts'
import { checkCredentials, type Credentials, type FieldErrors, normalizeCredentials } from './credentials.ts'
import { loginByIdentity, type IdentityLoginResult } from './login-by-identity.ts'
import { clearOnInvalidCredentials } from './update-remembered-login.ts'
import { updateRememberedLogin } from './update-remembered-login.ts'
import { type LoginFailure, loginFailure } from './login-failure.ts'
import { loginRequest } from './login-request.ts'
import type { manifest } from './manifest.ts'
import { passSecondFactor } from './pass-second-factor.tsx'
import { PendingIdentityLink } from './pending-identity-link.ts'

interface Cancelled {
  readonly kind: 'dismissed'
  readonly step: 'second-factor'
}

type RequestOutcome = IdentityLoginResult | Cancelled

/** How a submit of the form ended. */
export type LoginResultOf<Result> = SubmitResult<FieldErrors, LoginFailure, Result>

/** How one attempt ended. */
export type LoginOutcome =
  | { readonly kind: 'signed-in' }
  /** `code` is the gateway's own, such as `login.cred.err`, or that of the `HttpError`. */
  | { readonly kind: 'failed'; readonly failure: LoginFailure; readonly code: string }
  /** No account is connected with the identity; `message` is the gateway's. */
  | { readonly kind: 'unbound'; readonly message: string }
  /** The player cancelled the second factor. */
  | Cancelled
  /** Another attempt is running, or has just ended (ST-02). */
  | { readonly kind: 'busy' }
  | { readonly kind: 'aborted' }

/** The flow of the login screen: state and effects, without React. */
export class LoginFlow {
  readonly submission: Submission<FieldErrors, LoginFailure>
  /** Present if the merchant requires one at the login by username (VA-02). */
  readonly captcha: FormCaptcha | undefined
  /** The identity that the next login by username connects with its account (OV-16). In memory only. */
  readonly connecting: Store<IdentityCredentials | undefined>
  readonly #pendingIdentity: PendingIdentityLink
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  /** The player wants the login by username remembered (EN-09). */
  #remember = false

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    this.#pendingIdentity = PendingIdentityLink.forContext(context)
    this.connecting = this.#pendingIdentity.current
    this.#context = context
    this.#services = services
    if (context.settings.captcha)
      this.captcha = new FormCaptcha({ context, scene: 'login', language: services.i18n.language })
    this.submission = new Submission({ context, describe: loginFailure, captcha: () => this.captcha })
  }

  /** Call when the form opens: its captcha starts to load, and to watch how the player behaves. */
  open(): void {
    this.captcha?.open()
  }

  /**
   * Submits the form: signs in, remembers the login if the player wants that, and opens the page that asked
   * for the login. Never rejects.
   */
  async submit(
    typed: Credentials,
    { remember = false }: { readonly remember?: boolean } = {},
  ): Promise<LoginResultOf<RequestOutcome>> {
    const credentials = normalizeCredentials(typed)
    this.#remember = remember
    const errors = checkCredentials(credentials, this.#context.settings)
    return this.#run(errors, { type: 'username', ...credentials })
  }

  /** Signs in with any credentials. Never rejects; the caller shows what went wrong. */
  async signIn(credentials: LoginCredentials, signal?: AbortSignal): Promise<LoginOutcome> {
    if (signal?.aborted) return { kind: 'aborted' }
    const result = await this.#run({}, credentials, signal)
    switch (result.step) {
      case 'done':
        return { kind: 'signed-in' }
      case 'failed':
        return { kind: 'failed', failure: result.failure, code: codeOf(result.error) }
      case 'cancelled':
        return result.result.kind === 'signed-in' ? { kind: 'signed-in' } : result.result
      case 'busy':
        return { kind: 'busy' }
      default:
        return { kind: 'aborted' }
    }
  }

  /** A pending answer then begins no session. */
  cancel(): void {
    this.submission.close()
  }

  /** Call when the player leaves the screen. */
  close(): void {
    this.cancel()
    this.captcha?.close()
    // The login screen still needs the identity.
    if (this.#services.navigation.location.get().pathname !== LOGIN_PATH) this.#pendingIdentity.clear()
  }

  /** Stores an identity for the next login by username; calls `onExpired` when its token is too old. */
  connect(identity: IdentityCredentials, onExpired: () => void): void {
    this.#pendingIdentity.set(identity, onExpired)
  }

  /** Whether a player without an account can create one: whether a screen for it exists. */
  get registrationOpen(): boolean {
    return this.#context
      .contributions(routes)
      .get()
      .some(({ value }) => value.path === REGISTER_PATH)
  }

  async #run(
    errors: FieldErrors,
    credentials: LoginCredentials,
    signal?: AbortSignal,
  ): Promise<LoginResultOf<RequestOutcome>> {
    const valid = Object.keys(errors).length === 0
    if (valid && this.submission.open) this.#context.emit(loginStarted, undefined)
    const result = await this.submission.run(errors, (call) => this.#authenticate(credentials, call), {
      signal,
      // A player who has a code has passed a captcha to get it.
      captcha: credentials.type === 'username',
      isDone: ({ kind }) => kind === 'signed-in',
    })
    if (result.step === 'done' && result.result.kind === 'signed-in')
      this.#completeLogin(result.result, credentials)
    if (result.step === 'failed') this.#afterFailure(result.error, credentials)
    return result
  }

  async #authenticate(credentials: LoginCredentials, { signal, proof }: SubmitCall): Promise<RequestOutcome> {
    if (credentials.type === 'firebase')
      return loginByIdentity(this.#context, this.#services, credentials, signal)
    const deviceFields = await loginDeviceFields(this.#services)
    const body = { ...loginRequest(credentials, deviceFields, this.connecting.get()), ...proof }
    try {
      const answer = await this.#services.http.call(login, { body, alert: false, signal })
      return { kind: 'signed-in', answer, registered: false }
    } catch (error) {
      // The second call needs a name and a password (EN-07): without them the player sees the gateway's
      // message.
      if (credentials.type !== 'username') throw error
      const deps = { context: this.#context, services: this.#services }
      const answer = await passSecondFactor(error, credentials, deps, signal)
      return answer
        ? { kind: 'signed-in', answer, registered: false }
        : { kind: 'dismissed', step: 'second-factor' }
    }
  }

  #completeLogin(
    { answer, registered }: Extract<RequestOutcome, { readonly kind: 'signed-in' }>,
    credentials: LoginCredentials,
  ): void {
    const [username, password] =
      credentials.type === 'username' ? [credentials.username, credentials.password] : [answer.id, '']
    this.#pendingIdentity.clear()
    if (registered) this.#emitRegistered(answer)
    startSession(answer, { username, password }, this.#services)
    void updateRememberedLogin(credentials, this.#remember, this.#services)
  }

  #emitRegistered({ id, customerName }: LoginAnswer): void {
    const name = customerName === undefined ? {} : { customerName }
    track(this.#context, {
      name: 'register',
      payload: { customerId: id, ...name, method: 'firebase' },
    })
  }

  #afterFailure(error: unknown, { type }: LoginCredentials): void {
    // What was stored is of an earlier try (ST-08).
    if (type === 'firebase') this.#pendingIdentity.clear()
    clearOnInvalidCredentials(error, this.#services)
  }
}

const codeOf = (error: unknown): string => {
  if (error instanceof UnverifiedError) return error.problem
  return error instanceof HttpError ? (error.answer?.errorCode ?? error.code) : 'unknown_error'
}
