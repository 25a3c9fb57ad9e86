import { useTranslation } from '@foyer/sdk'
import { Button, Notice } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'

interface Props {
  /** Begins the update; the page goes away by it. */
  readonly update: () => Promise<void>
  /** Absent: the update may not be put off. */
  readonly close?: () => void
}

/** A new build is there (OV-08). */
export function UpdateNotice({ update, close }: Props): ReactNode {
  const t = useTranslation()
  const [busy, setBusy] = useState(false)
  const begin = (): void => {
    setBusy(true)
    void update()
  }
  return (
    <Notice
      icon="star"
      title={t('update_available')}
      message={t(close ? 'update_message' : 'update_mandatory')}
      close={close && { label: t('close'), onClick: close }}
    >
      <Button block busy={busy} onClick={begin}>
        {t('update_now')}
      </Button>
    </Notice>
  )
}
