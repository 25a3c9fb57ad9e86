import { defineEvent } from '../event.ts'
import type { LanguageCode } from '../language.ts'
import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import type { Store } from '../store.ts'

/** Where a captcha may be asked for; the merchant decides for each (VA-02). */
export type CaptchaScene = 'login' | 'sms' | 'register'

/** What a passed captcha adds to a request (EN-03, EN-05). Which of a vendor's values goes where is the provider's affair. */
export type CaptchaFields = Readonly<
  Partial<Record<'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'captcha', string>>
>

/** Good for one request. */
export interface CaptchaProof {
  readonly fields: CaptchaFields
  /** Epoch milliseconds; absent: the vendor does not say. */
  readonly expiresAt?: number
}

/** Why there is no captcha. The player reads a text by `reason`, the code, and a link to try again (ER-13). */
export interface CaptchaFailure {
  /** `network`: something could not be fetched, or not in time. `setup`: the merchant's id or the call was refused. */
  readonly reason: 'network' | 'setup' | 'vendor'
  /** The vendor's own, mostly a number: `60204`; or a script's (`SC-*`), an `HttpError`'s, or the provider's own (`CP-*`). */
  readonly code: string
}

/** How a captcha stands (OV-25, ST-18). */
export type CaptchaState =
  | { readonly kind: 'loading' }
  /** Waits for the player's click. */
  | { readonly kind: 'waiting' }
  /** The player is at it. */
  | { readonly kind: 'verifying' }
  /** Back to `waiting` by itself when the proof expires. */
  | { readonly kind: 'success'; readonly proof: CaptchaProof }
  | { readonly kind: 'error'; readonly failure: CaptchaFailure }

/** What came of one `verify`. None of these is thrown. */
export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly proof: CaptchaProof }
  /** The player closed it: 'verify_first' (VA-04). */
  | { readonly kind: 'closed' }
  /** One is under way, and goes on: 'verify geetest too fast' (VA-04). */
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly failure: CaptchaFailure }
  /** The form's signal was aborted. */
  | { readonly kind: 'aborted' }

export interface CaptchaOptions {
  readonly scene: CaptchaScene
  /** The player's language; the vendor gets its own code for it, of at most 6 letters, digits and hyphens (VA-05). */
  readonly language: LanguageCode
  /** An empty element of the form, for a vendor that draws into the page. */
  readonly container: HTMLElement
  /** Aborted when the form goes, or the plugin stops: everything of the captcha is gone then, its requests too. */
  readonly signal: AbortSignal
}

/** One captcha of one form, from the form's opening on: vendors watch how the player comes to the click. */
export interface Captcha {
  readonly state: Store<CaptchaState>
  /** Lets the player prove it. While loading it waits; after `success` it gives the same proof while that is good; after an error it fails at once. */
  verify(): Promise<CaptchaOutcome>
  /** After an error: asks the network anew, with new elements (a script that failed once fails for ever). Else nothing. */
  retry(): void
  /** The proof is used up, or was refused: to `waiting`, through `loading` where the vendor needs a new challenge. Does nothing while loading, or after an error. */
  reset(): void
}

/**
 * A captcha's vendor. One stands for the whole site: the highest `order` that is on. With none, or without the scene, a
 * captcha that the merchant asks for cannot be had: 'Geetest service not work' (VA-03).
 */
export interface CaptchaProvider {
  /** `geetest-v4`: for the inspector. */
  readonly key: string
  /** GeeTest v3 serves no `sms` (VA-03). */
  readonly scenes: readonly CaptchaScene[]
  /**
   * Begins to load at once, and says so in `state`; never throws. A vendor that does not answer is an `error` of the reason
   * `network` within 60 seconds at the latest (CO-08).
   */
  create(options: CaptchaOptions): Captcha
}
export const captchaProviders: ExtensionPoint<CaptchaProvider> = defineExtensionPoint<CaptchaProvider>({
  id: 'account.captcha-providers',
  cardinality: 'one',
})

/** A form has opened that may ask for a captcha. Providers name it under `activate`, so that no other page loads them. */
export const captchaWanted = defineEvent<{ readonly scene: CaptchaScene }>({
  id: 'account.captcha-wanted',
  keep: true,
})
