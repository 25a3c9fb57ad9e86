import {
  Link,
  LOGIN_PATH,
  REGISTER_PATH,
  useFoundRoute,
  useLocation,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './header-actions.module.css'
import type { manifest } from './manifest.ts'

interface HeaderActionsProps {
  readonly openSettings: () => void
}

/**
 * In the header: for a guest the log-in, and the registration where the header has room; for a member the name, which
 * opens the settings with the account. No link to the screen that is shown.
 */
export function HeaderActions({ openSettings }: HeaderActionsProps): ReactNode {
  const { session } = useServices<typeof manifest>()
  const member = useStore(session.current)
  const { pathname } = useLocation()
  const registration = useFoundRoute(REGISTER_PATH).state
  const t = useTranslation<'account.auth'>()
  if (member)
    return (
      <button type="button" className={css.member} aria-haspopup="dialog" onClick={openSettings}>
        <Icon name="user" size={16} />
        <bdi className={css.text}>{member.userName}</bdi>
      </button>
    )
  const registrable = pathname !== REGISTER_PATH && registration !== 'none'
  return (
    <>
      {registrable && (
        <Link to={REGISTER_PATH} className={css.register}>
          {t('register_short')}
        </Link>
      )}
      {pathname !== LOGIN_PATH && (
        <Link to={LOGIN_PATH} className={css.login}>
          {t('log_in')}
        </Link>
      )}
    </>
  )
}
