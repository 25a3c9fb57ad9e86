import {
  type ContextOf,
  createStore,
  HttpError,
  LOGIN_PATH,
  type LoginCredentials,
  REGISTER_PATH,
  routes,
  type ServicesOf,
  type Store,
} from '@foyer/sdk'
import { emitSafely } from '../emit-safely.ts'
import { startSession } from '../start-session.ts'
import type { IdentityCredentials } from '../identity-token-fields.ts'
import type { LoginAnswer } from '../login-answer.ts'
import { loginStarted } from '../login-started.ts'
import { login } from '../login-endpoint.ts'
import { loginDeviceFields } from '../login-device-fields.ts'
import { memberRegistered } from '../contract/registration-events.ts'
import { type CaptchaProblem, captchaProblem, FormCaptcha } from '../form-captcha.ts'
import { IDLE, LOGIN_LOCK_MS, submitState } from '../submit-state.ts'
import { checkCredentials, type Credentials, type LoginField, normalizeCredentials } from './credentials.ts'
import { loginByIdentity, type IdentityLoginResult } from './login-by-identity.ts'
import { clearOnInvalidCredentials } from './clear-on-invalid-credentials.ts'
import { updateRememberedLogin } from './update-remembered-login.ts'
import { captchaLoginFailure, type LoginFailure, loginFailure } from './login-failure.ts'
import { loginRequest } from './login-request.ts'
import type { LoginAction, LoginState } from './login-state.ts'
import type { manifest } from './manifest.ts'
import { passSecondFactor } from './pass-second-factor.tsx'
import { PendingIdentityLink } from './pending-identity-link.ts'

/** Nothing was sent: the captcha gave no proof. */
interface CaptchaFailed {
  readonly kind: 'captcha-failed'
  readonly problem: CaptchaProblem
}

interface Cancelled {
  readonly kind: 'dismissed'
  readonly step: 'second-factor'
}

type RequestOutcome = IdentityLoginResult | CaptchaFailed | Cancelled

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

/**
 * The flow of the login screen: state and effects, without React. It does not use React's action queue, which
 * runs a second submit after the first although ST-02 wants it ignored.
 */
