import { useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './games-section.module.css'

/** Shown if the games could not be loaded and there are none from before: an error and a retry. */
export function LanesError({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTranslation()
  return (
    <div className={css.trouble} role="alert">
      <p>{t('games_failed')}</p>
      <Button kind="secondary" onClick={retry}>
        {t('try_again')}
      </Button>
    </div>
  )
}
