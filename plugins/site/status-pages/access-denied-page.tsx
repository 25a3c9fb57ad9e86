import { useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import css from './access-denied-page.module.css'
import { AccessDeniedArt } from './art.tsx'
import { CheckAgain } from './check-again.tsx'
import { ClosedLayout } from './closed-layout.tsx'
import { DetailRow } from './detail-row.tsx'
import EN from './locales/EN.json' with { type: 'json' }
import type { manifest } from './manifest.ts'
import { useServiceEntries } from './use-service-entries.ts'

/** The site is closed to the player's region (OV-07). It shows the IP address, which customer service asks for first. */
export function AccessDeniedPage(): ReactNode {
  const { site, i18n } = useServices<typeof manifest>()
  const t = useTranslation<'site.status-pages'>()
  const ip = useStore(site.status)?.ip
  const [contact] = useServiceEntries()
  return (
    <ClosedLayout
      art={<AccessDeniedArt />}
      title={t('denied_title')}
      description={t('denied_text')}
      english={i18n.tag() === 'en' ? undefined : { title: EN.denied_title, text: EN.denied_text }}
      actions={
        <>
          <CheckAgain t={t} stillClosed={t('still_denied')} />
          {contact && (
            <a className={css.contact} href={contact.url} target="_blank" rel="noopener noreferrer">
              {t('contact_us')}
            </a>
          )}
        </>
      }
    >
      {ip && <DetailRow label={t('your_ip')}>{ip}</DetailRow>}
    </ClosedLayout>
  )
}
