import { Link, useServices, useStore, useText } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './feedback-link.module.css'
import type { manifest } from './manifest.ts'

/** The way here from the settings; members have it. */
export function FeedbackLink({ close }: { readonly close: () => void }): ReactNode {
  const t = useText()
  const member = useStore(useServices<typeof manifest>().session.current)
  if (!member) return null
  return (
    <Link to="/m/feedback" className={css['link']} onClick={close}>
      <Icon name="chat" size={20} />
      <span className={css['label']}>{t('title')}</span>
      <Icon name="forward" size={18} />
    </Link>
  )
}
