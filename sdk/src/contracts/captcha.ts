import { defineEvent } from '../event.ts'
import type { LanguageCode } from '../language.ts'
import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import type { Store } from '../store.ts'

/** The forms that may ask for a captcha; the merchant decides for each (VA-02). */
export type CaptchaScene = 'login' | 'sms' | 'register'

/**
 * The fields that a passed captcha adds to a request (EN-03, EN-05). The provider decides which field gets
 * which value of its vendor.
 */
export type CaptchaFields = Readonly<
  Partial<Record<'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'captcha', string>>
>

/** The proof that a player passed a captcha. It is valid for one request. */
export interface CaptchaProof {
  readonly fields: CaptchaFields
  /** When the proof expires: epoch milliseconds. Absent: the vendor does not say. */
  readonly expiresAt?: number
}

/** Why a captcha failed. The player sees a text for `reason`, the code, and a link to try again (ER-13). */
export interface CaptchaFailure {
  /** `network`: a request failed or timed out. `setup`: the merchant's id or the call was refused. */
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
  /** Passed. The state returns to `waiting` by itself when the proof expires. */
  | { readonly kind: 'success'; readonly proof: CaptchaProof }
  | { readonly kind: 'error'; readonly failure: CaptchaFailure }

/** The result of one `verify`. None of these is thrown. */
export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly proof: CaptchaProof }
  /** The player closed it; the form then shows 'verify_first' (VA-04). */
  | { readonly kind: 'closed' }
  /** Another `verify` is under way and continues; the form then shows 'verify geetest too fast' (VA-04). */
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly failure: CaptchaFailure }
  /** The form's signal was aborted. */
  | { readonly kind: 'aborted' }

/** What a form passes to its captcha. */
export interface CaptchaOptions {
  /** Which form asks. */
  readonly scene: CaptchaScene
  /**
   * The player's language. The provider gives the vendor its own code for it: at most 6 letters, digits and
   * hyphens (VA-05).
   */
  readonly language: LanguageCode
  /** An empty element of the form, for a vendor that draws into the page. */
  readonly container: HTMLElement
  /**
   * Aborted when the form closes, or the plugin stops. The captcha then removes its elements and ends its
   * requests.
   */
  readonly signal: AbortSignal
}

/**
 * The captcha of one form. The form creates it when it opens, because vendors observe the player before the
 * click.
 */
export interface Captcha {
  readonly state: Store<CaptchaState>
  /**
   * Lets the player solve the captcha. Waits while it is loading; returns the same proof again while that is
   * valid; fails at once after an error. Never rejects.
   */
  verify(): Promise<CaptchaOutcome>
  /**
   * Loads again after an error, with new elements, because a failed script element cannot be reused.
   * Otherwise does nothing.
   */
  retry(): void
  /**
   * Call it when the proof was used or refused: the captcha returns to `waiting`, through `loading` where the
   * vendor needs a new challenge. Does nothing while loading and after an error.
   */
  reset(): void
}

/**
 * A captcha vendor. The site uses one: the highest `order` that is on. Where no provider serves the form, but
 * the merchant requires a captcha, the player sees 'Geetest service not work' (VA-03).
 */
export interface CaptchaProvider {
  /** For the inspector: `geetest-v4`. */
  readonly key: string
  /** The forms that it serves. GeeTest v3 does not serve `sms` (VA-03). */
  readonly scenes: readonly CaptchaScene[]
  /**
   * Creates a captcha, which begins to load at once. Never throws: a failure becomes the state `error`. A
   * vendor that does not answer within 60 seconds is an `error` with the reason `network` (CO-08).
   */
  create(options: CaptchaOptions): Captcha
}
/**
 * The captcha vendors: one, the highest `order` that is on. A plugin of the kind `captcha-provider`
 * contributes to it.
 */
export const captchaProviders: ExtensionPoint<CaptchaProvider> = defineExtensionPoint<CaptchaProvider>({
  id: 'account.captcha-providers',
  cardinality: 'one',
})

/**
 * A form that may ask for a captcha opened. Providers name this event under `activateOn`, so that no other
 * page loads their code.
 */
export const captchaRequested = defineEvent<{ readonly scene: CaptchaScene }>({
  id: 'account.captcha-requested',
  keep: true,
})
