import { Link, usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Icon, IconButton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { logOut } from '../log-out.ts'
import css from './header-actions.module.css'
import type { manifest } from './manifest.ts'

interface HeaderActionsProps {
  readonly compact: boolean
}

/** In the header: the log-in for a guest; for a member the name and the log-out. */
export function HeaderActions({ compact }: HeaderActionsProps): ReactNode {
  const { session } = useServices<typeof manifest>()
  const member = useStore(session.current)
  const t = useTranslation()
  if (member) return <MemberActions name={member.userName} compact={compact} />
  return (
    <Link to="/m/login" className={css.login}>
      {t('log_in')}
    </Link>
  )
}

function MemberActions({ name, compact }: HeaderActionsProps & { readonly name: string }): ReactNode {
  const services = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const t = useTranslation()
  const confirmLogOut = async (): Promise<void> => {
    const confirmed = await services.overlays.confirm({
      title: t('log_out'),
      message: t('log_out_question'),
      confirmLabel: t('log_out'),
      cancelLabel: t('stay'),
    })
    if (!confirmed) return
    logOut(services)
    services.overlays.toast(t('logged_out'), { kind: 'success' })
  }
  return (
    <div className={css.member}>
      {!compact && (
        <span className={css.name}>
          <Icon name="user" size={16} />
          <bdi className={css.text}>{name}</bdi>
        </span>
      )}
      <IconButton
        label={t('log_out')}
        icon="logout"
        onClick={() => void confirmLogOut().catch((error: unknown) => logger.error(error))}
      />
    </div>
  )
}
