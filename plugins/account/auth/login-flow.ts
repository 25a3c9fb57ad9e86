import {
  type CaptchaFields,
  type ContextOf,
  createStore,
  HttpError,
  type ServicesOf,
  type Store,
} from '@foyer/sdk'
import { captchaProblem, SceneCaptcha } from '../scene-captcha.ts'
import { LOGIN_LOCK_MS } from './constants.ts'
import { checkCredentials, type Credentials, type LoginField, tidy } from './credentials.ts'
import { login, type LoginAnswer, type LoginRequest } from './endpoints.ts'
import { captchaFailure, type LoginFailure, loginFailure } from './login-failure.ts'
import { IDLE, type LoginAction, type LoginState, loginState } from './login-state.ts'
import type { manifest } from './manifest.ts'
import { owedChange } from './owed-change.ts'
import { sessionInfoOf } from './session-info.ts'

/**
 * One player's way through the login screen: state and effects, without React. It stands outside of React's own action queue,
 * because that runs a second submit after the first where ST-02 wants it ignored.
 */
export class LoginFlow {
  readonly state: Store<LoginState>
  /** Where the merchant asks for one at the login (VA-02). */
  readonly captcha: SceneCaptcha | undefined
  readonly #state = createStore<LoginState>(IDLE)
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  #running: AbortController | undefined

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    this.state = this.#state
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
   * Signs in and goes where the login was asked for. Resolves with the state it ended in (`invalid`, `failed`, `done`), or
   * with `undefined` where it was ignored (ST-02) or the player went away. Never rejects.
   */
  async submit(typed: Credentials): Promise<LoginState | undefined> {
    const credentials = tidy(typed)
    const before = this.#state.get()
    const errors = checkCredentials(credentials, this.#context.settings)
    const after = this.#dispatch({ type: 'submit', errors })
    if (after === before) return undefined
    return after.step === 'processing' ? this.#signIn(credentials) : after
  }

  edit(field: LoginField): void {
    this.#dispatch({ type: 'edit', field })
  }

  /** The player left: an answer still to come begins no session. */
  cancel(): void {
    this.#running?.abort()
    this.captcha?.close()
    this.#dispatch({ type: 'cancel' })
  }

  async #signIn(credentials: Credentials): Promise<LoginState | undefined> {
    const running = (this.#running = new AbortController())
    const outcome = await this.#send(credentials, running.signal)
    if (running.signal.aborted) return undefined
    const ended = 'answer' in outcome ? this.#enter(outcome.answer, credentials) : this.#fail(outcome.failure)
    const release = (): void => void this.#dispatch({ type: 'release' })
    if (!this.#context.signal.aborted) this.#context.timeout(release, LOGIN_LOCK_MS)
    return ended
  }

  async #send(
    credentials: Credentials,
    signal: AbortSignal,
  ): Promise<{ readonly answer: LoginAnswer } | { readonly failure: LoginFailure }> {
    const verified = await this.captcha?.verify()
    const problem = verified && captchaProblem(verified)
    // Nobody is told where the player has left meanwhile.
    if (problem || signal.aborted) return { failure: captchaFailure(problem ?? 'verify_first') }
    const body = this.#request(credentials, verified?.kind === 'passed' ? verified.proof.fields : {})
    try {
      return { answer: await this.#services.http.call(login, { body, alert: false, signal }) }
    } catch (error) {
      if (!(error instanceof HttpError)) this.#context.logger.error(error)
      // A proof is good for one request.
      this.captcha?.reset()
      return { failure: loginFailure(error) }
    }
  }

  #request({ username, password }: Credentials, captcha: CaptchaFields): LoginRequest {
    const { shell, wire } = this.#services.device
    return {
      type: 'username',
      username,
      password,
      isOfficialAppLogin: shell === 'native',
      ...(wire ? { device: wire } : {}),
      ...captcha,
    }
  }

  #enter(answer: LoginAnswer, { username, password }: Credentials): LoginState {
    const { navigation, session, site } = this.#services
    const owed = owedChange(answer, password, site.switches.get())
    const ended = this.#dispatch({ type: 'succeed', owed })
    const merchantCode = site.status.get()?.merchantCode ?? site.merchant.code
    // Taken first: a session that begins on a screen for guests sends the player on by itself, and would take it.
    const onward = navigation.takeReturn()
    session.begin(sessionInfoOf(answer, { merchantCode, username }))
    navigation.go(onward, { replace: true })
    return ended
  }

  #fail(failure: LoginFailure): LoginState {
    return this.#dispatch({ type: 'fail', failure })
  }

  #dispatch(action: LoginAction): LoginState {
    const next = loginState(this.#state.get(), action)
    this.#state.set(next)
    return next
  }
}
