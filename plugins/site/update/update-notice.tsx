import { useTranslation } from '@foyer/sdk'
import { Button, Notice } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'

interface Props {
  /** Starts the update, which leaves the page. */
  readonly update: () => Promise<void>
  /** Absent if the update is mandatory. */
  readonly close?: () => void
}

/** Says that a new build is available (OV-08). */
export function UpdateNotice({ update, close }: Props): ReactNode {
  const t = useTranslation<'site.update'>()
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
