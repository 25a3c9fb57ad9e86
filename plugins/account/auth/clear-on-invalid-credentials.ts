import { HttpError, type Storage } from '@foyer/sdk'
import { clearRememberedLogin } from '../clear-remembered-login.ts'
import { WRONG_CREDENTIALS } from '../wrong-credentials.ts'

/**
 * Forgets the remembered login when the gateway says that a login was wrong (ST-05). Whatever else a login fails with, the
 * network, a captcha, a second factor, a lockout, says nothing against it.
 */
export function clearOnInvalidCredentials(
  error: unknown,
  deps: { readonly storage: Pick<Storage, 'remove'> },
): void {
  if (error instanceof HttpError && WRONG_CREDENTIALS.has(error.answer?.errorCode ?? ''))
    clearRememberedLogin(deps)
}
