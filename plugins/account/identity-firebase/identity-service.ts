import type { Store } from '@foyer/sdk'

/** The social providers, by the names of the identity service. */
export type SocialProvider = 'google.com' | 'facebook.com'

/** A player whom the identity service knows. */
export interface IdentityUser {
  /** The provider, or `phone`. */
  readonly channel: string
  /** A token for the gateway, at most 300 s old (CO-09); rejects if there is none. */
  idToken(): Promise<string>
}

/** Phones that may receive the code of a second factor, and the functions that send and confirm it. */
export interface PhoneSecondFactor {
  /** As the service masks them: `+*******4567`. */
  readonly phones: readonly string[]
  /** Sends a code to the phone at this index of the list; resolves with the id for `confirm`. */
  send(phone: number, captchaBox: HTMLElement): Promise<string>
  confirm(verificationId: string, code: string): Promise<IdentityUser>
}

/** Adds a phone to a sign-in, which then requires a code of it every time (CA-31). */
export interface MfaEnrolment {
  /** Sends a code to the phone, `+84901234567`; resolves with the id for `confirm`. */
  send(phone: string, captchaBox: HTMLElement): Promise<string>
  confirm(verificationId: string, code: string): Promise<void>
}

export type IdentityStep =
  | { readonly kind: 'user'; readonly user: IdentityUser }
  | { readonly kind: 'second-factor'; readonly factor: PhoneSecondFactor }

/**
 * The identity provider as the plugin uses it: the smallest interface to Firebase's SDK (CA-31). Every method
 * rejects with an error that has the SDK's `code`, `auth/…`.
 */
export interface IdentityService {
  /** Opens the provider's window. A second one rejects the first with `auth/cancelled-popup-request`. */
  popUp(provider: SocialProvider): Promise<IdentityStep>
  /** Leaves the page for the provider. */
  redirect(provider: SocialProvider): Promise<void>
  /** The result of a redirect to the provider; `undefined` if there is none. */
  resume(provider: SocialProvider): Promise<IdentityStep | undefined>
  /** Sends a code to a phone, `+84901234567`; resolves with the id for `confirm`. */
  sendCode(phone: string, captchaBox: HTMLElement): Promise<string>
  confirm(verificationId: string, code: string): Promise<IdentityUser>
  /** Present while this page has a user who signed in by Google or Facebook without a second factor. */
  readonly enrolment: Store<MfaEnrolment | undefined>
  /** Forgets the user and every running step (ST-32). */
  signOut(): Promise<void>
  close(): void
}

export interface IdentityServiceOptions {
  readonly apiKey: string
  /** `undefined`: the project has none; only codes to phones work. */
  readonly authDomain: string | undefined
  /** The player's language, for the provider's pages and messages. */
  readonly language: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
}
