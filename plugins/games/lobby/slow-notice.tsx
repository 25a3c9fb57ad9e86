import { useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { SLOW_MS } from './constants.ts'
import css from './games-section.module.css'

/** In a skeleton: nothing at first; after a slow wait, that it takes longer, and a retry where there is one. */
export function SlowNotice({ retry }: { readonly retry?: (() => void) | undefined }): ReactNode {
  const t = useTranslation<'games.lobby'>()
  const [round, setRound] = useState(0)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [round])
  const again = (): void => {
    setSlow(false)
    setRound(round + 1)
    retry?.()
  }
  return (
    <output className={slow ? css.trouble : css.nothing}>
      {slow && (
        <>
          <span>{t('slow')}</span>
          {retry && (
            <Button kind="secondary" onClick={again}>
              {t('try_again')}
            </Button>
          )}
        </>
      )}
    </output>
  )
}
