import { useServices, useStore, useTranslation, type LanguageCode, type SiteStatus } from '@foyer/sdk'
import { Button, SafeHtml } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { MaintenanceArt } from './art.tsx'
import { CheckAgain } from './check-again.tsx'
import { ClosedLayout } from './closed-layout.tsx'
import { endTime } from './end-time.ts'
import { DetailRow } from './detail-row.tsx'
import EN from './locales/EN.json' with { type: 'json' }
import type { manifest } from './manifest.ts'
import { useServiceEntries } from './use-service-entries.ts'

const UNREAD = 'script, style, template, noscript'

const PARAMETER = 'maintenance_description'

/** The page of a site under maintenance (OV-06), with the end if known. */
export function MaintenancePage(): ReactNode {
  const { site, i18n, clock, service } = useServices<typeof manifest>()
  const t = useTranslation<'site.status-pages'>()
  const language = useStore(i18n.language)
  const { templates = {}, maintenanceEnd } = useStore(site.status) ?? {}
  const contacts = useServiceEntries()
  const tag = i18n.tag()
  const end = endTime(maintenanceEnd, clock.now(), tag)
  const endInEnglish = endTime(maintenanceEnd, clock.now(), 'en')
  const english = {
    title: EN.maintenance_title,
    text: (
      <>
        {description(customDescription(templates, 'EN'), EN.maintenance_text)}
        {endInEnglish && <span>{`${EN.maintenance_end}: ${endInEnglish.day}, ${endInEnglish.time}`}</span>}
      </>
    ),
  }
  return (
    <ClosedLayout
      art={<MaintenanceArt />}
      title={t('maintenance_title')}
      description={description(
        customDescription(templates, language) ?? customDescription(templates),
        t('maintenance_text'),
      )}
      english={tag === 'en' ? undefined : english}
      actions={
        <>
          <CheckAgain t={t} stillClosed={t('still_closed')} />
          {contacts.length > 0 && (
            <Button block onClick={() => service?.open()}>
              {t('contact_us')}
            </Button>
          )}
        </>
      }
    >
      {end && (
        <DetailRow label={t('maintenance_end')}>
          <time dateTime={new Date(maintenanceEnd ?? 0).toISOString()}>
            <bdi>{end.day}</bdi>
            <br />
            <bdi>{end.time}</bdi>
          </time>
        </DetailRow>
      )}
    </ClosedLayout>
  )
}

/** The merchant's own HTML, or else the site's text. */
const description = (html: string | undefined, text: string): ReactNode =>
  html === undefined ? <p>{text}</p> : <SafeHtml html={html} />

/**
 * The merchant's own description of the maintenance (OV-06): the template parameter `maintenance_description_VI`, or,
 * without a language, `maintenance_description`. The specification names no field for it. HTML, unsafe until it has passed
 * the sanitiser (SE-02); `undefined` if there is none with something to read.
 */
function customDescription(templates: SiteStatus['templates'], language?: LanguageCode): string | undefined {
  const given = templates[language ? `${PARAMETER}_${language}` : PARAMETER]
  return given && hasText(given) ? given : undefined
}

/** Whether there is something to read in HTML. It is parsed in a document without a window: nothing in it runs. */
export function hasText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(UNREAD)) element.remove()
  return /\S/.test(body.textContent)
}
