import { HttpError, type Storage } from '@foyer/sdk'
import { clearRememberedLogin } from '../clear-remembered-login.ts'
import { WRONG_CREDENTIALS } from '../wrong-credentials.ts'

/**
 * Removes the remembered login when the gateway says that a login was wrong (ST-05). Other failures, such as
 * the network, a captcha, a second factor or a lock, do not prove it wrong.
 */
export function clearOnInvalidCredentials(
  error: unknown,
  deps: { readonly storage: Pick<Storage, 'remove'> },
): void {
  if (error instanceof HttpError && WRONG_CREDENTIALS.has(error.answer?.errorCode ?? ''))
    clearRememberedLogin(deps)
}
