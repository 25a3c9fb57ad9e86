import { type ContextOf, InvalidFields, LOGIN_PATH, type ServicesOf, type SubmitCall } from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import {
  autoUsername,
  login,
  type LoginAnswer,
  loginOf,
  type MobileNumber,
  type RegistrationAnswer,
  type VerificationFields,
} from '../shared/endpoints.ts'
import { clearRememberedLogin } from '../shared/remembered-login-record.ts'
import { loginStarted, startSession } from '../shared/session.ts'
import { loginDeviceFields, registrationSource } from '../shared/origin.ts'
import { REGISTRATION_INFO } from '../contract.ts'
import { saveRememberedLogin } from '../shared/remembered-login.ts'
import { registerByMobile, registerByUsername } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import type { RegisterErrors, RegistrationInput } from './read-registration.ts'
import { showWelcome } from './show-welcome.tsx'

/** Small letters and digits that are not ambiguous: 32, so that each is equally likely for a random byte. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 80 bits. */
const LENGTH = 16

type Context = ContextOf<typeof manifest>
type Services = ServicesOf<typeof manifest>

/**
 * Creates a player's account and signs in (ST-01): begins the session as a first login, shows the account's
 * name, and goes home. Rejects with the `HttpError` of a failed registration, or with `InvalidFields`.
 */
export async function registerPlayer(
  context: Context,
  services: Services,
  registrant: RegistrationInput,
  submit: SubmitCall & { readonly remember: boolean },
): Promise<void> {
  track(context, { name: 'registerSubmit' })
  context.emit(loginStarted, undefined)
  const { settings } = context
  const generated =
    registrant.password === undefined ? (settings.defaultPassword ?? generatePassword(settings)) : undefined
  const password = registrant.password ?? generated ?? ''
  const answer = await sendRegistration(context, services, { ...registrant, password }, submit)
  const username = answer.userName ?? registrant.username ?? answer.id
  const { id: customerId, customerName } = answer
  track(context, {
    name: 'register',
    payload: { customerId, ...(customerName === undefined ? {} : { customerName }) },
  })
  const entry = loginOf(answer) ?? (await logIn(services, username, password, submit.signal))
  if (submit.signal.aborted) return
  if (entry)
    startSession(entry, { username, password }, services, {
      changeForced: services.site.switches.get()?.['PWDEXPFORCECHANGE3'] === true,
    })
  else services.navigation.navigate(LOGIN_PATH, { replace: true })
  showWelcome(services, { username, password: generated, loggedIn: entry !== undefined })
  // The player who was remembered on this device is another one.
  if (!submit.remember || !entry) clearRememberedLogin(services)
  else if (!(await saveRememberedLogin({ username, password }, services)) && services.session.current.get())
    services.overlays.toast(services.i18n.translate<'account.register'>(context.id)('not_remembered'), {
      kind: 'warning',
    })
}

async function sendRegistration(
  context: Context,
  services: Services,
  registrant: RegistrationInput & { readonly password: string },
  { proof, signal }: SubmitCall,
): Promise<RegistrationAnswer> {
  const { http } = services
  const { number, username, password, referralCode } = registrant
  const { referralCode: known, ...origin } = await registrationSource(context, services)
  // The form shows the code of an address, and the player may remove it. It does not show the host's.
  const isShown = services.storage.get(REGISTRATION_INFO)?.referralCode !== undefined
  const referral = referralCode || (isShown ? undefined : known)
  const options = { alert: false, signal }
  const { smsTemplate } = context.settings
  const common = {
    ...origin,
    login: true,
    password,
    ...(referral && { referralCode: referral }),
    ...proof,
  } as const
  if (!number) {
    const body = { ...common, username: username ?? '' }
    return http.call(registerByUsername, { body, ...options })
  }
  const byNumber = {
    ...common,
    ...number,
    ...(await verificationFields(services, number, registrant.code)),
    ...(registrant.code !== undefined && smsTemplate && { smsTemplate }),
  }
  return username === undefined
    ? http.call(autoUsername, { body: byNumber, ...options })
    : http.call(registerByMobile, { body: { ...byNumber, username }, ...options })
}

/** The proof of the number, if the merchant requires one. Rejects with `InvalidFields`. */
async function verificationFields(
  { numbers }: Services,
  number: MobileNumber,
  code: string | undefined,
): Promise<VerificationFields | undefined> {
  if (code === undefined || !numbers) return undefined
  const verified = await numbers.verify(code, number)
  if ('fields' in verified) return verified.fields
  throw new InvalidFields<RegisterErrors>({ code: verified.problem })
}

/** Logs in after a registration without a token. A failure must not make the player register again. */
async function logIn(
  services: Services,
  username: string,
  password: string,
  signal: AbortSignal,
): Promise<LoginAnswer | undefined> {
  const body = { type: 'username', username, password, ...(await loginDeviceFields(services)) } as const
  return services.http.call(login, { body, alert: false, signal }).then(
    (answer) => ({ ...answer, firstTimeLogin: true }),
    () => undefined,
  )
}

/** A random password for an account without one (VA-01), of a length that the merchant allows. */
export function generatePassword({
  passwordMin,
  passwordMax,
}: Readonly<Record<'passwordMin' | 'passwordMax', number>>): string {
  const length = Math.min(Math.max(LENGTH, passwordMin), passwordMax)
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => CHARACTERS.charAt(byte % CHARACTERS.length))
    .join('')
}
