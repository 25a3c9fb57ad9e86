import {
  type ContextOf,
  createStore,
  type EventType,
  HttpError,
  type LoginCredentials,
  routes,
  type ServicesOf,
  type Store,
} from '@foyer/sdk'
import { enter } from '../enter.ts'
import type { IdentityCredentials } from '../identity-proof.ts'
import type { LoginAnswer } from '../login-answer.ts'
import { loginBegun } from '../login-begun.ts'
import { login } from '../login-endpoint.ts'
import { loginOrigin } from '../login-origin.ts'
import { memberRegistered } from '../registered.ts'
import { type CaptchaProblem, captchaProblem, SceneCaptcha } from '../scene-captcha.ts'
import { IDLE, LOGIN_LOCK_MS, submitState } from '../submit-state.ts'
import { LOGIN_PATH, REGISTER_PATH } from './constants.ts'
import { checkCredentials, type Credentials, type LoginField, tidy } from './credentials.ts'
import { enterByIdentity, type IdentityEntry } from './enter-by-identity.ts'
import { forgetWrong } from './forget-wrong.ts'
import { keepLogin } from './keep-login.ts'
import { captchaFailure, type LoginFailure, loginFailure } from './login-failure.ts'
import { loginRequest } from './login-request.ts'
import type { LoginAction, LoginState } from './login-state.ts'
import type { manifest } from './manifest.ts'
import { passSecondFactor } from './pass-second-factor.tsx'
import { WaitingIdentity } from './waiting-identity.ts'

/** Nothing was sent: the captcha gave no proof. */
interface Unproven {
  readonly kind: 'unproven'
  readonly problem: CaptchaProblem
}

interface Dismissed {
  readonly kind: 'dismissed'
  readonly step: 'second-factor'
}

type Outcome = IdentityEntry | Unproven | Dismissed

/** How one attempt ended. */
export type Attempt =
  | { readonly kind: 'entered' }
  /** Code: the gateway's own, `login.cred.err`, or the `HttpError`'s. */
  | { readonly kind: 'failed'; readonly failure: LoginFailure; readonly code: string }
  /** No account is connected with the identity; what the gateway said of that. */
  | { readonly kind: 'unbound'; readonly message: string }
  /** The player gave up the second factor. */
  | Dismissed
  /** Another attempt is under way, or has just ended (ST-02). */
  | { readonly kind: 'busy' }
  | { readonly kind: 'aborted' }

/**
 * One player's way through the login screen: state and effects, without React. It stands outside of React's own action queue,
 * because that runs a second submit after the first where ST-02 wants it ignored.
 */
