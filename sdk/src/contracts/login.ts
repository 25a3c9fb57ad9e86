import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import type { CaptchaOutcome, CaptchaScene } from './captcha.ts'

/** Who the player says to be, as the login call can carry it (EN-03). */
export type LoginCredentials =
  | {
      readonly type: 'username'
      readonly username: string
      /** In clear: the whole call is encrypted (CA-03). */
      readonly password: string
      /** The player ticked 'remember me' (EN-09). */
      readonly remember?: boolean
    }
  | {
      readonly type: 'sms'
      /** `+84` */
      readonly countryDialingCode: string
      readonly mobileNum: string
      /** As the player read it in the message. */
      readonly code: string
      readonly smsTemplate?: string
    }
  | {
      readonly type: 'firebase'
      /** `google.com`, `facebook.com`, `phone`: the provider at the identity service. */
      readonly channel: string
      /** At most 300 seconds old (CO-09). */
      readonly idToken: string
    }

/**
 * What came of a login. None of these is thrown. Whatever the player must be told (ER-06 to ER-08) has been told; the method
 * only clears or marks its own fields.
 */
export type LoginResult =
  /** The session has begun, and the player is on the way to where they wanted to go (ST-03, ST-07). */
  | { readonly kind: 'signed-in' }
  /** Another login is under way, or ended less than 500 ms ago (ST-02). */
  | { readonly kind: 'busy' }
  /** The player closed what was asked on the way. */
  | { readonly kind: 'dismissed'; readonly step: 'captcha' | 'second-factor' | 'choice' }
  /** Code: the gateway's, `login.cred.err`, or an `HttpError`'s. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The signal was aborted: the answer, if it still comes, changes nothing. */
  | { readonly kind: 'aborted' }

/** What a method's component gets. */
export interface LoginMethodProps {
  /**
   * Signs in: captcha where the merchant wants one, call, second factor, choice of account, session, the way on. Rejects for
   * nothing.
   */
  readonly signIn: (
    credentials: LoginCredentials,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<LoginResult>
  /**
   * A captcha for a call of the method's own, such as sending a code; `passed` with no fields where the merchant wants none
   * (VA-02). What hinders it has been told to the player.
   */
  readonly captcha: (scene: CaptchaScene) => Promise<CaptchaOutcome>
  /** A login is under way, by this method or another: the controls are disabled. */
  readonly busy: boolean
}

/**
 * A way to sign in (RT-02): data, placed in the manifest, so that the screen can offer it before its code is loaded.
 *
 * @example place(loginMethods, { key: 'sms', plugin: 'account.sms-code', shape: 'form', label: 'by_sms', component: 'SmsLogin' }, { order: 10 })
 */
export interface LoginMethod {
  /** `username`, `sms`, `google`; one plugin a key. */
  readonly key: string
  /** Id of the plugin: whose component this is, and whose texts. */
  readonly plugin: string
  /** `form`: a tab of the screen, mounted when it is chosen. `button`: always there, below the forms. */
  readonly shape: 'form' | 'button'
  /** Key of the tab's label, or the button's name, in the plugin's texts. */
  readonly label: string
  /**
   * Name of the module's exported component, which takes `LoginMethodProps`. One that comes back from a redirect resumes when
   * it is mounted, so it must be a `button` (ST-09).
   */
  readonly component: string
}
export const loginMethods: ExtensionPoint<LoginMethod> = defineExtensionPoint<LoginMethod>({
  id: 'account.login-methods',
  cardinality: 'keyed',
  startsAt: 'demand',
})
