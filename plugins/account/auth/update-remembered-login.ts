import type { LoginCredentials, ServicesOf } from '@foyer/sdk'
import { clearRememberedLogin } from '../clear-remembered-login.ts'
import { saveRememberedLogin } from '../remembered-login.ts'
import type { manifest } from './manifest.ts'

/**
 * What becomes of the remembered login when a player has logged in by username: it is theirs now if they ticked the box, else
 * gone (EN-09); where this browser turns out not to keep it they are told. A code or an identity is never stored, and changes
 * nothing (VA-07). Rejects for nothing.
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
