import type { Overlays, Translate } from '@foyer/sdk'
import { logOut, type LogOutDeps } from './log-out.ts'

/**
 * Logs the member out, after a question (ST-32).
 *
 * @param t - the texts of `account.auth`
 * @param onLogOut - runs before the session ends, such as to close a sheet
 */
export async function askLogOut(
  services: LogOutDeps & { readonly overlays: Pick<Overlays, 'confirm' | 'toast'> },
  t: Translate<'account.auth'>,
  onLogOut?: () => void,
): Promise<void> {
  const { overlays } = services
  const confirmed = await overlays.confirm({
    title: t('log_out'),
    message: t('log_out_question'),
    confirmLabel: t('log_out'),
    cancelLabel: t('stay'),
  })
  if (!confirmed) return
  onLogOut?.()
  logOut(services)
  overlays.toast(t('logged_out'), { kind: 'success' })
}
