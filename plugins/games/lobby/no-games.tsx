import { useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './games-section.module.css'

/** The merchant has no games. */
export function NoGames(): ReactNode {
  const t = useTranslation<'games.lobby'>()
  return (
    <div className={css.none}>
      <Icon name="games" size={40} />
      <p>{t('none_yet')}</p>
    </div>
  )
}
