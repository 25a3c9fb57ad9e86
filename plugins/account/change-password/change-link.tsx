import { Link, useServices, useStore, useText } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './change-link.module.css'
import type { manifest } from './manifest.ts'

/** The way here from the settings; members have it, but for those who are held here anyway. */
export function ChangeLink({ close }: { readonly close: () => void }): ReactNode {
  const t = useText()
  const member = useStore(useServices<typeof manifest>().session.current)
  if (!member || member.owes) return null
  return (
    <Link to="/m/changePsw" className={css['link']} onClick={close}>
      <Icon name="lock" size={20} />
      <span className={css['label']}>{t('change_password')}</span>
      <Icon name="forward" size={18} />
    </Link>
  )
}
