import {
  type ContextOf,
  FormCaptcha,
  HttpError,
  InvalidFields,
  LOGIN_PATH,
  type LoginCredentials,
  plainText,
  REGISTER_PATH,
  routes,
  type ServicesOf,
  type Store,
  Submission,
  type SubmitCall,
  type SubmitOptions,
  type SubmitResult,
  type SubmitTask,
  UnverifiedError,
} from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import { loginDeviceFields } from '../shared/origin.ts'
import { type IdentityCredentials, login, type LoginAnswer, loginRequest } from '../shared/endpoints.ts'
import {
  type CredentialRules,
  describeCaptchaError,
  type FailureMessage,
  type FieldError,
  lengthError,
  WRONG_CREDENTIALS,
} from '../shared/failures.ts'
import { loginStarted, startSession, type SubmittedCredentials } from '../shared/session.ts'
import { type IdentityLoginResult, loginByIdentity, PendingIdentityLink } from './identity-login.tsx'
import type { manifest } from './manifest.ts'
import { passSecondFactor } from './pass-second-factor.tsx'
import { clearOnInvalidCredentials, updateRememberedLogin } from './remembered.ts'

interface Cancelled {
  readonly kind: 'dismissed'
  readonly step: 'second-factor'
}

type RequestOutcome = IdentityLoginResult | Cancelled
/** How a submit of the form ended. */
type LoginSubmit = SubmitResult<FieldErrors, LoginFailure, RequestOutcome>
type LoginOptions = SubmitOptions<RequestOutcome>
/** As `send` of a form. */
type Send = (
  task: SubmitTask<RequestOutcome>,
  options: LoginOptions & { readonly errors?: FieldErrors },
) => Promise<LoginSubmit>

/** How one attempt ended. */
type LoginOutcome =
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
   * for the login. What the gateway says of a field becomes that field's error (ER-06). Never rejects.
   *
   * @param options.send how it is sent: by the form, which shows the errors; by default as the flow sends itself
   */
  async submit(
    typed: SubmittedCredentials,
    { remember = false, send = this.#send }: { readonly remember?: boolean; readonly send?: Send } = {},
  ): Promise<LoginSubmit> {
    const credentials = normalizeCredentials(typed)
    this.#remember = remember
    const errors = checkCredentials(credentials, this.#context.settings)
    if (Object.keys(errors).length === 0) this.#announce()
    return this.#run({ type: 'username', ...credentials }, (task, options) =>
      send((call) => task(call).catch((error: unknown) => this.#throwAtField(error)), { ...options, errors }),
    )
  }

  /** Signs in with any credentials. Never rejects; the caller shows what went wrong. */
  async signIn(credentials: LoginCredentials, signal?: AbortSignal): Promise<LoginOutcome> {
    if (signal?.aborted) return { kind: 'aborted' }
    this.#announce()
    const result = await this.#run(credentials, this.#send, signal)
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

  /** Call when the player leaves the screen: a pending answer then begins no session. */
  close(): void {
    this.submission.close()
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

  readonly #send: Send = (task, { errors = {}, ...options }) => this.submission.run(errors, task, options)

  /** The site no longer logs in by itself (ST-06). */
  #announce(): void {
    if (this.submission.open) this.#context.emit(loginStarted, undefined)
  }

  async #run(
    credentials: LoginCredentials,
    send: (task: SubmitTask<RequestOutcome>, options: LoginOptions) => ReturnType<Send>,
    signal?: AbortSignal,
  ): Promise<LoginSubmit> {
    const result = await send((call) => this.#authenticate(credentials, call), {
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
    startSession(answer, { username, password }, this.#services, {
      changeForced: this.#services.site.switches.get()?.['PWDEXPFORCECHANGE3'] === true,
    })
    void updateRememberedLogin(credentials, this.#remember, this.#services)
  }

  #emitRegistered({ id, customerName }: LoginAnswer): void {
    const name = customerName === undefined ? {} : { customerName }
    track(this.#context, {
      name: 'register',
      payload: { customerId: id, ...name, method: 'firebase' },
    })
  }

  /** Rejects with the error of a field where the gateway found that wrong, else with the error itself. */
  #throwAtField(error: unknown): never {
    const { atField, field, text } = loginFailure(error)
    if (!atField || field === 'code') throw error
    clearOnInvalidCredentials(error, this.#services)
    throw new InvalidFields<FieldErrors>({ [field]: text })
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

export type LoginField = keyof SubmittedCredentials

export type FieldErrors = { readonly [field in LoginField]?: FieldError<'account.auth'> }

/** The user name as it is seen: nobody types spaces around it on purpose. In a password they may be intended. */
export const normalizeCredentials = ({ username, password }: SubmittedCredentials): SubmittedCredentials => ({
  username: plainText(username),
  password,
})

/**
 * The errors to show at the fields before a call; empty if there are none (VA-17). Expects normalized
 * credentials.
 */
export function checkCredentials(
  { username, password }: SubmittedCredentials,
  rules: CredentialRules,
): FieldErrors {
  const usernameError = lengthError('username', username, rules)
  const passwordError = lengthError('password', password, rules)
  return {
    ...(usernameError && { username: usernameError }),
    ...(passwordError && { password: passwordError }),
  }
}

/** A failed login, as the player sees it. */
export interface LoginFailure extends FailureMessage<'account.auth'> {
  /** The field to focus; `code` is a login method's. */
  readonly field: LoginField | 'code' | 'captcha'
  /** What was typed there is wrong: the field shows the message, and its text is selected (ER-06). */
  readonly atField: boolean
}

const UNAUTHORIZED = 401

const UNKNOWN_USER = 'not.exists.user'

/** How the gateway's codes begin that refuse a code sent by text message. */
const CODE_REFUSED = 'sms.code.'

/** What is shown for a failed login (ER-02, ER-04, ER-06, CA-02), also if it was not sent (VA-03, VA-04). */
export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof UnverifiedError)
    return { ...describeCaptchaError(error), field: 'captcha', atField: false }
  const failure = { ...describeCaptchaError(error), field: 'password', atField: false } as const
  const errorCode = (error instanceof HttpError && error.answer?.errorCode) || ''
  const atField = { presentation: 'inline', atField: true } as const
  if (errorCode.startsWith(CODE_REFUSED)) return { ...failure, ...atField, field: 'code' }
  if (!isWrongCredentials(error)) return failure
  const serverMessage = error.answer?.message?.trim()
  return {
    ...atField,
    text: serverMessage ? { server: serverMessage } : { key: 'wrong_credentials' },
    field: errorCode === UNKNOWN_USER ? 'username' : 'password',
  }
}

function isWrongCredentials(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || !error.answer) return false
  const { status, errorCode = '' } = error.answer
  return WRONG_CREDENTIALS.has(errorCode) || (status === UNAUTHORIZED && errorCode === '')
}
