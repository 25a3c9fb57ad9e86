import { useServices, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import type { manifest } from './manifest.ts'
import { NoticeBox } from './notice-box.tsx'

interface Props {
  readonly message: string
  readonly close: () => void
}

/** Says that the status could not be loaded; the baked site stays (ER-01). Closes by itself once the gateway answers. */
export function ErrorNotice({ message, close }: Props): ReactNode {
  const { site } = useServices<typeof manifest>()
  const t = useTranslation<'site.status-pages'>()
  const [state, setState] = useState<'fresh' | 'asking' | 'failed'>('fresh')
  const ask = async (): Promise<void> => {
    setState('asking')
    await site.refresh()
    setState('failed')
  }
  return (
    <NoticeBox title={t('notice')} message={message} textKey={state === 'failed' ? t('still_failing') : ''}>
      <Button block busy={state === 'asking'} onClick={() => void ask()}>
        {t('try_again')}
      </Button>
      <Button kind="secondary" block onClick={() => close()}>
        {t('confirm')}
      </Button>
    </NoticeBox>
  )
}
