import { type CaptchaFields, type Component, type Store, token } from '@foyer/sdk'

/** A country as a mobile number needs it (EN-11). */
export interface Country {
  /** ISO 3166-1, `VN`. */
  readonly code: string
  /** `+84` */
  readonly dialingCode: string
}

/** What is wrong with a typed number or code: a key of `account.mobile`'s texts, and its values. */
export interface NumberProblem {
  readonly key:
    | 'number_missing'
    | 'number_digits'
    | 'number_length'
    | 'code_missing'
    | 'code_length'
    /** In the words of whoever sent the code. */
    | 'code_refused'
  readonly values?: Readonly<Record<string, string | number>>
}

/** A number as calls take it. */
export interface MobileNumber {
  /** `+84` */
  readonly countryDialingCode: string
  /** Digits only. */
  readonly mobileNum: string
}

/** What came of sending a code. What hinders it has been told to the player. */
export type SendOutcome =
  | 'sent'
  /** The latest one is too fresh: see `wait`. */
  | 'waiting'
  | 'refused'
  | 'aborted'

/** What a request carries for a number whose code was typed (EN-03, EN-05, EN-07). */
export type VerificationFields =
  /** The gateway sent the code, and checks it itself. */
  | { readonly verificationCode: string }
  /** The identity provider sent it, and has found it right. Good for 300 s (CO-09). */
  | { readonly firebaseChannel: 'phone'; readonly firebaseIdToken: string }

/** Mobile numbers, and codes sent to them: for every form that asks for one (CA-14, OV-05, VA-17). */
export interface MobileNumbers {
  /** The country that numbers are of: the visitor's, until the player chooses. */
  readonly country: Store<Country | undefined>
  /** Whether forms show the dialling code (VA-11). */
  readonly dialingCodeShown: Store<boolean>
  /** Seconds until a code may be sent again; 0: now. Stands through a reload (ST-10). */
  readonly resendSeconds: Store<number>
  /** How many digits a code has. */
  readonly codeLength: number
  /** Flag and dialling code, to stand before a number; a tap lets the player choose the country from a list (OV-05). */
  readonly DialingCode: Component<{ readonly disabled: boolean }>
  /** Reads what was typed or filled in; a number with its dialling code, `+84 901…`, sets the country too. */
  read(typed: string): { readonly number: MobileNumber } | { readonly problem: NumberProblem }
  /** Reads a code. */
  readCode(typed: string): { readonly code: string } | { readonly problem: NumberProblem }
  /**
   * Takes a typed code to what a request must carry to prove the number, whoever sent it: spread `fields` into the body. Await it
   * right before the call, with the controls disabled, since the identity provider is asked there. A code that it has found right may be
   * proven again, for a request that the gateway refused for another reason. Rejects for nothing.
   *
   * @param number as `read` gave it: a code that was sent to another proves nothing
   * @example
   * const proof = await numbers.prove(typed.code, number)
   * if ('problem' in proof) return show('code', proof.problem)
   * await http.call(register, { body: { ...number, ...proof.fields } })
   */
  verify(
    typed: string,
    number: MobileNumber,
  ): Promise<{ readonly fields: VerificationFields } | { readonly problem: NumberProblem }>
  /** Sends a code to a number, by the gateway or the identity provider, as the merchant has it. Rejects for nothing. */
  send(number: MobileNumber, proof: CaptchaFields, signal?: AbortSignal): Promise<SendOutcome>
  /**
   * Has a code sent by somebody else than the gateway, by the same rules: never two at once and none before its time. From then on
   * `wait` counts 60 s (ST-10). Resolves with what `sending` does, `undefined` where it was not run; rejects as it does.
   */
  sendBy<T>(sending: () => Promise<T>): Promise<{ readonly sent: T } | undefined>
}
export const MOBILE_NUMBERS = token<MobileNumbers>('account.mobile-numbers')
