import { type I18n, type Overlays, type Session, type SessionEnd, sessionEnded } from '@foyer/sdk'
import type { Events } from '../events/events.ts'

export interface TellSessionEndedDependencies {
  readonly events: Pick<Events, 'on'>
  readonly i18n: Pick<I18n, 'translate'>
  readonly overlays: Pick<Overlays, 'toast'>
  readonly session: Pick<Session, 'current'>
}

/**
 * Tells the player when another tab has ended this tab's session: once the player looks at this tab, and not
 * after a new login here.
 */
export function tellSessionEnded({ events, i18n, overlays, session }: TellSessionEndedDependencies): void {
  let untold: SessionEnd | undefined
  const tell = (): void => {
    if (document.hidden) return
    const reason = untold
    untold = undefined
    if (session.current.get()) return
    const t = i18n.translate('kernel')
    if (reason === 'logout') overlays.toast(t('logged_out_elsewhere'))
    if (reason === 'expired') overlays.toast(t('please_log_in'), { kind: 'warning' })
  }
  events.on(sessionEnded, ({ reason, elsewhere }) => {
    untold = elsewhere ? reason : undefined
    tell()
  })
  document.addEventListener('visibilitychange', tell)
}
