import { type CaptchaFields, defineEndpoint, type LoginCredentials, isFlagOn } from '@foyer/sdk'
import * as v from 'valibot'
import type { LoginDeviceFields, RegistrationSource } from './origin.ts'

/** A number in the form that calls carry. */
export interface MobileNumber {
  /** `+84` */
  readonly countryDialingCode: string
  /** Digits only. */
  readonly mobileNum: string
}

/** The fields of a request that prove a number (EN-03, EN-05, EN-07). */
export type VerificationFields =
  /** The gateway sent the code, and checks it itself. */
  | { readonly verificationCode: string }
  /** The identity provider sent the code and has verified it. Valid for 300 s (CO-09). */
  | { readonly firebaseChannel: 'phone'; readonly firebaseIdToken: string }

/** A flag: true, 1, "1" or "true". */
export const flag = v.pipe(v.unknown(), v.transform(isFlagOn))

const name = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** Gateways write ids as numbers or as text. */
const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger(), v.transform(String)), v.string()]),
  v.trim(),
  v.nonEmpty(),
)

const memberType = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.safeInteger(),
)

/** A session's token: it must fit a header. */
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/))

/**
 * The gateway's answer to a login (EN-04): needs a token that fits a header, and an id under either of its
 * names. A flag may be true, 1, "1" or "true"; without a member type it is 0, a player.
 */
export const loginAnswer = v.pipe(
  v.object({
    value: v.object({
      token,
      id: v.nullish(id),
      customerId: v.nullish(id),
      userName: v.fallback(v.nullish(name), undefined),
      customerType: v.fallback(v.nullish(memberType), undefined),
      customerName: v.fallback(v.nullish(name), undefined),
      firstTimeLogin: v.optional(flag, false),
      passwordExpired: v.optional(flag, false),
      updatePassword: v.optional(flag, false),
    }),
  }),
  v.check(({ value }) => (value.id ?? value.customerId) != null, 'neither id nor customerId'),
  v.transform(({ value: { id: ownId, customerId, userName, customerType, customerName, ...rest } }) => ({
    ...rest,
    id: ownId ?? customerId ?? '',
    userName: userName ?? undefined,
    customerName: customerName ?? undefined,
    customerType: customerType ?? 0,
  })),
)

export type LoginAnswer = v.InferOutput<typeof loginAnswer>

/**
 * The gateway's answer to a registration (CA-05): an id under either name, and the user name that it made or
 * took. A token comes only if the registration also logs in; one that fits no header counts as none.
 */
export const registrationAnswer = v.pipe(
  v.object({
    value: v.object({
      token: v.fallback(v.nullish(token), undefined),
      id: v.nullish(id),
      customerId: v.nullish(id),
      userName: v.fallback(v.nullish(name), undefined),
      customerType: v.fallback(v.nullish(memberType), undefined),
      customerName: v.fallback(v.nullish(name), undefined),
    }),
  }),
  v.check(({ value }) => (value.id ?? value.customerId) != null, 'neither id nor customerId'),
  v.transform(({ value: { token: given, id: ownId, customerId, userName, customerType, customerName } }) => ({
    token: given ?? undefined,
    id: ownId ?? customerId ?? '',
    userName: userName ?? undefined,
    customerName: customerName ?? undefined,
    customerType: customerType ?? 0,
  })),
)

export type RegistrationAnswer = v.InferOutput<typeof registrationAnswer>

/** The login within a registration, always the first (ST-01). `undefined` if its answer has no token. */
export const loginOf = ({ token: given, ...member }: RegistrationAnswer): LoginAnswer | undefined =>
  given === undefined
    ? undefined
    : { ...member, token: given, firstTimeLogin: true, passwordExpired: false, updatePassword: false }

/** The fields by which a call names the player's identity at the identity provider. */
interface IdentityTokenFields {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
}

export type IdentityCredentials = Extract<LoginCredentials, { type: 'firebase' }>

export const identityTokenFields = ({ channel, idToken }: IdentityCredentials): IdentityTokenFields => ({
  firebaseChannel: channel,
  firebaseIdToken: idToken,
})

/**
 * Body of a login (EN-03), with a captcha's fields if one is required. The whole body is encrypted. With an
 * identity, the gateway connects that to the account (OV-16).
 */
type LoginRequest = LoginDeviceFields &
  CaptchaFields &
  (
    | ({
        readonly type: 'username'
        readonly username: string
        readonly password: string
      } & Partial<IdentityTokenFields>)
    | {
        readonly type: 'sms'
        readonly countryDialingCode: string
        readonly mobileNum: string
        readonly verificationCode: string
        readonly smsTemplate?: string
      }
  )

/** CA-03. Refusals: `login.cred.err`, `not.exists.user`, `login.locked`, `login_verify_required` (ER-06). */
export const login = defineEndpoint<LoginRequest>()({
  id: 'auth.login',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  encrypted: true,
  device: true,
  assumed: ['countryDialingCode', 'mobileNum', 'verificationCode'],
  response: loginAnswer,
})

/** Credentials that the login call itself carries. */
type OwnCredentials = Exclude<LoginCredentials, IdentityCredentials>

/**
 * The body of a login (EN-03).
 * @param connect an identity to connect with the account: the password alone proves that this is allowed
 * (OV-16)
 */
export function loginRequest(
  credentials: OwnCredentials,
  deviceFields: LoginDeviceFields,
  connect: IdentityCredentials | undefined,
): LoginRequest {
  if (credentials.type === 'sms') {
    const { type, countryDialingCode, mobileNum, code, smsTemplate } = credentials
    return {
      type,
      countryDialingCode,
      mobileNum,
      verificationCode: code,
      ...(smsTemplate === undefined ? {} : { smsTemplate }),
      ...deviceFields,
    }
  }
  const { type, username, password } = credentials
  return { type, username, password, ...(connect && identityTokenFields(connect)), ...deviceFields }
}

type IdentityLoginRequest = LoginDeviceFields & IdentityTokenFields & { readonly type: 'firebase' }

/**
 * Signs in the player whom the identity provider's token names (ST-07). Refuses with `bind_customer_required`
 * if no account is connected with the identity (ER-08). The specification gives no path for the call.
 */
export const identityLogin = defineEndpoint<IdentityLoginRequest>()({
  id: 'auth.login-identity',
  method: 'POST',
  path: '/wps/session/login/firebase',
  auth: 'none',
  encrypted: true,
  device: true,
  assumed: true,
  response: loginAnswer,
})

/** A registration by mobile number or identity, whose user name the gateway chooses (EN-05, CA-06). */
type AutoUsernameRequest = Omit<RegistrationSource, 'registerMethod'> &
  CaptchaFields & { readonly login: true } & (
    | ({ readonly registerMethod: 'firebase' } & IdentityTokenFields)
    | (Pick<RegistrationSource, 'registerMethod'> &
        MobileNumber &
        Partial<VerificationFields> & {
          readonly password: string
          readonly smsTemplate?: string
        })
  )

/** Creates an account and a user name for it (CA-06). Refuses like `register`, and with `identity.taken`. */
export const autoUsername = defineEndpoint<AutoUsernameRequest>()({
  id: 'account.auto-username',
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  auth: 'none',
  encrypted: true,
  device: true,
  assumed: ['campaignInfo', 'verificationCode'],
  response: registrationAnswer,
})

/** Invalidates the token at the gateway (ST-32). The specification gives only the path. */
export const logout = defineEndpoint()({
  id: 'auth.logout',
  method: 'POST',
  path: '/wps/session/logout',
  auth: 'optional',
  assumed: true,
  bare: true,
  response: v.unknown(),
})