export class LoginFlow {
  readonly state: Store<LoginState>
  /** Present if the merchant requires one at the login by username (VA-02). */
  readonly captcha: FormCaptcha | undefined
  /** The identity that the next login by username connects with its account (OV-16). In memory only. */
  readonly connecting: Store<IdentityCredentials | undefined>
  readonly #state = createStore<LoginState>(IDLE)
  readonly #pendingIdentity: PendingIdentityLink
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  #running: AbortController | undefined
  /** The player wants the login by username remembered (EN-09). */
  #remember = false

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    this.state = this.#state
    this.#pendingIdentity = PendingIdentityLink.forContext(context)
    this.connecting = this.#pendingIdentity.current
    this.#context = context
    this.#services = services
    if (context.settings.captcha)
      this.captcha = new FormCaptcha({ context, scene: 'login', language: services.i18n.language })
  }

  /** Call when the form opens: its captcha starts to load, and to watch how the player behaves. */
  open(): void {
    this.captcha?.open()
  }

  /**
   * Submits the form: signs in, remembers the login if the player wants that, and opens the page that asked
   * for the login. Resolves with the final state (`invalid`, `failed`, `done`), or with `undefined` if it was
   * ignored (ST-02) or the player left. Never rejects.
   */
  async submit(
    typed: Credentials,
    { remember = false }: { readonly remember?: boolean } = {},
  ): Promise<LoginState | undefined> {
    const credentials = normalizeCredentials(typed)
    this.#remember = remember
    const errors = checkCredentials(credentials, this.#context.settings)
    if (Object.keys(errors).length > 0) {
      const before = this.#state.get()
      const after = this.#dispatch({ type: 'submit', errors })
      return after === before ? undefined : after
    }
    const { kind } = await this.signIn({ type: 'username', ...credentials })
    return kind === 'signed-in' || kind === 'failed' ? this.#state.get() : undefined
  }

  /** Signs in with any credentials. Never rejects; the caller shows what went wrong. */
  async signIn(credentials: LoginCredentials, signal?: AbortSignal): Promise<LoginOutcome> {
    if (signal?.aborted) return { kind: 'aborted' }
    const before = this.#state.get()
    if (this.#dispatch({ type: 'submit', errors: {} }) === before) return { kind: 'busy' }
    emitSafely(this.#context, loginStarted, undefined)
    const running = (this.#running = new AbortController())
    const abort = (): void => this.cancel()
    signal?.addEventListener('abort', abort)
    const outcome = await this.#authenticate(credentials, running.signal).then(
      (entry) => ({ entry }),
      (error: unknown) => ({ error }),
    )
    signal?.removeEventListener('abort', abort)
    if (running.signal.aborted) return { kind: 'aborted' }
    const attempt =
      'entry' in outcome
        ? this.#handleOutcome(outcome.entry, credentials)
        : this.#handleError(outcome.error, credentials)
    const release = (): void => void this.#dispatch({ type: 'release' })
    if (!this.#context.signal.aborted) this.#context.timeout(release, LOGIN_LOCK_MS)
    return attempt
  }

  edit(field: LoginField): void {
    this.#dispatch({ type: 'edit', field })
  }

  /** A pending answer then begins no session. */
  cancel(): void {
    this.#running?.abort()
    this.#dispatch({ type: 'cancel' })
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
    return this.#context.contributions(routes).get().some(({ value }) => value.path === REGISTER_PATH) // prettier-ignore
  }

  async #authenticate(credentials: LoginCredentials, signal: AbortSignal): Promise<RequestOutcome> {
    if (credentials.type === 'firebase')
      return loginByIdentity(this.#context, this.#services, credentials, signal)
    const origin = loginDeviceFields(this.#services)
    // A player who has a code has passed a captcha to get it.
    const verified = credentials.type === 'username' ? await this.captcha?.verify() : undefined
    const problem = verified && captchaProblem(verified)
    // A player who has left is shown nothing.
    if (problem || signal.aborted) return { kind: 'captcha-failed', problem: problem ?? 'verify_first' }
    const proof = verified?.kind === 'passed' ? verified.proof.fields : {}
    const body = { ...loginRequest(credentials, await origin, this.connecting.get()), ...proof }
    try {
      const answer = await this.#services.http.call(login, { body, alert: false, signal })
      return { kind: 'signed-in', answer, registered: false }
    } catch (error) {
      this.captcha?.reset()
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

  #handleOutcome(entry: RequestOutcome, credentials: LoginCredentials): LoginOutcome {
    if (entry.kind === 'signed-in') return this.#completeLogin(entry.answer, credentials, entry.registered)
    if (entry.kind === 'captcha-failed')
      return this.#reportFailure(captchaLoginFailure(entry.problem), entry.problem)
    this.#dispatch({ type: 'cancel' })
    return entry
  }

  #completeLogin(answer: LoginAnswer, credentials: LoginCredentials, registered: boolean): LoginOutcome {
    const [username, password] =
      credentials.type === 'username' ? [credentials.username, credentials.password] : [answer.id, '']
    this.#pendingIdentity.clear()
    if (registered) this.#emitRegistered(answer)
    this.#dispatch({ type: 'succeed' })
    startSession(answer, { username, password }, this.#services)
    void updateRememberedLogin(credentials, this.#remember, this.#services)
    return { kind: 'signed-in' }
  }

  #emitRegistered({ id, customerName }: LoginAnswer): void {
    const name = customerName === undefined ? {} : { customerName }
    emitSafely(this.#context, memberRegistered, { customerId: id, ...name, method: 'firebase' })
  }

  #handleError(error: unknown, { type }: LoginCredentials): LoginOutcome {
    const known = error instanceof HttpError
    // What was stored is of an earlier try (ST-08).
    if (type === 'firebase') this.#pendingIdentity.clear()
    if (!known) this.#context.logger.error(error)
    clearOnInvalidCredentials(error, this.#services)
    return this.#reportFailure(
      loginFailure(error),
      known ? (error.answer?.errorCode ?? error.code) : 'unknown_error',
    )
  }

  #reportFailure(failure: LoginFailure, code: string): LoginOutcome {
    this.#dispatch({ type: 'fail', failure })
    return { kind: 'failed', failure, code }
  }

  #dispatch(action: LoginAction): LoginState {
    const next = submitState(this.#state.get(), action)
    this.#state.set(next)
    return next
  }
}
