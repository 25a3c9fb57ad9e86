import { defineExtensionPoint, defineSlot, type ExtensionPoint, type SlotPoint } from '../points.ts'
import type { CaptchaOutcome, CaptchaScene } from './captcha.ts'

/** A player's credentials, as the login call sends them (EN-03). */
export type LoginCredentials =
  | {
      readonly type: 'username'
      readonly username: string
      /** In clear text: the whole call is encrypted (CA-03). */
      readonly password: string
      /** The player ticked 'remember me' (EN-09). */
      readonly remember?: boolean
    }
  | {
      readonly type: 'sms'
      /** `+84` */
      readonly countryDialingCode: string
      readonly mobileNum: string
      /** The code of the text message. */
      readonly code: string
      readonly smsTemplate?: string
    }
  | {
      readonly type: 'firebase'
      /** The provider at the identity service: `google.com`, `facebook.com`, `phone`. */
      readonly channel: string
      /** At most 300 seconds old (CO-09). */
      readonly idToken: string
    }

/**
 * The result of a login. None of these is thrown. The site has shown the error to the player (ER-06 to
 * ER-08), unless `atField` says otherwise; the method only clears or marks its own fields.
 */
export type LoginResult =
  /** The session has started, and the page navigates to where the player wanted to go (ST-03, ST-07). */
  | { readonly kind: 'signed-in' }
  /** Another login is under way, or ended less than 500 ms ago (ST-02). */
  | { readonly kind: 'busy' }
  /** The player closed a step on the way. */
  | { readonly kind: 'dismissed'; readonly step: 'captcha' | 'second-factor' | 'choice' }
  /**
   * `code` is the gateway's, `login.cred.err`, or a call's (`HttpError`). `atField`: what the player typed is
   * wrong, the account that it names or the proof (password, code), and the method, which asked for it
   * (`atField: true`), shows so at its field; `message` is the gateway's, if it gave one.
   */
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly atField?: { readonly wrong: 'account' | 'proof'; readonly message: string | undefined }
    }
  /** The signal was aborted: a late answer changes nothing. */
  | { readonly kind: 'aborted' }

/** What the component of a login method gets. */
export interface LoginMethodProps {
  /**
   * Signs in: asks for a captcha where the merchant wants one, makes the call, asks for a second factor or a
   * choice of account, starts the session, and navigates on. Never rejects.
   */
  readonly signIn: (
    credentials: LoginCredentials,
    options?: {
      readonly signal?: AbortSignal
      /** The method shows at its field that the credentials are wrong; the site alerts it otherwise. */
      readonly atField?: boolean
    },
  ) => Promise<LoginResult>
  /**
   * Asks for a captcha for one of the method's own calls, such as one that sends a code. Resolves with
   * `passed` without fields where the merchant wants none (VA-02). Never rejects; the site has shown the
   * error to the player.
   */
  readonly captcha: (scene: CaptchaScene) => Promise<CaptchaOutcome>
  /** A login is under way, by this method or another: disable the controls. */
  readonly busy: boolean
}

/**
 * A way to log in (RT-02). Contribute it in the manifest, so that the screen offers it before its code is
 * loaded.
 *
 * @example
 * contributes: [
 *   contribute(loginMethods, { key: 'sms', shape: 'form', label: 'by_sms', component: 'SmsLogin' }, { order: 10 }),
 * ]
 */
export interface LoginMethod {
  /** `username`, `sms`, `google`. One plugin for each. */
  readonly key: string
  /** `form`: a tab of the screen, rendered when it is chosen. `button`: always shown, below the forms. */
  readonly shape: 'form' | 'button'
  /** Key of the tab's label, or the button's name, in the plugin's texts. */
  readonly label: string
  /**
   * Name of the module's exported component, which takes `LoginMethodProps`. A method that continues after a
   * redirect does so when its component is rendered, so it must be a `button` (ST-09).
   */
  readonly component: string
}
/** The ways to log in, by `order`. A plugin of the kind `login-method` contributes to it. */
export const loginMethods: ExtensionPoint<LoginMethod> = defineExtensionPoint<LoginMethod>({
  id: 'account.login-methods',
  cardinality: 'keyed',
  startsAt: 'demand',
})

/** What a component at `loginPurposes` gets. */
export interface LoginPurposeProps {
  /** Where the log-in leads, `/m/launchGame?vendor=MANGO&code=SL007`. */
  readonly address: string
}
/**
 * The slot above the log-in's fields, filled while the log-in is for something (`Navigation.returnTo`): a
 * component shows what the player wanted at the addresses of its own plugin, and nothing at any other.
 */
export const loginPurposes: SlotPoint<LoginPurposeProps> =
  defineSlot<LoginPurposeProps>('account.login-purposes')
