import { useFetched, useTranslation } from '@foyer/sdk'
import { Button, Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './qr-panel.module.css'

/** The QR code of the link. Its encoder is fetched when the panel is first shown. */
export function QrPanel({ link }: { readonly link: string }): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const code = useFetched(async () => (await import('./qr-code.tsx')).QrCode)
  return (
    <div className={css.panel}>
      {code.step === 'ready' && <code.value text={link} label={t('qr_label')} />}
      {code.step === 'loading' && <Skeleton width="200px" height="200px" radius="var(--radius-m)" />}
      {code.step === 'failed' ? (
        <div className={css.failed} role="alert">
          <p>{t('qr_failed')}</p>
          <Button kind="secondary" onClick={code.retry}>
            {t('try_again')}
          </Button>
        </div>
      ) : (
        <p className={css.hint}>{t('qr_hint')}</p>
      )}
    </div>
  )
}
