import type { FactArea, SessionInfo } from '@foyer/sdk'
import type { LoginAnswer } from './login-answer.ts'
import { WEAK_PASSWORD } from './weak-password.ts'

/** Why a member must change the password before anything else. */
export type PasswordChangeReason = NonNullable<SessionInfo['passwordChangeRequired']>

/**
 * Why a login requires a password change, if it does (ST-03): always for the weak password; for one that has
 * expired or that the gateway wants changed, if the merchant forces it (PWDEXPFORCECHANGE3, RO-06).
 */
export function passwordChangeReason(
  { passwordExpired, updatePassword }: Pick<LoginAnswer, 'passwordExpired' | 'updatePassword'>,
  password: string,
  switches: FactArea,
): PasswordChangeReason | undefined {
  if (password === WEAK_PASSWORD) return 'weak'
  return (passwordExpired || updatePassword) && switches?.PWDEXPFORCECHANGE3 === true ? 'expired' : undefined
}
