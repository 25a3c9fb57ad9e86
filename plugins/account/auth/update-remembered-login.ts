import { HttpError, type LoginCredentials, type ServicesOf, type Storage } from '@foyer/sdk'
import { WRONG_CREDENTIALS } from '../describe-error.ts'
import { clearRememberedLogin } from '../clear-remembered-login.ts'
import { saveRememberedLogin } from '../remembered-login.ts'
import type { manifest } from './manifest.ts'

/**
 * Updates the remembered login when a player has logged in by username: stores it if they ticked the box,
 * else removes it (EN-09); tells them if this browser could not store it. A code or an identity is never
 * stored, and changes nothing (VA-07). Never rejects.
 */
export async function updateRememberedLogin(
  credentials: LoginCredentials,
  wanted: boolean,
  services: ServicesOf<typeof manifest>,
): Promise<void> {
  const { session, overlays, i18n } = services
  if (credentials.type !== 'username') return
  if (!wanted) return clearRememberedLogin(services)
  const saved = await saveRememberedLogin(credentials, services)
  if (!saved && session.current.get())
    overlays.toast(i18n.translate('account.auth')('not_remembered'), { kind: 'warning' })
}

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
