import type { Store } from '@foyer/sdk'

/** Whom the identity service may ask, by its own names. */
export type SocialProvider = 'google.com' | 'facebook.com'

/** A player whom the identity service knows. */
export interface IdentityUser {
  /** The provider, or `phone`. */
  readonly channel: string
  /** A token for the gateway, at most 300 s old (CO-09); rejects where there is none. */
  idToken(): Promise<string>
}

/** Phones that may have the code of a second factor, and the way to prove one of them. */
export interface PhoneSecondFactor {
  /** As the service masks them: `+*******4567`. */
  readonly phones: readonly string[]
  /** Sends a code to the phone at this place of the list; what it resolves with goes to `confirm`. */
  send(phone: number, captchaBox: HTMLElement): Promise<string>
  confirm(verificationId: string, code: string): Promise<IdentityUser>
}

/** The way to add a phone to a sign-in, whose code is then asked for at every one (CA-31). */
export interface MfaEnrolment {
  /** Sends a code to the phone, `+84901234567`; what it resolves with goes to `confirm`. */
  send(phone: string, captchaBox: HTMLElement): Promise<string>
  confirm(verificationId: string, code: string): Promise<void>
}

export type IdentityStep =
  | { readonly kind: 'user'; readonly user: IdentityUser }
  | { readonly kind: 'second-factor'; readonly factor: PhoneSecondFactor }

/**
 * The identity provider as the plugin uses it: Firebase's SDK behind the least that is needed of it (CA-31). Everything
 * rejects with an error that has the SDK's `code`, `auth/…`.
 */
export interface IdentityService {
  /** Opens the provider's window. A second one supersedes the first, which rejects with `auth/cancelled-popup-request`. */
  popUp(provider: SocialProvider): Promise<IdentityStep>
  /** Leaves the page for the provider. */
  redirect(provider: SocialProvider): Promise<void>
  /** What came of a redirect to the provider; `undefined` where nothing did. */
  resume(provider: SocialProvider): Promise<IdentityStep | undefined>
  /** Sends a code to a phone, `+84901234567`; what it resolves with goes to `confirm`. */
  sendCode(phone: string, captchaBox: HTMLElement): Promise<string>
  confirm(verificationId: string, code: string): Promise<IdentityUser>
  /** There while this page knows a user who signed in by Google or Facebook, without a second factor. */
  readonly enrolment: Store<MfaEnrolment | undefined>
  /** Forgets the user and whatever is under way (ST-32). */
  signOut(): Promise<void>
  close(): void
}

export interface IdentityServiceOptions {
  readonly apiKey: string
  readonly projectId: string
  readonly authDomain: string
  /** The player's, for the provider's pages and messages. */
  readonly language: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
}
