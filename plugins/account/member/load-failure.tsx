import { useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './load-failure.module.css'

interface Props {
  /** What could not be loaded, in a sentence. */
  readonly text: string
  readonly retry: () => void
}

/** Shown where a part of the member area could not be loaded, with a retry. */
export function LoadFailure({ text, retry }: Props): ReactNode {
  const t = useTranslation<'account.member'>()
  return (
    <div className={css.failure} role="alert">
      <p>{text}</p>
      <Button kind="secondary" onClick={retry}>
        {t('try_again')}
      </Button>
    </div>
  )
}
