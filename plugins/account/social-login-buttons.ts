import { defineSlot } from '@foyer/sdk'

export interface SocialLoginButtonsProps {
  /** The screen's own form is being sent: the buttons are disabled. */
  readonly busy: boolean
}

/**
 * Slot for the login methods without a form, such as an identity provider's, on another screen than the login
 * (RT-03). Its component signs in as there, and creates an account if the merchant allows it (ST-08).
 */
export const socialLoginButtons = defineSlot<SocialLoginButtonsProps>('account.social-login-buttons')
