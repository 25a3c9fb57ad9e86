import {
  type CaptchaFields,
  type CaptchaOutcome,
  type CaptchaScene,
  type Component,
  defineEvent,
  defineExtensionPoint,
  defineSlot,
  type ExtensionPoint,
  type HttpError,
  isFlagOn,
  type KeyedText,
  type SiteStatus,
  type Store,
  token,
} from '@foyer/sdk'
import type { LoginAnswer, MobileNumber, VerificationFields } from './endpoints.ts'
import type { SubmittedCredentials } from './session.ts'

/** A country as a mobile number needs it (EN-11). */
export interface Country {
  /** ISO 3166-1, `VN`. */
  readonly code: string
  /** `+84` */
  readonly dialingCode: string
  /** ISO 4217, `VND`; absent where the gateway does not name it, as in the site's own list. */
  readonly currency?: string
  /** `₫`; absent likewise. */
  readonly currencySymbol?: string
}

/** What is wrong with a typed number or code; the reason of `code_refused` is in the words of the code's sender. */
export type NumberProblem =
  | Extract<KeyedText<'account.mobile'>, { readonly key: 'number_length' | 'code_length' | 'code_refused' }>
  | { readonly key: 'number_missing' | 'number_digits' | 'code_missing'; readonly values?: undefined }

/** The outcome of sending a code. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The last code was sent too recently: see `resendSeconds`. */
  | { readonly kind: 'waiting' }
  /** The player has been shown why, unless `isQuietFailure`: then the form shows it (ER-02, ER-04). */
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'aborted' }

/** Mobile numbers, and the codes sent to them, for every form that asks for one (CA-14, OV-05, VA-17). */
export interface MobileNumbers {
  /** The country of the numbers: the visitor's, until the player chooses another. */
  readonly country: Store<Country | undefined>
  /** Whether forms show the dialling code (VA-11). */
  readonly dialingCodeShown: Store<boolean>
  /** Seconds until a code may be sent again; 0: now. Survives a reload (ST-10). */
  readonly resendSeconds: Store<number>
  /** How many digits a code has. */
  readonly codeLength: number
  /** Which of its texts the gateway sends a code in, by the merchant's setting: requests with a code name it (EN-03). */
  readonly smsTemplate: string | undefined
  /** Flag and dialling code, shown before a number; a tap opens the list of countries (OV-05). */
  readonly DialingCode: Component<{ readonly disabled: boolean }>
  /** Reads a typed or filled-in number; one with its dialling code, `+84 901…`, sets the country too. */
  read(typed: string): { readonly number: MobileNumber } | { readonly problem: NumberProblem }
  /** Reads a code. */
  readCode(typed: string): { readonly code: string } | { readonly problem: NumberProblem }
  /**
   * Returns the fields by which a typed code proves the number, whoever sent the code: spread `fields` into
   * the body. Await it right before the call, with the controls disabled, because it asks the identity
   * provider. A verified code may be verified again, for a request that the gateway refused for another
   * reason. Never rejects.
   *
   * @param number as `read` returned it: a code that was sent to another number proves nothing
   * @example
   * const proof = await numbers.verify(typed.code, number)
   * if ('problem' in proof) return show('code', proof.problem)
   * await http.call(register, { body: { ...number, ...proof.fields } })
   */
  verify(
    typed: string,
    number: MobileNumber,
  ): Promise<{ readonly fields: VerificationFields } | { readonly problem: NumberProblem }>
  /** Sends a code to a number, by the gateway or the merchant's identity provider. Never rejects. */
  send(number: MobileNumber, proof: CaptchaFields, signal?: AbortSignal): Promise<SendOutcome>
  /**
   * Lets another sender send a code, by the same rules: never two at once and none too early. `resendSeconds`
   * then counts from 60 s (ST-10). Resolves with the result of `sending`, `undefined` if it did not run;
   * rejects as it does.
   */
  sendBy<T>(sending: () => Promise<T>): Promise<{ readonly sent: T } | undefined>
}

export const MOBILE_NUMBERS = token<MobileNumbers>('account.mobile-numbers')

/** The result of a code. `refused`: the reason for the player, with code and cause (ER-10). */
export type Confirmation = { readonly idToken: string } | { readonly refused: string }

/**
 * Sends codes to phones in place of the gateway, and verifies them: the identity provider. Forms do not use
 * it: `MobileNumbers` does, if the merchant's codes are sent by it.
 */
export interface PhoneVerifier {
  /** Sends a code. Rejects if none was sent; the player has been shown why, unless the signal was aborted. */
  send(number: MobileNumber, signal: AbortSignal): Promise<void>
  /**
   * Verifies the code for the number. A right code stays right until another is sent: after a refusal by the
   * gateway, a form may ask again, and gets a token at most 300 s old (CO-09). Never rejects.
   */
  confirm(number: MobileNumber, code: string): Promise<Confirmation>
}

export const phoneVerifiers = defineExtensionPoint<PhoneVerifier>({
  id: 'account.phone-verifiers',
  cardinality: 'one',
})

/** A provider sends the merchant's codes. Its `activateOn` names this event: no other site loads it. */
export const phoneVerificationRequested = defineEvent<undefined>({
  id: 'account.phone-verification-requested',
  keep: true,
})

/** Whether the identity provider, not the gateway, sends codes to phones: `sms.firebase` of the status. */
export function usesIdentityCodes(status: Pick<SiteStatus, 'parts'> | undefined): boolean {
  const sms = status?.parts?.['sms']
  return typeof sms === 'object' && sms !== null && 'firebase' in sms && isFlagOn(sms.firebase)
}

/** Maximum age of an identity provider's token in a call to the gateway (CO-09). */
export const IDENTITY_TOKEN_MS = 300_000

/** Second factors: e-mail address, payee name, code of an authenticator, code by text message (EN-07). */
export type FactorMethod = 'E' | 'P' | 'G' | 'S'

/** Props of a second factor's component. */
export interface SecondFactorProps {
  /** The credentials of the login; the second call carries them again (ST-04). Store them nowhere. */
  readonly credentials: SubmittedCredentials
  /** One tab for each method, in this order; never empty (OV-15). */
  readonly methods: readonly FactorMethod[]
  /** Runs a captcha for sending a code, as for a login method (VA-02). */
  readonly captcha: (scene: CaptchaScene) => Promise<CaptchaOutcome>
  /**
   * Closes the modal: with the answer of a login (EN-04), or with the refusal after which no factor helps,
   * for example because the account is locked now. The caller of the login shows that to the player.
   */
  readonly onEnd: (end: LoginAnswer | HttpError) => void
}

/** Name of the module's exported component of `SecondFactorProps`, shown in a sheet below its title. */
interface SecondFactor {
  /**
   * Name of the module's exported component of `SecondFactorProps`; it appears in a sheet, below its title.
   */
  readonly component: string
}

export const secondFactors: ExtensionPoint<SecondFactor> = defineExtensionPoint<SecondFactor>({
  id: 'account.second-factors',
  cardinality: 'one',
  startsAt: 'demand',
})

export interface SocialLoginButtonsProps {
  /** The screen's own form is being sent: the buttons are disabled. */
  readonly busy: boolean
}

/**
 * Slot for the login methods without a form, such as an identity provider's, on another screen than the login
 * (RT-03). Its component signs in as there, and creates an account if the merchant allows it (ST-08).
 */
export const socialLoginButtons = defineSlot<SocialLoginButtonsProps>('account.social-login-buttons')
