import { usePluginContext, useServices, useTranslation, REGISTER_PATH } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import { type ReactNode, useId, useState } from 'react'
import { copyText } from '../../site/contract/copy-text.ts'
import css from './share-panel.module.css'
import type { manifest } from './manifest.ts'
import { QrPanel } from './qr-panel.tsx'
import { shareLink } from '../shared/share-link.ts'

const SHARE_ICON =
  'M12 15V4M8 7.5L12 3.5l4 4M6 11H5a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1'
const COPY_ICON = 'M9 9h10v11H9zM5 15V5a1 1 0 0 1 1-1h9'
const QR_ICON = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v0M14 20h2M20 18v2M18 17v0'

/** The member's link and code, with every way to pass them on. */
export function SharePanel({ code }: { readonly code: string }): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const { logger } = usePluginContext<typeof manifest>()
  const { overlays, site } = useServices<typeof manifest>()
  const [qr, setQr] = useState(false)
  const heading = useId()
  const link = invitationLink(location.origin, code)

  const copy = async (text: string): Promise<void> => {
    const done = await copyText(text)
    overlays.toast(t(done ? 'copied' : 'copy_failed'), { kind: done ? 'success' : 'warning' })
  }
  const share = async (): Promise<void> => {
    const text = t('share_text', { merchant: site.merchant.name })
    const outcome = await shareLink({ title: t('title'), text, url: link })
    if (outcome !== 'refused') return
    logger.debug('the browser refused to share the link')
    await copy(link)
  }
  return (
    <section className={css.panel} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('your_link')}
      </h2>
      <p className={css.link} dir="ltr">
        {link}
      </p>
      <div className={css.ways}>
        {'share' in navigator && (
          <Button block onClick={() => void share()}>
            <Icon name={SHARE_ICON} size={20} />
            {t('share')}
          </Button>
        )}
        <Button kind={'share' in navigator ? 'secondary' : 'primary'} block onClick={() => void copy(link)}>
          <Icon name={COPY_ICON} size={20} />
          {t('copy_link')}
        </Button>
      </div>
      <div className={css.code}>
        <p className={css.what}>
          <span className={css.label}>{t('your_code')}</span>
          <bdi className={css.value}>{code}</bdi>
        </p>
        <Button kind="ghost" aria-label={t('copy_code')} onClick={() => void copy(code)}>
          {t('copy')}
        </Button>
      </div>
      <Button kind="ghost" block aria-expanded={qr} onClick={() => setQr(!qr)}>
        <Icon name={QR_ICON} size={20} />
        {t(qr ? 'qr_hide' : 'qr_show')}
      </Button>
      {qr && <QrPanel link={link} />}
    </section>
  )
}

/** The address that a friend joins by: `https://lotus.example/m/register?referralCode=LOTUS10001` (VA-10). */
const invitationLink = (origin: string, code: string): string =>
  `${origin}${REGISTER_PATH}?referralCode=${encodeURIComponent(code)}`
