import {
  type CaptchaOutcome,
  type CaptchaScene,
  defineExtensionPoint,
  defineSlot,
  type ExtensionPoint,
  type HttpError,
} from '@foyer/sdk'
import type { LoginAnswer } from './endpoints.ts'
import type { SubmittedCredentials } from './session.ts'

/** Second factors: e-mail address, payee name, code of an authenticator, code by text message (EN-07). */
export type FactorMethod = 'E' | 'P' | 'G' | 'S'

/** Props of a second factor's component. */
export interface SecondFactorProps {
  /** The credentials of the login; the second call carries them again (ST-04). Store them nowhere. */
  readonly credentials: SubmittedCredentials
  /** One tab for each method, in this order; never empty (OV-15). */
  readonly methods: readonly FactorMethod[]
  /** Runs a captcha for sending a code, as for a login method (VA-02). */
  readonly captcha: (scene: CaptchaScene) => Promise<CaptchaOutcome>
  /**
   * Closes the modal: with the answer of a login (EN-04), or with the refusal after which no factor helps,
   * for example because the account is locked now. The caller of the login shows that to the player.
   */
  readonly onEnd: (end: LoginAnswer | HttpError) => void
}

/** Name of the module's exported component of `SecondFactorProps`, shown in a sheet below its title. */
interface SecondFactor {
  /**
   * Name of the module's exported component of `SecondFactorProps`; it appears in a sheet, below its title.
   */
  readonly component: string
}

export const secondFactors: ExtensionPoint<SecondFactor> = defineExtensionPoint<SecondFactor>({
  id: 'account.second-factors',
  cardinality: 'one',
  startsAt: 'demand',
})

export interface SocialLoginButtonsProps {
  /** The screen's own form is being sent: the buttons are disabled. */
  readonly busy: boolean
}

/**
 * Slot for the login methods without a form, such as an identity provider's, on another screen than the login
 * (RT-03). Its component signs in as there, and creates an account if the merchant allows it (ST-08).
 */
export const socialLoginButtons = defineSlot<SocialLoginButtonsProps>('account.social-login-buttons')
