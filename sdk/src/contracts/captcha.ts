import { defineEvent } from '../event.ts'
import type { LanguageCode } from '../language.ts'
import { defineExtensionPoint, type ExtensionPoint } from '../points.ts'

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
}

/** Why a captcha failed. The player sees a text for `reason`, the code, and a link to try again (ER-13). */
export interface CaptchaFailure {
  /** `network`: a request failed or timed out. `setup`: the merchant's id or the call was refused. */
  readonly reason: 'network' | 'setup' | 'vendor'
  /**
   * The vendor's own code, mostly a number: `60204`; or a script's (`SC-*`), a call's (`HttpError`), or the
   * form's or the provider's (`CP-*`).
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
  /** The form closed, or the captcha began anew, as in another language. */
  | { readonly kind: 'aborted' }

/** What a form gives a provider for one start. */
export interface CaptchaOptions {
  /** Which form asks. */
  readonly scene: CaptchaScene
  /**
   * The player's language. The provider gives the vendor its own code for it: at most 6 letters, digits and
   * hyphens (VA-05).
   */
  readonly language: LanguageCode
  /** An empty element of the form, for a vendor that draws into the page. The form empties it afterwards. */
  readonly container: HTMLElement
  /**
   * Aborted when the form closes, the plugin stops, or the captcha starts anew. The provider then ends its
   * requests, and removes what it has put elsewhere in the page.
   */
  readonly signal: AbortSignal
}

/** What a provider reports of its box. Reports of a start that has ended are ignored. */
export interface CaptchaEvents {
  /** The player passed. `fields` carries the vendor's values under the gateway's names. */
  readonly passed: (fields: CaptchaFields) => void
  /** The player closed the box. */
  readonly closed: () => void
  readonly failed: (failure: CaptchaFailure) => void
}

/** The vendor's box, loaded and ready for the player. */
export interface CaptchaWidget {
  /** Shows the box. One of the events follows. An error that it throws is a failure of the vendor. */
  open(): void
  /** Prepares the box for another proof. Absent: that needs a new start. */
  readonly reset?: () => void
  /** Removes the box. Called once, also for a box that is ready too late. */
  destroy?(): void
}

/**
 * A captcha vendor. The site uses one: the highest `order` that is on. Where no provider serves the form, but
 * the merchant requires a captcha, the player sees 'Geetest service not work' (VA-03). States, repeated taps,
 * retries and deadlines are the form's (`FormCaptcha`); a provider only starts the vendor's box.
 *
 * @example
 * context.contribute(captchaProviders, {
 *   key: 'acme',
 *   scenes: ['login', 'sms', 'register'],
 *   proofMs: 60_000,
 *   async start({ language, signal }, { passed, closed }) {
 *     await context.script('https://acme.example/captcha.js', { signal })
 *     const box = acme.create({ language, onPass: (token) => passed({ captcha: token }), onClose: closed })
 *     return { open: () => box.show(), reset: () => box.reset(), destroy: () => box.remove() }
 *   },
 * })
 */
export interface CaptchaProvider {
  /** For the inspector: `geetest-v4`. */
  readonly key: string
  /** The forms that it serves. GeeTest v3 does not serve `sms` (VA-03). */
  readonly scenes: readonly CaptchaScene[]
  /** How long a proof is valid, in milliseconds. Absent: the vendor does not say. */
  readonly proofMs?: number
  /**
   * Loads the vendor's script, with a new element each time, because a failed one cannot be reused; resolves
   * when the box is ready. Called when the form opens, because vendors observe the player before the click,
   * and again after an error, in another language, and after a proof if the widget has no `reset`. Rejects
   * with a `CaptchaError`; any other error becomes a failure by its kind. One that does not end within 60
   * seconds is a failure of the network (`CP-TIMEOUT`, CO-08).
   */
  start(options: CaptchaOptions, events: CaptchaEvents): Promise<CaptchaWidget>
}

/** Thrown by a provider whose box cannot be shown: why, for the player and for support. */
export class CaptchaError extends Error {
  constructor(readonly failure: CaptchaFailure) {
    super(failure.code)
    this.name = 'CaptchaError'
  }
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
