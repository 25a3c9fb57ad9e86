import type { Translate } from '@foyer/sdk'
import type { IdentityFailure } from './identity-failure.ts'

/** A failure in the player's words, with the code and, if there is one, the reason for support (ER-10). */
export const failureLines = (
  { key, code, reason }: IdentityFailure,
  t: Translate<'account.identity-firebase'>,
): readonly [summary: string, ...details: string[]] => [
  t(key),
  t('error_code', { code }),
  ...(reason ? [t('error_reason', { reason })] : []),
]
