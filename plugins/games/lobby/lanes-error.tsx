import { useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { CatalogueState } from '../contract.ts'
import css from './games-section.module.css'

interface Props {
  /** Why; the network by default. */
  readonly failure?: CatalogueState['failure']
  readonly retry: () => void
}

/** Shown where games could not be loaded: why, and a retry. */
export function LanesError({ failure = 'network', retry }: Props): ReactNode {
  const t = useTranslation<'games.lobby'>()
  return (
    <div className={css.trouble} role="alert">
      <p>{t(failure === 'service' ? 'games_failed_service' : 'games_failed')}</p>
      <Button kind="secondary" onClick={retry}>
        {t('try_again')}
      </Button>
    </div>
  )
}
