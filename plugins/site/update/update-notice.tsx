import { useText } from '@foyer/sdk'
import { Button, Icon, IconButton } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import css from './update-notice.module.css'

interface Props {
  /** Begins the update; the page goes away by it. */
  readonly update: () => Promise<void>
  /** Absent: the update may not be put off. */
  readonly close?: () => void
}

/** A new build is there (OV-08). */
export function UpdateNotice({ update, close }: Props): ReactNode {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const begin = (): void => {
    setBusy(true)
    void update()
  }
  return (
    <div className={css['notice']}>
      {close && <IconButton className={css['close']} icon="close" label={t('close')} onClick={close} />}
      <span className={css['badge']}>
        <Icon name="star" size={28} />
      </span>
      <h2 className={css['title']}>{t('update_available')}</h2>
      <p className={css['message']}>{t(close ? 'update_message' : 'update_mandatory')}</p>
      <Button block busy={busy} onClick={begin}>
        {t('update_now')}
      </Button>
    </div>
  )
}
