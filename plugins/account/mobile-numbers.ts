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
  readonly key: 'number_missing' | 'number_digits' | 'number_length' | 'code_missing' | 'code_length'
  readonly values?: Readonly<Record<string, number>>
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

/** Mobile numbers, and codes sent to them: for every form that asks for one (CA-14, OV-05, VA-17). */
export interface MobileNumbers {
  /** The country that numbers are of: the visitor's, until the player chooses. */
  readonly country: Store<Country | undefined>
  /** Whether forms show the dialling code (VA-11). */
  readonly dialingCodeShown: Store<boolean>
  /** Seconds until a code may be sent again; 0: now. Stands through a reload (ST-10). */
  readonly wait: Store<number>
  /** How many digits a code has. */
  readonly codeLength: number
  /** Flag and dialling code, to stand before a number; a tap lets the player choose the country from a list (OV-05). */
  readonly DialingCode: Component<{ readonly disabled: boolean }>
  /** Reads what was typed or filled in; a number with its dialling code, `+84 901…`, sets the country too. */
  read(typed: string): { readonly number: MobileNumber } | { readonly problem: NumberProblem }
  /** Reads a code. */
  readCode(typed: string): { readonly code: string } | { readonly problem: NumberProblem }
  /** Sends a code to a number. Rejects for nothing. */
  send(number: MobileNumber, proof: CaptchaFields, signal?: AbortSignal): Promise<SendOutcome>
  /**
   * Has a code sent by somebody else than the gateway, by the same rules: never two at once and none before its time. From then on
   * `wait` counts 60 s (ST-10). Resolves with what `sending` does, `undefined` where it was not run; rejects as it does.
   */
  sendBy<T>(sending: () => Promise<T>): Promise<{ readonly sent: T } | undefined>
}
export const MOBILE_NUMBERS = token<MobileNumbers>('account.mobile-numbers')
