import {
  type ContextOf,
  createStore,
  HttpError,
  type OverlayProps,
  type Overlays,
  type ServicesOf,
  type Store,
  type Translate,
  useTranslation,
} from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { IDENTITY_TOKEN_MS } from '../shared/points.ts'
import { loginDeviceFields, registrationSource } from '../shared/origin.ts'
import {
  autoUsername,
  type IdentityCredentials,
  identityLogin,
  identityTokenFields,
  type LoginAnswer,
  loginOf,
} from '../shared/endpoints.ts'
import { type FailureMessage, showFailure, textOf } from '../shared/failures.ts'
import css from './login-dialogs.module.css'
import type { manifest } from './manifest.ts'

type AuthContext = ContextOf<typeof manifest>

const links = new WeakMap<AuthContext, PendingIdentityLink>()

/**
 * The identity that the next login by username connects with its account (OV-16). In memory only, and one for
 * all screens: a player who chooses an existing account on the registration's screen is taken to the login's.
 */
export class PendingIdentityLink {
  readonly current: Store<IdentityCredentials | undefined>
  readonly #current = createStore<IdentityCredentials | undefined>(undefined)
  readonly #context: AuthContext
  #cancelTimeout: (() => unknown) | undefined

  private constructor(context: AuthContext) {
    this.current = this.#current
    this.#context = context
  }

  static forContext(context: AuthContext): PendingIdentityLink {
    const existing = links.get(context) ?? new PendingIdentityLink(context)
    links.set(context, existing)
    return existing
  }

  /** Calls `onExpired` when the identity's token is too old for a login. */
  set(identity: IdentityCredentials, onExpired: () => void): void {
    this.clear()
    this.#current.set(identity)
    this.#cancelTimeout = this.#context.timeout(() => {
      this.#current.set(undefined)
      onExpired()
    }, IDENTITY_TOKEN_MS)
  }

  clear(): void {
    this.#cancelTimeout?.()
    this.#current.set(undefined)
  }
}

/** How the gateway answered the identity. */
export type IdentityLoginResult =
  | { readonly kind: 'signed-in'; readonly answer: LoginAnswer; readonly registered: boolean }
  /** No account is connected with it, and the merchant creates none for it: the player decides (OV-16). */
  | { readonly kind: 'unbound'; readonly message: string }

type Deps = Pick<ServicesOf<typeof manifest>, 'http' | 'site' | 'device' | 'storage'>

const UNBOUND = 'bind_customer_required'

const isUnbound = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.answer?.errorCode === UNBOUND

/** The message for the player, without its parentheses, of either width (ER-08). */
export const withoutParenthesis = (message: string): string =>
  message
    .split(/[(（][^()（）]*[)）]/)
    .map((part, at, parts) => (at < parts.length - 1 ? part.trimEnd() : part))
    .join('')
    .trim()

/**
 * Signs in with an identity; if no account is connected with it, creates one where the merchant allows that
 * (switch FIREBASECREATEACC3, RO-08, ST-08). Rejects with the `HttpError` of the call that failed.
 */
export async function loginByIdentity(
  context: ContextOf<typeof manifest>,
  deps: Deps,
  credentials: IdentityCredentials,
  signal: AbortSignal,
): Promise<IdentityLoginResult> {
  try {
    return { kind: 'signed-in', answer: await logIn(deps, credentials, signal), registered: false }
  } catch (error) {
    if (!isUnbound(error)) throw error
    if (deps.site.switches.get()?.['FIREBASECREATEACC3'] !== true)
      return { kind: 'unbound', message: withoutParenthesis(error.answer?.message ?? '') }
  }
  const origin = await registrationSource(context, deps)
  const body = {
    ...origin,
    registerMethod: 'firebase',
    login: true,
    ...identityTokenFields(credentials),
  } as const
  const registration = await deps.http.call(autoUsername, { body, alert: false, signal })
  const answer = loginOf(registration) ?? (await logIn(deps, credentials, signal))
  return { kind: 'signed-in', answer, registered: true }
}

async function logIn(
  deps: Deps,
  credentials: IdentityCredentials,
  signal: AbortSignal,
): Promise<LoginAnswer> {
  const body = {
    type: 'firebase',
    ...identityTokenFields(credentials),
    ...(await loginDeviceFields(deps)),
  } as const
  return deps.http.call(identityLogin, { body, alert: false, signal })
}

/** What a player can do with an identity that no account is connected with (OV-16). */
export type LoginChoice = 'login_exist_account' | 'register_new'

interface Props extends OverlayProps<LoginChoice> {
  readonly title: string
  /** The gateway's message. */
  readonly message: string
  readonly registrationOpen: boolean
}

/** Asks for the choice; Escape or a tap beside the dialog chooses neither. */
export function LoginChoiceDialog({ title, message, registrationOpen, close }: Props): ReactNode {
  const t = useTranslation<'account.auth'>()
  return (
    <div className={css.box}>
      <h2 className={css.title}>{title}</h2>
      {message && <p className={css.text}>{message}</p>}
      <p className={css.text}>{t('choice_help')}</p>
      <Button block onClick={() => close('login_exist_account')}>
        {t('login_exist_account')}
      </Button>
      {registrationOpen && (
        <Button block kind="secondary" onClick={() => close('register_new')}>
          {t('register_new')}
        </Button>
      )}
      <Button block kind="ghost" onClick={() => close()}>
        {t('not_now')}
      </Button>
    </div>
  )
}

/** The messages and the question that the login screen shows. */
export interface LoginDialogs {
  showFailure(failure: FailureMessage<'account.auth'>): Promise<void>
  /** Asks for the player's choice (OV-16); `undefined`: cancelled. */
  chooseAccount(message: string, registrationOpen: boolean): Promise<LoginChoice | undefined>
  /** The identity that waited for a login by username has expired. */
  showIdentityExpired(): void
}

/** Creates the dialogs in the player's language. */
export function createLoginDialogs(overlays: Overlays, t: Translate<'account.auth'>): LoginDialogs {
  return {
    showFailure: (failure) => showFailure({ ...failure, message: textOf(failure, t) }, { overlays, t }),
    chooseAccount(message, registrationOpen) {
      const title = t('choice_title')
      const content = { title, message, registrationOpen }
      return overlays.open<LoginChoice>((props) => <LoginChoiceDialog {...props} {...content} />, {
        label: title,
        priority: 'child',
      }).closed
    },
    showIdentityExpired: () => overlays.toast(t('connecting_late'), { kind: 'warning' }),
  }
}