export class LoginFlow {
  readonly state: Store<LoginState>
  /** Where the merchant asks for one at the login by username (VA-02). */
  readonly captcha: SceneCaptcha | undefined
  /** The identity that the next login by username connects with its account (OV-16). In memory only. */
  readonly connecting: Store<IdentityCredentials | undefined>
  readonly #state = createStore<LoginState>(IDLE)
  readonly #waiting: WaitingIdentity
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  #running: AbortController | undefined
  /** The player wants the login by username remembered (EN-09). */
  #remember = false

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    this.state = this.#state
    this.#waiting = WaitingIdentity.of(context)
    this.connecting = this.#waiting.current
    this.#context = context
    this.#services = services
    if (context.settings.captcha)
      this.captcha = new SceneCaptcha({ context, scene: 'login', language: services.i18n.language })
  }

  /** The form stands: its captcha begins to load, and to watch how the player comes to it. */
  open(): void {
    this.captcha?.open()
  }

  /**
   * The form: signs in, remembers the login where the player wants that, and goes where the login was asked for. Resolves
   * with the state it ended in (`invalid`, `failed`, `done`), or with `undefined` where it was ignored (ST-02) or the player
   * went away. Never rejects.
   */
  async submit(
    typed: Credentials,
    { remember = false }: { readonly remember?: boolean } = {},
  ): Promise<LoginState | undefined> {
    const credentials = tidy(typed)
    this.#remember = remember
    const errors = checkCredentials(credentials, this.#context.settings)
    if (Object.keys(errors).length > 0) {
      const before = this.#state.get()
      const after = this.#dispatch({ type: 'submit', errors })
      return after === before ? undefined : after
    }
    const { kind } = await this.signIn({ type: 'username', ...credentials })
    return kind === 'entered' || kind === 'failed' ? this.#state.get() : undefined
  }

  /** The same by whatever the player has. Never rejects; what went wrong is the caller's to tell. */
  async signIn(credentials: LoginCredentials, signal?: AbortSignal): Promise<Attempt> {
    if (signal?.aborted) return { kind: 'aborted' }
    const before = this.#state.get()
    if (this.#dispatch({ type: 'submit', errors: {} }) === before) return { kind: 'busy' }
    this.#tell(loginBegun, undefined)
    const running = (this.#running = new AbortController())
    const abort = (): void => this.cancel()
    signal?.addEventListener('abort', abort)
    const outcome = await this.#ask(credentials, running.signal).then(
      (entry) => ({ entry }),
      (error: unknown) => ({ error }),
    )
    signal?.removeEventListener('abort', abort)
    if (running.signal.aborted) return { kind: 'aborted' }
    const attempt = 'entry' in outcome ? this.#take(outcome.entry, credentials) : this.#fail(outcome.error)
    const release = (): void => void this.#dispatch({ type: 'release' })
    if (!this.#context.signal.aborted) this.#context.timeout(release, LOGIN_LOCK_MS)
    return attempt
  }

  edit(field: LoginField): void {
    this.#dispatch({ type: 'edit', field })
  }

  /** An answer still to come begins no session. */
  cancel(): void {
    this.#running?.abort()
    this.#dispatch({ type: 'cancel' })
  }

  /** The player left the screen, and with it whatever waited there. */
  leave(): void {
    this.cancel()
    this.captcha?.close()
    // Not on the way to where the identity is waited for.
    if (this.#services.navigation.location.get().pathname !== LOGIN_PATH) this.#waiting.drop()
  }

  /** Keeps an identity for the next login by username; `late` is told when its token has become too old for that. */
  connect(identity: IdentityCredentials, late: () => void): void {
    this.#waiting.keep(identity, late)
  }

  /** Whether a player without an account can make one: a screen for it stands. */
  get registrationOpen(): boolean {
    return this.#context.contributions(routes).get().some(({ value }) => value.path === REGISTER_PATH) // prettier-ignore
  }

  async #ask(credentials: LoginCredentials, signal: AbortSignal): Promise<Outcome> {
    if (credentials.type === 'firebase')
      return enterByIdentity(this.#context, this.#services, credentials, signal)
    const origin = loginOrigin(this.#services)
    // Whoever comes with a code has passed a captcha to get it.
    const verified = credentials.type === 'username' ? await this.captcha?.verify() : undefined
    const problem = verified && captchaProblem(verified)
    // Nobody is told where the player has left meanwhile.
    if (problem || signal.aborted) return { kind: 'unproven', problem: problem ?? 'verify_first' }
    const proof = verified?.kind === 'passed' ? verified.proof.fields : {}
    const body = { ...loginRequest(credentials, await origin, this.connecting.get()), ...proof }
    try {
      const answer = await this.#services.http.call(login, { body, alert: false, signal })
      return { kind: 'entered', answer, registered: false }
    } catch (error) {
      // A proof is good for one request.
      this.captcha?.reset()
      // The second call takes a name and a password (EN-07): whoever came without them is told what the gateway said.
      if (credentials.type !== 'username') throw error
      const parts = { context: this.#context, services: this.#services }
      const answer = await passSecondFactor(error, credentials, parts, signal)
      return answer
        ? { kind: 'entered', answer, registered: false }
        : { kind: 'dismissed', step: 'second-factor' }
    }
  }

  #take(entry: Outcome, credentials: LoginCredentials): Attempt {
    if (entry.kind === 'entered') return this.#enter(entry.answer, credentials, entry.registered)
    if (entry.kind === 'unproven') return this.#failed(captchaFailure(entry.problem), entry.problem)
    this.#dispatch({ type: 'cancel' })
    return entry
  }

  #enter(answer: LoginAnswer, credentials: LoginCredentials, registered: boolean): Attempt {
    const [username, password] =
      credentials.type === 'username' ? [credentials.username, credentials.password] : [answer.id, '']
    this.#waiting.drop()
    if (registered) this.#tellRegistered(answer)
    this.#dispatch({ type: 'succeed' })
    enter(answer, { username, password }, this.#services)
    void keepLogin(credentials, this.#remember, this.#services)
    return { kind: 'entered' }
  }

  /** No login fails for an event that the host refuses (PL-FLOOD); it has told of that. */
  #tell<T>(event: EventType<T>, payload: NoInfer<T>): void {
    try {
      this.#context.emit(event, payload)
    } catch {
      // Whoever listens hears of the session all the same.
    }
  }

  #tellRegistered({ id, customerName }: LoginAnswer): void {
    const name = customerName === undefined ? {} : { customerName }
    this.#tell(memberRegistered, { customerId: id, ...name, method: 'firebase' })
  }

  #fail(error: unknown): Attempt {
    const known = error instanceof HttpError
    if (!known) this.#context.logger.error(error)
    forgetWrong(error, this.#services)
    return this.#failed(
      loginFailure(error),
      known ? (error.answer?.errorCode ?? error.code) : 'unknown_error',
    )
  }

  #failed(failure: LoginFailure, code: string): Attempt {
    this.#dispatch({ type: 'fail', failure })
    return { kind: 'failed', failure, code }
  }

  #dispatch(action: LoginAction): LoginState {
    const next = submitState(this.#state.get(), action)
    this.#state.set(next)
    return next
  }
}
