import type { FactArea, SessionInfo } from '@foyer/sdk'
import type { LoginAnswer } from './login-answer.ts'

/** Why a member must change the password before anything else. */
export type PasswordChangeReason = NonNullable<SessionInfo['passwordChangeRequired']>

/** The password that the operator gives out and that must be changed (ST-03, VA-08). */
export const WEAK_PASSWORD = '123456'

/**
 * Whether a password change is owed after a login (ST-03): with the weak password always; with an expired one, or one that
 * the gateway wants updated, where the merchant forces it (switch PWDEXPFORCECHANGE3, RO-06).
 */
export function passwordChangeReason(
  { passwordExpired, updatePassword }: Pick<LoginAnswer, 'passwordExpired' | 'updatePassword'>,
  password: string,
  switches: FactArea,
): PasswordChangeReason | undefined {
  if (password === WEAK_PASSWORD) return 'weak'
  return (passwordExpired || updatePassword) && switches?.PWDEXPFORCECHANGE3 === true ? 'expired' : undefined
}
