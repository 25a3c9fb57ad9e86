import { defineSlot } from '@foyer/sdk'

export interface SocialLoginButtonsProps {
  /** The screen's own form is on its way: the buttons wait. */
  readonly busy: boolean
}

/**
 * Where another screen than the login's offers the ways in that need no form of it, such as an identity provider's (RT-03).
 * What fills it signs in as the log-in screen does, and makes an account where the merchant allows that (ST-08).
 */
export const socialLoginButtons = defineSlot<SocialLoginButtonsProps>('account.social-login-buttons')
