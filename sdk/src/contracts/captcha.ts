import { defineEvent } from '../event.ts'
import type { LanguageCode } from '../language.ts'
import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import type { Store } from '../store.ts'

/** The forms that may ask for a captcha; the merchant decides for each (VA-02). */
export type CaptchaScene = 'login' | 'sms' | 'register'

/**
 * The fields that a passed captcha adds to a request (EN-03, EN-05). The provider decides which of its
 * vendor's values goes where.
 */
export type CaptchaFields = Readonly<
  Partial<Record<'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'captcha', string>>
>

/** What a player who passed a captcha may send. Good for one request. */
export interface CaptchaProof {
  readonly fields: CaptchaFields
  /** Until when it is good: epoch milliseconds. Absent: the vendor does not say. */
  readonly expiresAt?: number
}

/**
 * Why there is no captcha. The player is shown a text for `reason`, the code, and a link to try again
 * (ER-13).
 */
export interface CaptchaFailure {
  /**
   * `network`: something could not be fetched, or not in time. `setup`: the merchant's id or the call was
   * refused.
   */
  readonly reason: 'network' | 'setup' | 'vendor'
  /**
   * The vendor's own code, mostly a number: `60204`; or a script's (`SC-*`), a call's (`HttpError`), or the
   * provider's (`CP-*`).
   */
  readonly code: string
}

/** The state of a captcha (OV-25, ST-18). */
export type CaptchaState =
  | { readonly kind: 'loading' }
  /** Ready for the player's click. */
  | { readonly kind: 'waiting' }
  /** The player is solving it. */
  | { readonly kind: 'verifying' }
  /** Passed. It goes back to `waiting` by itself when the proof expires. */
  | { readonly kind: 'success'; readonly proof: CaptchaProof }
  | { readonly kind: 'error'; readonly failure: CaptchaFailure }

/** The result of one `verify`. None of these is thrown. */
export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly proof: CaptchaProof }
  /** The player closed it; the form then says 'verify_first' (VA-04). */
  | { readonly kind: 'closed' }
  /** Another `verify` is under way and goes on; the form then says 'verify geetest too fast' (VA-04). */
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly failure: CaptchaFailure }
  /** The form's signal was aborted. */
  | { readonly kind: 'aborted' }

/** What a form gives to its captcha. */
export interface CaptchaOptions {
  /** The form. */
  readonly scene: CaptchaScene
  /**
   * The player's language. The provider gives the vendor its own code for it: at most 6 letters, digits and
   * hyphens (VA-05).
   */
  readonly language: LanguageCode
  /** An empty element of the form, for a vendor that draws into the page. */
  readonly container: HTMLElement
  /**
   * Aborted when the form closes, or the plugin stops. The captcha then removes everything of its own, and
   * ends its requests.
   */
  readonly signal: AbortSignal
}

/**
 * The captcha of one form. It is made when the form opens, because vendors watch how the player comes to the
 * click.
 */
export interface Captcha {
  readonly state: Store<CaptchaState>
  /**
   * Lets the player solve the captcha. Waits while it is loading; gives the same proof again while that is
   * good; fails at once after an error. Never rejects.
   */
  verify(): Promise<CaptchaOutcome>
  /**
   * After an error: loads again, with new elements, because a script element that failed stays failed.
   * Otherwise does nothing.
   */
  retry(): void
  /**
   * The proof was used or refused: the captcha goes to `waiting`, by way of `loading` where the vendor needs
   * a new challenge. Does nothing while loading and after an error.
   */
  reset(): void
}

/**
 * A vendor of captchas. The site uses one: the highest `order` that is on. Where there is none, or it does
 * not serve the form, and the merchant asks for a captcha, the player is shown 'Geetest service not work'
 * (VA-03).
 */
export interface CaptchaProvider {
  /** For the inspector: `geetest-v4`. */
  readonly key: string
  /** The forms that it serves. GeeTest v3 does not serve `sms` (VA-03). */
  readonly scenes: readonly CaptchaScene[]
  /**
   * Makes a captcha, which begins to load at once. Never throws: what fails is the state `error`. A vendor
   * that does not answer within 60 seconds is an `error` with the reason `network` (CO-08).
   */
  create(options: CaptchaOptions): Captcha
}
/**
 * The vendors of captchas: one, the highest `order` that is on. A plugin of the kind `captcha-provider`
 * contributes to it.
 */
export const captchaProviders: ExtensionPoint<CaptchaProvider> = defineExtensionPoint<CaptchaProvider>({
  id: 'account.captcha-providers',
  cardinality: 'one',
})

/**
 * A form opened that may ask for a captcha. Providers name it under `activate`, so that no other page loads
 * their code.
 */
export const captchaRequested = defineEvent<{ readonly scene: CaptchaScene }>({
  id: 'account.captcha-requested',
  keep: true,
})
