import { type OverlayProps, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { Notice } from './endpoints.ts'

interface NoticeBoxProps extends OverlayProps<'read'> {
  readonly notice: Notice
}

export function NoticeBox({ notice, close }: NoticeBoxProps): ReactNode {
  const t = useTranslation<'vendors.acme'>()
  return (
    <>
      <h2>{notice.title}</h2>
      <p>{notice.text}</p>
      <Button onClick={() => close('read')}>{t('read')}</Button>
    </>
  )
}
