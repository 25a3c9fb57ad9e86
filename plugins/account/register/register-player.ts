import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { autoUsername } from '../auto-username-endpoint.ts'
import { enter } from '../enter.ts'
import { forgetLogin } from '../forget-login.ts'
import type { LoginAnswer } from '../login-answer.ts'
import { loginBegun } from '../login-begun.ts'
import { login } from '../login-endpoint.ts'
import { loginOrigin } from '../login-origin.ts'
import type { MobileNumber, ProofFields } from '../mobile-numbers.ts'
import { memberRegistered, registrationSubmitted } from '../registered.ts'
import { loginOf, type RegistrationAnswer } from '../registration-answer.ts'
import { registrationOrigin } from '../registration-origin.ts'
import { rememberLogin } from '../remembered-login.ts'
import { registerByMobile, registerByUsername } from './endpoints.ts'
import { makePassword } from './make-password.ts'
import type { manifest } from './manifest.ts'
import type { Registrant } from './read-registration.ts'
import type { Sending } from './submission.ts'
import { UnprovenNumber } from './unproven-number.ts'
import { welcome } from './welcome.tsx'

type Context = ContextOf<typeof manifest>
type Services = ServicesOf<typeof manifest>

/**
 * Makes a player's account and signs in (ST-01): the session begins as that of a first login, the player is told how the
 * account is called, and goes home. Rejects with the `HttpError` of a registration that failed, or with `UnprovenNumber`.
 */
export async function registerPlayer(
  context: Context,
  services: Services,
  registrant: Registrant,
  sending: Sending & { readonly remember: boolean },
): Promise<void> {
  context.emit(registrationSubmitted, undefined)
  context.emit(loginBegun, undefined)
  const { settings } = context
  const made =
    registrant.password === undefined ? (settings.defaultPassword ?? makePassword(settings)) : undefined
  const password = registrant.password ?? made ?? ''
  const answer = await register(context, services, { ...registrant, password }, sending)
  const username = answer.userName ?? registrant.username ?? answer.id
  const { id: customerId, customerName } = answer
  context.emit(memberRegistered, { customerId, ...(customerName === undefined ? {} : { customerName }) })
  const entry = loginOf(answer) ?? (await logIn(services, username, password, sending.signal))
  if (sending.signal.aborted) return
  if (entry) enter(entry, { username, password }, services)
  else services.navigation.navigate('/m/login', { replace: true })
  welcome(services, { username, password: made, loggedIn: entry !== undefined })
  // Whoever was remembered on this device before is not the player now.
  if (!sending.remember || !entry) forgetLogin(services)
  else if (!(await rememberLogin({ username, password }, services)) && services.session.current.get())
    services.overlays.toast(services.i18n.translate(context.id)('not_remembered'), { kind: 'warning' })
}

async function register(
  context: Context,
  services: Services,
  registrant: Registrant & { readonly password: string },
  { proof, signal }: Sending,
): Promise<RegistrationAnswer> {
  const { http } = services
  const { number, username, password, referralCode } = registrant
  const { referralCode: _kept, ...origin } = await registrationOrigin(context, services)
  const options = { alert: false, signal }
  const { smsTemplate } = context.settings
  const common = {
    ...origin,
    login: true,
    password,
    ...(referralCode && { referralCode }),
    ...proof,
  } as const
  if (!number) {
    const body = { ...common, username: username ?? '' }
    return http.call(registerByUsername, { body, ...options })
  }
  const byNumber = {
    ...common,
    ...number,
    ...(await proofOf(services, number, registrant.code)),
    ...(registrant.code !== undefined && smsTemplate && { smsTemplate }),
  }
  return username === undefined
    ? http.call(autoUsername, { body: byNumber, ...options })
    : http.call(registerByMobile, { body: { ...byNumber, username }, ...options })
}

/** What proves the number, where the merchant asks for that. Rejects with `UnprovenNumber`. */
async function proofOf(
  { numbers, i18n }: Services,
  number: MobileNumber,
  code: string | undefined,
): Promise<ProofFields | undefined> {
  if (code === undefined || !numbers) return undefined
  const proven = await numbers.prove(code, number)
  if ('fields' in proven) return proven.fields
  const { key, values } = proven.problem
  throw new UnprovenNumber(i18n.translate('account.mobile')(key, values))
}

/** For a registration that brought no token. The account is there whatever comes of this: nobody is to register again. */
async function logIn(
  services: Services,
  username: string,
  password: string,
  signal: AbortSignal,
): Promise<LoginAnswer | undefined> {
  const body = { type: 'username', username, password, ...(await loginOrigin(services)) } as const
  return services.http.call(login, { body, alert: false, signal }).then(
    (answer) => ({ ...answer, firstTimeLogin: true }),
    () => undefined,
  )
}
